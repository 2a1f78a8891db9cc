import { createCanceller, CancelledError, withCancellation, type Canceller } from '../async/cancellation'
import type { Level, SeatPlayer } from '../ports/journal'
import type { ThinkRequest, Thinker } from '../ports/thinker'
import { seatsIn, type Seat, accept, refuse, type Result, type Refusal, type GameEvent } from '../rules/kit'
import { readLegalMove, createThinkRequest, anySoundMove, readSoundMove, moveTexts } from './bot-requests'
import { awaitedSeats } from './game-history'
import type { SessionCore } from './session-core'
import type { Objection, Step, Advice } from './types'

interface SeatedBot {
  readonly seat: Seat
  readonly level: Level
}

/**
 * Creates the turns of a table's bots, including offers out of turn and pondering.
 * @param seed of the table; thinkers receive only a digest of it.
 */
export function createBotTurns(core: SessionCore, seed: string) {
  const { history } = core.assignments
  const pondering = createPondering(core, seed)
  const think = createThink(core)
  const offers = createOffers(core, seed, think)
  let running: Promise<void> | null = null

  async function loop(): Promise<void> {
    try {
      await core.enqueue(() => core.settleChance())
      for (;;) {
        await offers.make()
        const next = core.over || core.closed ? null : firstBot(core, awaitedSeats(history))
        if (!next) break
        await playTurn(next)
      }
    } finally {
      // Cleared in the same synchronous step as the decision to stop, so that a later call always starts a new run.
      running = null
    }
    pondering.begin()
  }

  /**
   * Plays one bot's turn: thinks outside the queue, so that people can undo or leave meanwhile, and moves inside it.
   */
  async function playTurn({ seat, level }: SeatedBot): Promise<void> {
    const question = { request: createThinkRequest(history, seed, seat, level, 'turn'), revision: core.revision }
    await playThought(core, question, await think(question.request, true))
  }

  return {
    /** Lets bots move for as long as the game waits for one. A call during a run returns the promise of that run. */
    run: () => (running ??= loop()),
  }
}

/** Offers a move to bots that may act although the game does not wait for them. */
function createOffers(core: SessionCore, seed: string, think: Think) {
  const { history } = core.assignments
  /** Bit set of the seats already asked, and the revision to which it applies. */
  const offersMade = { revision: -1, seats: 0 }

  function next(): SeatedBot | null {
    if (core.over || core.closed) return null
    if (offersMade.revision !== core.revision) Object.assign(offersMade, { revision: core.revision, seats: 0 })
    const { game, state } = history
    return firstBot(core, seatsIn(game.optionalSeats(state) & ~game.requiredSeats(state) & ~offersMade.seats))
  }

  return {
    /** Asks each of these bots once for the current position. */
    async make(): Promise<void> {
      for (let bot = next(); bot; bot = next()) {
        const { seat, level } = bot
        offersMade.seats |= 1 << seat
        const askedRevision = core.revision
        // Offers are not announced: to show that a bot is considering an interruption would reveal that there is one to
        // consider.
        const text = await think(createThinkRequest(history, seed, seat, level, 'offer'))
        if (text === null) continue
        await core.enqueue(async () => {
          if (core.over || core.closed || core.revision !== askedRevision) return
          const legal = readLegalMove(history, seat, text)
          if (legal) await core.commit(seat, legal.move)
          else core.report(new Error(`A bot answered an illegal move: ${text}`))
        })
      }
    },
  }
}

/** Returns the first of the seats that a bot occupies. */
function firstBot({ assignments: { chairs } }: SessionCore, seats: Iterable<Seat>): SeatedBot | null {
  for (const seat of seats) {
    const chair = chairs[seat]
    if (chair?.kind === 'bot') return { seat, level: chair.level }
  }
  return null
}

/** A request to a thinker, and the state of the table to which it refers. */
interface Question {
  readonly request: ThinkRequest
  /** The table's revision at the time of the request. */
  readonly revision: number
}

/**
 * Plays a thought inside the queue. Refuses with `stale` if it is about an older revision of the table, or with the
 * refusal of `objection`. If the thought is missing or illegal, plays some sound move instead.
 */
function playThought(
  core: SessionCore,
  { request, revision }: Question,
  text: string | null,
  objection?: Objection,
): Promise<Result<Step>> {
  return core.enqueue(async () => {
    if (core.over || core.closed || core.revision !== revision) {
      return refuse('stale', 'The table has changed meanwhile.')
    }
    const refusal = objection?.()
    if (refusal) return { ok: false, error: refusal }
    const { history } = core.assignments
    const { seat, seed } = request
    const legal = text === null ? null : readLegalMove(history, seat, text)
    if (text !== null && !legal) core.report(new Error(`A bot answered an illegal move: ${text}`))
    return accept(await core.commit(seat, legal ? legal.move : anySoundMove(history, seat, seed)))
  })
}

