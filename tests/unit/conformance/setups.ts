import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import { expect } from 'vitest'
import { defaults, LineOfPlay, listMoves, createSeededRng, createSeedSource, seatsIn } from '../../../src/rules/kit'
import type { AnyGame, GameInfo, Options, OptionSpec, OptionValue, Position, Rng, Seat } from '../../../src/rules/kit'
import { runCount } from '../../scale'

/** A table as it may be set up, and the seed of its cards and of its random moves. */
export interface Setup {
  readonly game: AnyGame
  readonly options: Options
  readonly seats: number
  readonly seed: string
}

/**
 * Returns an arbitrary of all setups that a game allows. A failing run prints its setup, so that it can be played
 * again.
 */
export function setups(game: AnyGame): fc.Arbitrary<Setup> {
  const { min, max } = game.info.seats
  return fc
    .record({ options: optionsOf(game.info), seats: fc.integer({ min, max }), seed: fc.string({ maxLength: 8 }) })
    .filter(({ options, seats }) => !game.info.optionConflict?.(options, seats))
    .map((drawn) => ({ game, ...drawn, [fc.toStringMethod]: () => JSON.stringify({ id: game.info.id, ...drawn }) }))
}

function optionsOf(info: GameInfo): fc.Arbitrary<Options> {
  const values = Object.entries(info.options).map(([key, spec]) => [key, valuesOf(spec)] as const)
  return fc.record(Object.fromEntries(values)).map((drawn) => ({ ...defaults(info), ...drawn }))
}

function valuesOf(spec: OptionSpec): fc.Arbitrary<OptionValue> {
  if (spec.kind === 'flag') return fc.boolean()
  if (spec.kind === 'choice') return fc.constantFrom(...spec.values)
  // Mostly the default and small numbers, because targets and limits in the hundreds make long games of the same kind.
  const small = Math.min(spec.max, Math.max(spec.min, 3) + 12)
  return fc.oneof(
    { weight: 3, arbitrary: fc.constant(spec.default) },
    { weight: 6, arbitrary: fc.integer({ min: spec.min, max: small }) },
    { weight: 1, arbitrary: fc.integer({ min: spec.min, max: spec.max }) },
  )
}

/** Returns a table with its cards dealt, and luck for its players. */
export function dealTable(setup: Setup): { line: LineOfPlay; rng: Rng } {
  const line = new LineOfPlay(setup.game, setup.options, setup.seats, createSeedSource(setup.seed))
  line.settleChance()
  return { line, rng: createSeededRng(`${setup.seed}, players`) }
}

/**
 * Number of plies after which a game without a longest length is broken off. It is this high because random calls of
 * seven seats in Boston Books take long.
 */
const LONG = 500_000

const MEAN_PLIES = new WeakMap<AnyGame, number>()

/**
 * Returns how many random games have about `plies` plies together: at least 12 and at most `most`, and fewer in the
 * gate.
 */
export function runsFor(game: AnyGame, plies: number, most: number): number {
  const mean = MEAN_PLIES.get(game) ?? meanPlies(game)
  MEAN_PLIES.set(game, mean)
  return runCount(Math.max(12, Math.min(most, Math.floor(plies / mean))))
}

function meanPlies(game: AnyGame): number {
  const sample = fc.sample(setups(game), { numRuns: 12, seed: 49 })
  const played = sample.map((setup) => playThrough(setup, false, () => undefined, 2000).plyCount)
  return Math.max(1, played.reduce((sum, ply) => sum + ply, 0) / played.length)
}

/** Puzzles that random play never ends, with any options, because all pieces can be taken up again. */
const ENDLESS = ['thirteen-puzzle', 'pittsburgh-draw-puzzle', 'puzzle-supreme', 'isolation']

/** Returns whether a game is listed as one without an end. Throws if a listed game states a longest length. */
export function isEndless(game: AnyGame): boolean {
  if (!ENDLESS.includes(game.info.id)) return false
  for (const setup of fc.sample(setups(game), 50)) expect(comesToAnEnd(setup)).toBe(false)
  return true
}

