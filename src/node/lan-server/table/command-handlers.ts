import type { GuestMessage, GuestMessageOf, GuestMessageType, HostMessageOf } from '../../../protocol/lan/messages'
import { uniqueName } from '../../../protocol/lan/plain-name'
import { MAX_NAME_LENGTH } from '../../../protocol/wire/fields'
import { accept, letterOf, ONLOOKER, refuse, type Refusal, type Result, type Seat, seatOf } from '../../../rules/kit'
import type { Objection } from '../../../session'
import { sameSecret } from '../tokens'
import { runGame } from './active-game'
import { type Broadcaster, toMutableView, toVersion } from './broadcaster'
import { reseat } from './disconnect-policy'
import { putCommit, putReveal } from './fairness-round'
import { noteHand, chooseSeat, askForConsent, vote, hasSeenOther } from './hands'
import { rotateSeatToken, isFormerToken, returnWordOf, confirmSeatToken } from './seat-credentials'
import { personAt, type RoomState, isHere, isOwnerHere } from './room-state'
import type { GameStart } from './game-start'
import type { Membership } from './membership'
import type { Shows } from './shows'
import type { TablePublisher } from './table-publisher'
import type { TableClient } from './types'

/** The parts of a table on which guests' requests act. */
interface TableParts {
  readonly broadcaster: Broadcaster
  readonly publisher: TablePublisher
  readonly shows: Shows
  readonly membership: Membership
  readonly gameStart: GameStart
}

/**
 * The content of an answer, without the id. An answer with a `seat` is a change of places and includes the whole view
 * from there.
 */
type AnswerBody = Omit<HostMessageOf<'answer'>, 'v' | 'seq' | 'type' | 'id'>

type Handler<T extends GuestMessageType> = (
  guest: TableClient,
  message: GuestMessageOf<T>,
) => Promise<AnswerBody> | AnswerBody

/** What takes each type of message. */
type Handlers = { readonly [T in Exclude<GuestMessageType, 'hello' | 'again' | 'ping'>]: Handler<T> }

const done: AnswerBody = { ok: true }

function failed({ code, message }: Refusal): AnswerBody {
  return { ok: false, error: { code, message } }
}

const refusal = (code: string, message: string) => failed({ code, message })

const noSeat = () => refusal('no-seat', 'Only those who sit at the table can do that.')

const noGame = () => refusal('no-game', 'No game is being played now.')

/** Creates the handlers for taking and leaving chairs, readiness and emotes. */
function createSeatHandlers(room: RoomState, { broadcaster, publisher, membership, gameStart }: TableParts) {
  return {
    async sit(guest, { seat, name: wishedName }) {
      if (guest.eye !== ONLOOKER) return refusal('seated', 'You sit at this table already.')
      const takenNames = room.chairs.flatMap((chair, at) =>
        chair.kind === 'open' || letterOf(at) === seat ? [] : [chair.name],
      )
      const ownName = room.dependencies.nameForGuest?.(wishedName) ?? wishedName
      const name = uniqueName(ownName, [...takenNames, 'Host'], MAX_NAME_LENGTH)
      const choice = chooseSeat(room, guest, seat, name)
      if (!choice.ok) {
        if (choice.error.code === 'ask-host') publisher.tellAsking()
        return failed(choice.error)
      }
      const chosenSeat = choice.value
      const { answers } = guest
      room.chairs[chosenSeat] = {
        kind: 'person',
        name,
        ready: false,
        tokens: [],
        formerTokens: [],
        word: null,
        standsIn: false,
        answers,
      }
      const token = rotateSeatToken(room, chosenSeat, null)
      broadcaster.prepareEye(chosenSeat)
      guest.eye = chosenSeat
      noteHand(room, guest)
      await reseat(room, chosenSeat)
      await publisher.announceAndWrite()
      return { ok: true, seat: letterOf(chosenSeat), ...(token !== null && { token }) }
    },
    async stand(guest) {
      if (guest.eye === ONLOOKER) return noSeat()
      await membership.leaveSeat(guest)
      return { ok: true, seat: null }
    },
    async ready(guest, { ready }) {
      const person = personAt(room, guest.eye)
      if (!person) return noSeat()
      if (person.ready !== ready) {
        person.ready = ready
        await publisher.announceAndWrite()
        gameStart.maybeStart()
      }
      return done
    },
    emote(guest, { name }) {
      if (!personAt(room, guest.eye)) return noSeat()
      broadcaster.tell({ type: 'emote', seat: letterOf(guest.eye), name })
      return done
    },
  } satisfies Partial<Handlers>
}

/** Creates the handlers for values of the fairness round. */
function createFairnessHandlers(room: RoomState, { gameStart }: TableParts) {
  function put(
    guest: TableClient,
    value: (seat: string, round: NonNullable<RoomState['fairness']>) => Refusal | null,
  ): AnswerBody {
    if (guest.eye === ONLOOKER) return noSeat()
    if (room.phase !== 'committing' || !room.fairness) return refusal('not-due', 'No luck is being made now.')
    const objection = value(letterOf(guest.eye), room.fairness)
    if (objection) return failed(objection)
    gameStart.advanceFairness()
    return done
  }

  return {
    commit: (guest, { hash }) => put(guest, (seat, round) => putCommit(round, seat, hash)),
    reveal: (guest, { value }) => put(guest, (seat, round) => putReveal(round, seat, value)),
  } satisfies Partial<Handlers>
}