/**
 * Plays moves for persons who do not move themselves.
 * @param seed of the table; thinkers receive only a digest of it.
 */
export function createStandIns(core: SessionCore, seed: string) {
  const think = createThink(core)

  return {
    /**
     * Thinks for a seat outside the queue, then plays the result. Refuses with `stale` if the table changed meanwhile, or
     * with the refusal that `objection` returns inside the queue.
     */
    async playFor(seat: Seat, level: Level, objection?: Objection): Promise<Result<Step>> {
      if (!awaitedSeats(core.assignments.history).includes(seat))
        return refuse('not-your-turn', 'Nobody waits for that seat.')
      const request = createThinkRequest(core.assignments.history, seed, seat, level, 'late')
      const question = { request, revision: core.revision }
      return playThought(core, question, await think(request), objection)
    },
  }
}

const HINT_LEVEL = 5

/**
 * The outcome of a request for a hint. `isFirst` is true once for each position and seat: a repeated request gets the
 * same hint and does not count again.
 */
type Hint =
  | { readonly ok: true; readonly thought: Advice; readonly isFirst: boolean }
  | { readonly ok: false; readonly error: Refusal }

/** Refuses a hint for a position that is gone. */
export const tooLateForHint = () => refuse('too-late', 'The position changed while the hint was sought.')

/**
 * Creates the hints of one table: the strongest bot's answers, with a seed fixed by table and position. Each is cached
 * until the table changes.
 */
export function createHints(core: SessionCore, seed: string) {
  const { history } = core.assignments
  const adviceBySeat = new Map<Seat, Promise<Advice>>()
  /** Cancels the hints being computed for this position; null if none was requested. */
  let activeCanceller: Canceller | null = null

  async function ask(seat: Seat): Promise<Advice> {
    const { signal } = (activeCanceller ??= createCanceller())
    const request = createThinkRequest(history, seed, seat, HINT_LEVEL, 'hint')
    const thought = await withCancellation(core.thinker.think(request, signal), signal)
    const { move } = thought
    if (move === null || !readSoundMove(history, seat, move)) throw new Error(`A hint was unsound: ${move}`)
    return { ...thought, move }
  }

  core.onStale(() => {
    activeCanceller?.cancel()
    activeCanceller = null
    adviceBySeat.clear()
  })

  return {
    async hint(seat: Seat): Promise<Hint> {
      const ended = core.refusalIfEnded()
      if (ended) return { ok: false, error: ended }
      if (!awaitedSeats(history).includes(seat)) return refuse('not-your-turn', 'A hint is given in one’s own turn.')
      const known = adviceBySeat.get(seat)
      const pendingAdvice = known ?? ask(seat)
      adviceBySeat.set(seat, pendingAdvice)
      try {
        return { ok: true, thought: await pendingAdvice, isFirst: known === undefined }
      } catch (fault) {
        if (adviceBySeat.get(seat) === pendingAdvice) adviceBySeat.delete(seat)
        if (fault instanceof CancelledError) return tooLateForHint()
        core.report(fault)
        return refuse('no-hint', 'No hint could be found.')
      }
    },
  }
}

type Ponder = NonNullable<Thinker['ponder']>

/** The largest number of moves prepared for in one position. */
const MAX_PREPARED_MOVES = 6

/** Levels used to predict the person's move, in order of decreasing likelihood. */
const PREDICTION_LEVELS = [4, 3, 2] as const

/** Lowest level that is worth preparing; weaker bots answer at once. */
const MIN_PONDERING_LEVEL = 4

/**
 * While a person thinks, prepares bots' replies to the moves that they are likely to make. The request made in advance
 * is identical to the one made after that move: the seat's view at that point, and the seed of that place in the game.
 * So the reply is the one that the bot would give anyway, and an unused one leaves no trace beyond a cached thought.
 * @param seed of the table; thinkers receive only a digest of it.
 */