/** Returns whether random play comes to an end. A puzzle whose pieces can be taken up again may go on for ever. */
export function comesToAnEnd({ game, options, seats }: Setup): boolean {
  return seats > 1 || game.info.maxPlies(options, seats) < Infinity
}

/** Returns the largest number of plies of a game, or `patience` if that is smaller. */
export function maxPliesOf({ game, options, seats }: Setup, patience = LONG): number {
  return Math.min(patience, game.info.maxPlies(options, seats))
}

/**
 * Returns whether a game that is not over after `plies` plies may still end later: it was broken off at `patience`,
 * before its longest length.
 */
export function mayEndLater({ game, options, seats }: Setup, plies: number, patience = LONG): boolean {
  return plies >= patience && game.info.maxPlies(options, seats) > patience
}

/** Returns the seats that can act. */
export function actors(game: AnyGame, state: Position): Seat[] {
  const set = game.requiredSeats(state) | game.optionalSeats(state)
  return seatsIn(set)
}

/** Returns all legal moves of a seat. */
export function legalMoves(game: AnyGame, state: Position, seat: Seat): number[] {
  return listMoves(game, state, seat)
}

export function oneOf<T>(items: readonly T[], rng: Rng): T {
  return items[rng.below(items.length)]!
}

/**
 * Returns a random sound move of a seat. If `faults` is true, one move in three may be a fault, where the referee
 * accepts faults.
 */
export function someMove(game: AnyGame, state: Position, seat: Seat, rng: Rng, faults: boolean): number {
  if (faults && rng.below(3) === 0) return game.pick(state, seat, rng)
  return (game.pickSound ?? game.pick)(state, seat, rng)
}

/**
 * Plays a game from the deal to its end, or for `plies` moves. Calls `before` at every position that waits for a move.
 */
export function playThrough(
  setup: Setup,
  faults: boolean,
  before: (line: LineOfPlay, rng: Rng) => void,
  plies = 400,
): LineOfPlay {
  const { line, rng } = dealTable(setup)
  const looking = createSeededRng(`${setup.seed}, onlooker`)
  while (!line.isOver && line.plyCount < plies) {
    before(line, looking)
    const seat = oneOf(actors(line.game, line.state), rng)
    line.play({ seat, move: someMove(line.game, line.state, seat, rng, faults) })
    line.settleChance()
  }
  return line
}

/** Plays a random game up to a random position. */
export function randomPosition(setup: Setup, faults = true): { line: LineOfPlay; rng: Rng } {
  const rng = createSeededRng(`${setup.seed}, where`)
  const longest = setup.game.info.maxPlies(setup.options, setup.seats)
  const line = playThrough(setup, faults, () => undefined, rng.below(Math.min(longest, 120)))
  return { line, rng }
}

/**
 * Expects that two values are the same JSON, byte for byte. The slow comparison that explains a difference is made only
 * if there is one.
 */
export function expectSameJson(actual: unknown, expected: unknown): void {
  if (JSON.stringify(actual) === JSON.stringify(expected)) return
  expect(actual).toStrictEqual(expected)
  throw new Error('The same, but in another order of keys.')
}

/** Expects that two values are the same JSON, in any order of their fields. */
export function expectSameFields(actual: unknown, expected: unknown): void {
  if (!isDeepStrictEqual(actual, expected)) expect(actual).toStrictEqual(expected)
}

/**
 * Throws unless something holds of a position. `expect` takes longer than a ply, so laws that check every position use
 * this function.
 */
export function check(holds: boolean, sentence: string): void {
  if (!holds) throw new Error(sentence)
}

/**
 * Checks of rules of the contract, each by the sentence that states its rule. A check throws if a game breaks the rule.
 */
export type Checks = Readonly<Record<string, (game: AnyGame) => void>>
