import { createHearing } from './played-table'
import { SolutionCache } from '../../src/bots'
import { botFor } from '../../src/bots/all-bots'
import { runSearch } from '../../src/bots/solvers/solver'
import type { Level } from '../../src/ports/journal'
import { gameById } from '../../src/rules/catalogue'
import {
  checkOptions,
  letterOf,
  lettersOf,
  LineOfPlay,
  nonDefault,
  emptyOutcomeSource,
  randomEntry,
  replay,
  RECORD_FORMAT,
  rulesField,
  seatsIn,
  createSeededRng,
  createSeedSource,
  type AnyGame,
  type GameEvent,
  type GameRecord,
  type Options,
  type Position,
  type Rng,
  type Seat,
} from '../../src/rules/kit'
import type { GameId } from '../../src/rules/manifest'
import { standingOf } from '../../src/exhibit/cuts'
import type { Candidate } from './recipe'
import { createBot } from './visitors'

/** Returns a game of the house with complete options. Throws for options that the game does not have. */
export function setUp(
  id: GameId,
  given: Options,
  seats: number,
): { readonly game: AnyGame; readonly options: Options } {
  const game = gameById(id)
  const options = checkOptions(game.info, given, seats)
  if (!options.ok) throw new Error(options.error.message)
  return { game, options: options.value }
}

/** A game played so far, for a record. */
export interface PlayedGame {
  readonly options: Options
  readonly seats: number
  readonly tape: readonly string[]
  readonly moves: readonly string[]
}

/** Returns the record of a game played so far. */
export function recordOf(id: GameId, { options, seats, tape, moves }: PlayedGame): GameRecord {
  const { info } = gameById(id)
  return {
    format: RECORD_FORMAT,
    game: id,
    ...rulesField(info),
    options: nonDefault(info, setUp(id, options, seats).options),
    seats: lettersOf(seats),
    ...(info.hasChance && { chance: { tape } }),
    moves,
  }
}

/**
 * Creates a candidate in a game for one, taken over after its moves; the rules end it unless `parts` says otherwise.
 */
export function createSoloCandidate(
  id: GameId,
  played: Omit<PlayedGame, 'seats' | 'tape'> & Partial<Pick<PlayedGame, 'tape'>>,
  parts: Partial<Omit<Candidate, 'record' | 'visitor'>> = {},
): Candidate {
  const record = recordOf(id, { tape: [], ...played, seats: 1 })
  return { visitor: 'A', shown: 1, tries: 1, lights: 'all', ends: 'game', ...parts, record }
}

/**
 * Returns the game at the point where a candidate is taken over; null if its moves are not legal, or if the try would
 * be over before it begins.
 */
export function lineAtTakeover(candidate: Candidate): LineOfPlay | null {
  const replayed = replay(gameById, candidate.record)
  if (!replayed.ok) return null
  const { line } = replayed
  return standingOf(candidate, line.game, line.state, 0).result === null ? line : null
}

/** Plays a game between bots until `shouldStop` returns true or the game is over. */
export function selfPlay(
  id: GameId,
  {
    options: given,
    seed,
    levels,
  }: { readonly options: Options; readonly seed: string; readonly levels: readonly Level[] },
  shouldStop: (line: LineOfPlay, seat: Seat) => boolean,
): LineOfPlay {
  const { game, options } = setUp(id, given, levels.length)
  const line = new LineOfPlay(
    game,
    options,
    levels.length,
    game.info.hasChance ? createSeedSource(seed) : emptyOutcomeSource,
  )
  const eventsBySeat = levels.map((): GameEvent[] => [])
  const tell = createHearing(game, eventsBySeat)
  const rng = createSeededRng(`${seed}/players`)
  const solutionCache = new SolutionCache()
  const players = levels.map(createBot)
  for (line.settleChance(tell); !line.isOver; line.settleChance(tell)) {
    const seat = seatsIn(game.requiredSeats(line.state))[0]!
    if (shouldStop(line, seat)) break
    line.play({ seat, move: players[seat]!({ game, state: line.state, eventsBySeat, rng, solutionCache }, seat) }, tell)
  }
  return line
}

/** A position of a game for one, and moves that lead to it. */
export interface ReachedPosition {
  readonly state: Position
  readonly moves: readonly string[]
}

/** Returns what follows a position by each of some moves. */
export const stepsFrom = (game: AnyGame, { state, moves }: ReachedPosition, steps: readonly number[]) =>
  steps.map((move): ReachedPosition => {
    const after = game.clone(state)
    game.apply(after, 0, move)
    return { state: after, moves: [...moves, `A ${game.write(state, 0, move)}`] }
  })

/** Limit of a solver's time slices, a few milliseconds each. */
const MAX_SLICES = 200

/** Returns a solution of a puzzle, with the seat letter; null if none was found in time. */
export function solutionOf(id: GameId, state: Position, slices = MAX_SLICES): string[] | null {
  const game = gameById(id)
  let count = 0
  const { solver } = botFor(game)
  const found = solver ? runSearch(solver.solve(state), () => ++count >= slices) : null
  if (found?.solvable !== true) return null
  const at = game.clone(state)
  return found.moves.map((move) => {
    const text = `${letterOf(0)} ${game.write(at, 0, move)}`
    game.apply(at, 0, move)
    return text
  })
}

/** Splits chains of jumps into single jumps, which the on-screen hand makes one by one. */
export function splitIntoSingleJumps(moves: readonly string[]): string[] {
  return moves.flatMap((move) => {
    const squares = move.slice(2).split('x')
    return squares.slice(1).map((to, at) => `${move.slice(0, 2)}${squares[at]!}x${to}`)
  })
}

/** Plays `count` moves of a game for one, each chosen at random among those in `listMoves`. */
export function playRandomMoves(
  id: GameId,
  options: Options,
  count: number,
  rng: Rng,
  listMoves: (game: AnyGame, state: Position) => readonly number[],
): string[] {
  const table = setUp(id, options, 1)
  const state = table.game.start(table.options, 1)
  const moves: string[] = []
  while (moves.length < count && !table.game.outcome(state).over) {
    const move = randomEntry(listMoves(table.game, state), rng)
    moves.push(`${letterOf(0)} ${table.game.write(state, 0, move)}`)
    table.game.apply(state, 0, move)
  }
  return moves
}