function createPondering(core: SessionCore, seed: string) {
  const { history } = core.assignments
  let ponderedRevision = -1
  let activeCanceller: Canceller | null = null

  core.onStale(() => {
    // Work in progress may be what is requested next; the thinker decides whether to continue it.
    if (core.closed || core.over) activeCanceller?.cancel()
  })

  /**
   * Yields the moves worth preparing for, the likeliest first: the predictions made from what the person's seat sees,
   * then all other legal moves.
   */
  async function* likelyMoves(seat: Seat, ponder: Ponder, signal: Canceller['signal']): AsyncGenerator<string> {
    const yieldedMoves = new Set<string>()
    for (const level of PREDICTION_LEVELS) {
      const { move } = await ponder(createThinkRequest(history, seed, seat, level, 'likely'), signal)
      if (move === null || yieldedMoves.has(move)) continue
      yieldedMoves.add(move)
      yield move
    }
    for (const text of moveTexts(history, seat)) if (!yieldedMoves.has(text)) yield text
  }

  async function prepare(seat: Seat, ponder: Ponder, signal: Canceller['signal']): Promise<void> {
    const startRevision = core.revision
    let movesLeft = MAX_PREPARED_MOVES
    for await (const text of likelyMoves(seat, ponder, signal)) {
      if (core.revision !== startRevision || signal.aborted) return
      const request = requestAfter(core, seed, seat, text)
      if (request) await ponder(request, signal)
      if (--movesLeft === 0 || core.revision !== startRevision) return
    }
  }

  return {
    /**
     * Starts if the game waits for exactly one person and a bot of a pondering level is seated; otherwise does nothing. A
     * repeated call for the same position lets the current work continue.
     */
    begin(): void {
      const { revision, assignments } = core
      const { ponder } = core.thinker
      const seat = awaitedPerson(core)
      if (seat === null || ponderedRevision === revision || !ponder || !assignments.chairs.some(isPonderingBot)) return
      ponderedRevision = revision
      activeCanceller?.cancel()
      activeCanceller = createCanceller()
      prepare(seat, ponder, activeCanceller.signal).catch((fault: unknown) => {
        // Another request has interrupted it, which is no error.
        if (!(fault instanceof CancelledError)) core.report(fault)
      })
    },
  }
}

function isPonderingBot(chair: SeatPlayer | undefined): boolean {
  return chair?.kind === 'bot' && chair.level >= MIN_PONDERING_LEVEL
}

/** Returns the seat of the person that the game waits for, if it waits for nobody else. */
function awaitedPerson({ assignments, over, closed }: SessionCore): Seat | null {
  if (over || closed) return null
  const [seat, ...others] = awaitedSeats(assignments.history)
  return seat !== undefined && others.length === 0 && assignments.chairs[seat]?.kind === 'person' ? seat : null
}

/**
 * Returns the request to the bot whose turn follows a move; null if chance, a person or a bot that does not ponder
 * comes next.
 */
function requestAfter({ assignments }: SessionCore, seed: string, seat: Seat, text: string): ThinkRequest | null {
  const { history, chairs } = assignments
  const { game, steps } = history
  const legal = readLegalMove(history, seat, text)
  if (!legal) return null
  const state = game.clone(history.state)
  const events: GameEvent[] = []
  game.apply(state, seat, legal.move, (event) => events.push(event))
  if (game.chance(state) > 0) return null
  const next = seatsIn(game.requiredSeats(state)).find((other) => chairs[other]?.kind === 'bot')
  const bot = next === undefined ? undefined : chairs[next]
  if (next === undefined || bot?.kind !== 'bot' || !isPonderingBot(bot)) return null
  return createThinkRequest({ game, state, steps: [...steps, { events }] }, seed, next, bot.level, 'turn')
}

/**
 * Asks a table's thinker, outside the queue.
 * @param isAnnounced whether listeners are told which seat is thinking
 * @returns the text of the move; null if the thought was cancelled or passed, or if it failed, which is reported
 */
type Think = (request: ThinkRequest, isAnnounced?: boolean) => Promise<string | null>

/** Creates a `Think` whose pending thoughts are cancelled when the table changes or closes. */
function createThink(core: SessionCore): Think {
  const cancellers = new Set<Canceller>()
  core.onStale(() => {
    for (const cancellation of cancellers) cancellation.cancel()
  })

  return async (request, isAnnounced = false) => {
    const cancellation = createCanceller()
    cancellers.add(cancellation)
    if (isAnnounced) core.emit({ kind: 'thinking', seat: request.seat })
    try {
      return (await withCancellation(core.thinker.think(request, cancellation.signal), cancellation.signal)).move
    } catch (fault) {
      if (!(fault instanceof CancelledError) && !cancellation.signal.aborted) core.report(fault)
      return null
    } finally {
      cancellers.delete(cancellation)
      if (isAnnounced) core.emit({ kind: 'thinking', seat: null })
    }
  }
}