/** Creates the handlers for actions in a running game. */
function createGameHandlers(room: RoomState, { broadcaster }: TableParts) {
  /**
   * Performs an action in the game for a guest whose view is current, and still is when the action's turn in the
   * table's queue comes.
   */
  async function inGame(
    guest: TableClient,
    turn: number | null,
    act: (table: NonNullable<RoomState['activeGame']>['table'], objection: Objection) => Promise<Result<unknown>>,
  ): Promise<AnswerBody> {
    const { eye } = guest
    if (eye === ONLOOKER) return noSeat()
    if (!room.activeGame || room.phase !== 'playing') return noGame()
    const objection = (): Refusal | null => {
      if (room.paused) return { code: 'paused', message: 'The host has paused the game.' }
      const current = guest.eye === eye && (turn === null || turn === broadcaster.turn(eye))
      return current ? null : { code: 'stale', message: 'The table has changed meanwhile.' }
    }
    const result = await act(room.activeGame.table, objection)
    runGame(room)
    if (result.ok) return done
    // A refusal carries the current view.
    return { ...failed(result.error), ...(result.error.code !== 'paused' && { view: broadcaster.wholeView(guest) }) }
  }

  return {
    move: (guest, { turn, text }) => inGame(guest, turn, (table, objection) => table.play(guest.eye, text, objection)),
    undo: (guest, { turn }) => inGame(guest, turn, (table, objection) => table.undo(guest.eye, objection)),
    resign: (guest) => inGame(guest, null, (table, objection) => table.resign(guest.eye, objection)),
  } satisfies Partial<Handlers>
}

/** Calls the handler for a message's type. */
function handle(handlers: Handlers, guest: TableClient, message: GuestMessage): Promise<AnswerBody> | AnswerBody {
  switch (message.type) {
    case 'hello':
      return refusal('twice', 'You have said hello already.')
    case 'again':
    case 'ping':
      return done
    default:
      return handlers[message.type](guest, message as never)
  }
}

/** After so many wrong words in one game, a right one needs consent too. */
const MAX_WRONG_WORDS = 20

type Claim = Parameters<Handlers['claim']>[1]

/** The claimed chair, and whether consent is needed; or the refusal. */
type ClaimedSeat = Result<{ readonly seat: Seat; readonly needsConsent: boolean }>

/** Creates the handlers for people who take their own chair again from another device or browser. */
function createReturnHandlers(room: RoomState, { broadcaster, publisher, shows, membership }: TableParts) {
  async function seatOfWord(guest: TableClient, word: string): Promise<ClaimedSeat> {
    const objection = guest.wordGuard.objection()
    if (objection !== null) return refuse('locked-out', objection)
    const seat = room.chairs.findIndex(
      (chair) => chair.kind === 'person' && chair.word !== null && sameSecret(chair.word, word.toUpperCase()),
    )
    if (seat < 0) {
      room.wrongWords++
      await guest.wordGuard.recordWrong()
      return refuse('wrong-word', 'No chair at this table has that word.')
    }
    return accept({ seat, needsConsent: room.wrongWords >= MAX_WRONG_WORDS || hasSeenOther(room, guest, seat) })
  }

  function seatOfToken(guest: TableClient, letter: string, token: string): ClaimedSeat {
    const seat = seatOf(letter, room.chairs.length)
    if (!isFormerToken(room, { kind: 'resume', seat: letter, token }))
      return refuse('wrong-pass', 'That secret opens no chair here any more.')
    const { lastLeftSeat } = guest
    if (room.phase === 'playing' && lastLeftSeat?.round === room.round && lastLeftSeat.seat !== seat)
      return refuse('other-hand', 'You sat in another chair in this game, and know its hand.')
    return accept({ seat, needsConsent: false })
  }

  /** A claim without proof always needs consent, except where nobody is there who could give it. */
  function namedSeat(guest: TableClient, letter: string): ClaimedSeat {
    const seat = seatOf(letter, room.chairs.length)
    if (!personAt(room, seat) || isHere(room, seat))
      return refuse('chair-taken', 'Nobody is away from that chair. Its own page shows a word for another device.')
    const isAnyoneHere = isOwnerHere(room) || [...room.guests].some(({ eye }) => eye !== ONLOOKER)
    return accept({ seat, needsConsent: isAnyoneHere || hasSeenOther(room, guest, seat) })
  }

  async function claimedSeat(guest: TableClient, { word, seat, token }: Claim): Promise<ClaimedSeat> {
    if (word !== undefined) return seatOfWord(guest, word)
    if (seat === undefined) return refuse('bad-claim', 'A claim has a word or names a chair.')
    return token === undefined ? namedSeat(guest, seat) : seatOfToken(guest, seat, token)
  }

  return {
    async claim(guest, message): Promise<AnswerBody> {
      if (guest.eye !== ONLOOKER) return refusal('seated', 'You sit at this table already.')
      const claimed = await claimedSeat(guest, message)
      if (!claimed.ok) return failed(claimed.error)
      const { seat, needsConsent } = claimed.value
      if (needsConsent && !isAdmitted(room, guest, seat)) {
        const name = personAt(room, seat)?.name ?? ''
        const [code, sentence] = askForConsent(room, guest, seat, { name, wish: 'return' })
        publisher.tellAsking()
        return refusal(code, sentence)
      }
      const token = await membership.handOver(guest, seat)
      return { ok: true, seat: letterOf(seat), ...(token !== null && { token }) }
    },
    word(guest) {
      const word = returnWordOf(room, guest.eye)
      return word === null ? noSeat() : { ok: true, word }
    },
    show(guest, { on }) {
      if (!on) shows.end(guest.eye)
      if (!on) return done
      const offered = shows.offer(guest)
      return offered.ok ? { ok: true, word: offered.value } : failed(offered.error)
    },
    async look(guest, { word }): Promise<AnswerBody> {
      const seen = await shows.look(guest, word)
      return seen.ok ? { ok: true, sight: toMutableView(seen.value) } : failed(seen.error)
    },
    agree(guest, { seat, agree }) {
      const voted = vote(room, guest, seatOf(seat, room.chairs.length), agree, publisher.tellAsking)
      return voted.ok ? done : failed(voted.error)
    },
    role(guest, { key }) {
      if (!sameSecret(key, room.spec.ownerKey)) return refusal('wrong-key', 'That is not the key of the owner’s page.')
      guest.isOwner = true
      publisher.tellAsking()
      broadcaster.tellWords()
      return done
    },
  } satisfies Partial<Handlers>
}

