import type { GuestMessage, GuestMessageOf, GuestMessageType, HostMessageOf } from '../../../protocol/lan/messages'
import { uniqueName } from '../../../protocol/lan/plain-name'
import { MAX_NAME_LENGTH } from '../../../protocol/wire/fields'
import { letterOf, ONLOOKER, type Refusal, type Result, type Seat } from '../../../rules/kit'
import type { Objection } from '../../../session'
import { reseat } from './disconnect-policy'
import { rotateSeatToken } from './seat-credentials'
import { noteHand } from './hands'
import { putCommit, putReveal } from './fairness-round'
import { runGame } from './active-game'
import { personAt, type RoomState } from './room-state'
import { chooseSeat } from './seat-choice'
import type { TableClient } from './types'
import type { Broadcaster } from './broadcaster'

/** Effects of commands beyond the room's state. */
export interface CommandEffects {
  /** Reports that chairs or phase have changed: writes and announces it. Resolves once it is written. */
  announceAndWrite(): Promise<void>
  /** Reports that a value of the fairness round has arrived. */
  advanceFairness(): void
  /** Lets a guest leave their chair. */
  stand(guest: TableClient): Promise<void>
  /** Starts the game if everybody is ready. */
  maybeStart(): void
  /** Gives a claimed chair to a guest; resolves to its new token. */
  handOver(guest: TableClient, seat: Seat): Promise<string | null>
  /** Tells everybody which chairs are asked for, if the people at the table decide and that has changed. */
  tellAsking(): void
}

/**
 * The content of an answer, without the id. An answer with a `seat` is a change of places and includes the whole view
 * from there.
 */
export type AnswerBody = Omit<HostMessageOf<'answer'>, 'v' | 'seq' | 'type' | 'id'>

type Handler<T extends GuestMessageType> = (
  guest: TableClient,
  message: GuestMessageOf<T>,
) => Promise<AnswerBody> | AnswerBody
/** What takes each type of message. */
export type Handlers = { readonly [T in Exclude<GuestMessageType, 'hello' | 'again' | 'ping'>]: Handler<T> }

export const done: AnswerBody = { ok: true }

export function failed({ code, message }: Refusal): AnswerBody {
  return { ok: false, error: { code, message } }
}

export const refusal = (code: string, message: string) => failed({ code, message })
export const noSeat = () => refusal('no-seat', 'Only those who sit at the table can do that.')
const noGame = () => refusal('no-game', 'No game is being played now.')

/** Creates the handlers for taking and leaving chairs, readiness and emotes. */
function createSeatHandlers(room: RoomState, broadcaster: Broadcaster, effects: CommandEffects) {
  return {
    async sit(guest, { seat, name: wishedName }) {
      const name = room.dependencies.nameForGuest?.(wishedName) ?? wishedName
      if (guest.eye !== ONLOOKER) return refusal('seated', 'You sit at this table already.')
      const choice = chooseSeat(room, guest, seat, name)
      if (!choice.ok) {
        if (choice.error.code === 'ask-host') effects.tellAsking()
        return failed(choice.error)
      }
      const chosenSeat = choice.value
      const { answers } = guest
      const takenNames = room.seats.flatMap((chair, at) =>
        at === chosenSeat || chair.kind === 'open' ? [] : [chair.name],
      )
      const finalName = uniqueName(name, [...takenNames, 'Host'], MAX_NAME_LENGTH)
      room.seats[chosenSeat] = {
        kind: 'person',
        name: finalName,
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
      await effects.announceAndWrite()
      return { ok: true, seat: letterOf(chosenSeat), ...(token !== null && { token }) }
    },
    async stand(guest) {
      if (guest.eye === ONLOOKER) return noSeat()
      await effects.stand(guest)
      return { ok: true, seat: null }
    },
    async ready(guest, { ready }) {
      const person = personAt(room, guest.eye)
      if (!person) return noSeat()
      if (person.ready !== ready) {
        person.ready = ready
        await effects.announceAndWrite()
        effects.maybeStart()
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
function createLuckHandlers(room: RoomState, effects: CommandEffects) {
  function put(
    guest: TableClient,
    value: (seat: string, round: NonNullable<RoomState['luck']>) => Refusal | null,
  ): AnswerBody {
    if (guest.eye === ONLOOKER) return noSeat()
    if (room.phase !== 'committing' || !room.luck) return refusal('not-due', 'No luck is being made now.')
    const objection = value(letterOf(guest.eye), room.luck)
    if (objection) return failed(objection)
    effects.advanceFairness()
    return done
  }

  return {
    commit: (guest, { hash }) => put(guest, (seat, round) => putCommit(round, seat, hash)),
    reveal: (guest, { value }) => put(guest, (seat, round) => putReveal(round, seat, value)),
  } satisfies Partial<Handlers>
}

/** Creates the handlers for actions in a running game. */
function createGameHandlers(room: RoomState, broadcaster: Broadcaster) {
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

/** Creates the handlers of guests' messages at a table. The caller takes care of repeated messages. */
export function createCommandHandlers(room: RoomState, broadcaster: Broadcaster, effects: CommandEffects) {
  return {
    ...createSeatHandlers(room, broadcaster, effects),
    ...createLuckHandlers(room, effects),
    ...createGameHandlers(room, broadcaster),
  }
}

/** Calls the handler for a message's type. */
export function handle(
  handlers: Handlers,
  guest: TableClient,
  message: GuestMessage,
): Promise<AnswerBody> | AnswerBody {
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
