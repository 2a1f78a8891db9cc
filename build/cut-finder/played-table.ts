import { SolutionCache } from '../../src/bots'
import {
  letterOf,
  seatOf,
  seatsIn,
  createTapeThenSeedSource,
  type AnyGame,
  type GameEvent,
  type OutcomeSource,
  type Position,
  type Rng,
  type Seat,
} from '../../src/rules/kit'
import {
  createAttemptFactory,
  createCutGame,
  standingOf,
  type Attempt,
  type Cut,
  type Standing,
} from '../../src/exhibit/cuts'

/** A cut before it is measured. */
export type CutDraft = Omit<Cut, 'id' | 'class' | 'shares' | 'seconds' | 'won' | 'lost'>

/** One try as simulated visitors and bots play it. */
export interface PlayedTable {
  readonly draft: CutDraft
  readonly game: AnyGame
  readonly state: Position
  readonly visitor: Seat
  /** Randomness of the players, not of the deal. */
  readonly rng: Rng
  /** The events told to each seat, in games whose bots remember them; otherwise empty. */
  readonly eventsBySeat: readonly (readonly GameEvent[])[]
  readonly solutionCache: SolutionCache
  readonly plies: number
  /** Returns the seat that the game waits for; -1 when the game is over by its rules. */
  turn(): Seat
  standing(): Standing
  play(seat: Seat, move: number): void
  /**
   * Returns the moves played since the table was opened, and all outcomes since the deal; recorded only with
   * `isRecorded`.
   */
  recordedPlay(): { readonly moves: readonly string[]; readonly tape: readonly string[] }
}

/** Arguments for opening a table. */
export interface OpenTableOptions {
  /** Number of the try within a visit, from 1. */
  readonly number: number
  /** Seed of the fresh outcomes; different for each visit. */
  readonly seed: string
  readonly rng: Rng
  /** Whether moves and outcomes are recorded. */
  readonly isRecorded?: boolean
}

/** Games whose bots remember more than is visible on the table. */
const GAMES_WITH_MEMORY: ReadonlySet<string> = new Set(['boston-books', 'cassino-25', 'cassino-21'])

interface Beginning {
  readonly attempt: Attempt
  readonly game: AnyGame
  readonly state: Position
  readonly tape: readonly string[]
  readonly eventsBySeat: readonly (readonly GameEvent[])[]
}

/**
 * Prepares a draft for many visits: the returned function opens a table at the beginning of a try. Throws if the record
 * is not legal.
 */
export function createTableOpener(draft: CutDraft): (opening: OpenTableOptions) => PlayedTable {
  const cut: Cut = { ...draft, id: '', class: 'hard', shares: NO_SHARES, seconds: 0, won: NO_LINE, lost: NO_LINE }
  const createAttempt = createAttemptFactory(cut)
  const cache: Beginning[] = []
  const begin = (number: number, seed: string): Beginning => {
    const attempt = createAttempt(number, seed)
    const { game, line, eventsFor } = createCutGame(cut, attempt)
    const seats = GAMES_WITH_MEMORY.has(game.info.id) ? [...Array(line.seats).keys()] : []
    return { attempt, game, state: line.state, tape: line.tape, eventsBySeat: seats.map((seat) => eventsFor(seat)) }
  }
  return (opening) => {
    const { number, seed } = opening
    const beginning = draft.fresh ? begin(number, seed) : (cache[number] ??= begin(number, seed))
    return openTable(draft, beginning, opening)
  }
}

const NO_SHARES = { novice: 0, child: 0, adult: 0 }
const NO_LINE = { moves: [] }

function openTable(draft: CutDraft, beginning: Beginning, { rng, isRecorded }: OpenTableOptions): PlayedTable {
  const { game, attempt } = beginning
  const state = game.clone(beginning.state)
  const eventsBySeat = beginning.eventsBySeat.map((events) => [...events])
  const visitor = seatOf(draft.visitor)
  const moves: string[] = []
  const tape = [...beginning.tape]
  let outcomeSource: OutcomeSource | null = null
  let plies = 0
  let ownMoves = 0
  const eventSink = eventsBySeat.length > 0 ? createHearing(game, eventsBySeat) : undefined
  const settleChance = (): void => {
    while (game.chance(state) > 0) {
      outcomeSource ??= createTapeThenSeedSource(
        (attempt.record.chance?.tape ?? []).slice(beginning.tape.length),
        attempt.seed,
      )
      const outcomes = outcomeSource.next(game, state)
      if (!outcomes.ok) throw new Error(outcomes.error.message)
      if (isRecorded) for (const outcome of outcomes.value) tape.push(game.writeChance(outcome))
      game.applyChance(state, outcomes.value, eventSink)
    }
  }
  return {
    draft,
    game,
    state,
    visitor,
    rng,
    eventsBySeat,
    solutionCache: new SolutionCache(),
    get plies() {
      return plies
    },
    turn: () => seatsIn(game.requiredSeats(state))[0] ?? -1,
    standing: () => standingOf(draft, game, state, ownMoves),
    play(seat, move) {
      if (isRecorded) moves.push(`${letterOf(seat)} ${game.write(state, seat, move)}`)
      game.apply(state, seat, move, eventSink)
      plies++
      if (seat === visitor) ownMoves++
      settleChance()
    },
    recordedPlay: () => ({ moves, tape }),
  }
}

/** Returns an event sink that adds to each seat's list what that seat may know of an event. */
export function createHearing(
  game: Pick<AnyGame, 'eventFor'>,
  eventsBySeat: readonly GameEvent[][],
): (event: GameEvent) => void {
  return (event) =>
    eventsBySeat.forEach((events, seat) => {
      const heard = game.eventFor(event, seat)
      if (heard) events.push(heard)
    })
}