/** Whether the owner or the table has let a guest, or whoever comes next, take a chair. */
function isAdmitted({ hands }: RoomState, { source }: TableClient, seat: Seat): boolean {
  const admitted = hands.admittedSources.get(seat)
  return admitted === null || admitted === source
}

/** Requests after which a guest may be in another place. */
const MOVING_TYPES: ReadonlySet<GuestMessage['type']> = new Set(['sit', 'stand', 'claim'])

/** Handles and answers guests' requests, each one once. Returns the function that takes a message. */
export function createGuestRequests(
  room: RoomState,
  parts: TableParts,
): (guest: TableClient, message: GuestMessage) => Promise<void> {
  const { broadcaster, publisher } = parts
  const handlers: Handlers = {
    ...createSeatHandlers(room, parts),
    ...createReturnHandlers(room, parts),
    ...createFairnessHandlers(room, parts),
    ...createGameHandlers(room, parts),
  }
  const answerTo = (guest: TableClient, id: number, answered: object) =>
    broadcaster.textFor(guest, { type: 'answer', id, ok: true, ...answered })

  /**
   * Performs a request and answers it. A guest who changes places receives nothing meanwhile: the answer shows the
   * whole table as of its sending, and later messages are for their new eye.
   */
  async function act(guest: TableClient, message: GuestMessage): Promise<string> {
    const release = MOVING_TYPES.has(message.type) ? guest.hold() : null
    try {
      const answered = await handle(handlers, guest, message)
      const moved = answered.seat !== undefined
      release?.(!moved)
      if (moved) await new Promise<void>((resolve) => room.dependencies.journals.whenFlushed(resolve))
      const text = answerTo(guest, message.id, { ...answered, ...(moved && { view: broadcaster.wholeView(guest) }) })
      // The guest has already been sent the ply, so the answer to a move may wait.
      guest.acknowledge(text, message.type === 'move' && answered.ok ? 'later' : 'soon')
      if (moved) {
        // What the guest was told at the old place was dropped.
        guest.toldWords = ''
        broadcaster.tellWords()
      }
      return text
    } finally {
      release?.(true)
    }
  }

  async function actOnce(guest: TableClient, message: GuestMessage): Promise<void> {
    const { id } = message
    const asked = { isNew: false }
    const text = await guest.answers.once(id, () => {
      asked.isNew = true
      return act(guest, message)
    })
    const forgotten = { ok: false, error: { code: 'too-old', message: 'That was answered long ago.' } }
    if (!asked.isNew) guest.acknowledge(text === null ? answerTo(guest, id, forgotten) : toVersion(text, guest.version))
  }

  return async (guest, message) => {
    if (!room.guests.has(guest)) return
    if (confirmSeatToken(room, guest.eye)) void publisher.writeSideFile()
    const { id } = message
    if (message.type === 'ping') guest.send(answerTo(guest, id, { now: room.dependencies.monotonic() }))
    else if (message.type === 'again') {
      guest.send(answerTo(guest, id, { view: broadcaster.wholeView(guest) }))
      publisher.tellEnd(guest)
    } else if (message.type === 'look') {
      // Answered anew each time: an answer that was kept would show a hand after its end.
      await act(guest, message)
    } else await actOnce(guest, message)
  }
}
