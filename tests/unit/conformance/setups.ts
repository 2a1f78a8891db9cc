import fc from 'fast-check'
import { expect } from 'vitest'
import {
  defaults,
  LineOfPlay,
  seededRng,
  seedLuck,
  type AnyGame,
  type GameInfo,
  type Options,
  type OptionSpec,
  type OptionValue,
  type Position,
  type Rng,
  type Seat,
} from '../../../src/rules/kit'

/** A table as it may be set up, and the text from which its cards and its random moves follow. */
export interface Setup {
  readonly game: AnyGame
  readonly options: Options
  readonly seats: number
  readonly seed: string
}

/** All that a game may be set up with. A failing run prints it, and it can be played again. */
export function setups(game: AnyGame): fc.Arbitrary<Setup> {
  const { min, max } = game.info.seats
  return fc
    .record({ options: optionsOf(game.info), seats: fc.integer({ min, max }), seed: fc.string({ maxLength: 8 }) })
    .map((drawn) => ({ game, ...drawn, [fc.toStringMethod]: () => JSON.stringify({ id: game.info.id, ...drawn }) }))
}

function optionsOf(info: GameInfo): fc.Arbitrary<Options> {
  const values = Object.entries(info.options).map(([key, spec]) => [key, valuesOf(spec)] as const)
  return fc.record(Object.fromEntries(values)).map((drawn) => ({ ...defaults(info), ...drawn }))
}

function valuesOf(spec: OptionSpec): fc.Arbitrary<OptionValue> {
  if (spec.kind === 'flag') return fc.boolean()
  if (spec.kind === 'choice') return fc.constantFrom(...spec.values)
  return fc.integer({ min: spec.min, max: spec.max })
}

/** A table with its cards dealt, and luck for its players. */
export function deal(setup: Setup): { line: LineOfPlay; rng: Rng } {
  const line = new LineOfPlay(setup.game, setup.options, setup.seats, seedLuck(setup.seed))
  line.settle()
  return { line, rng: seededRng(`${setup.seed}, players`) }
}

/** The seats that can act. */
export function actors(game: AnyGame, state: Position): Seat[] {
  const set = game.must(state) | game.may(state)
  return [...Array(state.seats).keys()].filter((seat) => set & (1 << seat))
}

/** All legal moves of a seat. */
export function legal(game: AnyGame, state: Position, seat: Seat): unknown[] {
  const into: unknown[] = []
  return into.slice(0, game.moves(state, seat, into))
}

export function oneOf<T>(items: readonly T[], rng: Rng): T {
  return items[rng.below(items.length)]!
}

/** A sound move of a seat; a fault now and then where the referee takes them and `faults` allows. */
export function someMove(game: AnyGame, state: Position, seat: Seat, rng: Rng, faults: boolean): unknown {
  if (faults && rng.below(3) === 0) return game.pick(state, seat, rng)
  return (game.pickSound ?? game.pick)(state, seat, rng)
}

/** Plays a game from the deal to its end, or for `plies` moves; `before` sees every position that waits for a move. */
export function playThrough(
  setup: Setup,
  faults: boolean,
  before: (line: LineOfPlay, rng: Rng) => void,
  plies = 400,
): LineOfPlay {
  const { line, rng } = deal(setup)
  const looking = seededRng(`${setup.seed}, onlooker`)
  while (!line.over && line.ply < plies) {
    before(line, looking)
    const seat = oneOf(actors(line.game, line.state), rng)
    line.play({ seat, move: someMove(line.game, line.state, seat, rng, faults) })
    line.settle()
  }
  return line
}

/** A position on the way of a random game. */
export function somewhere(setup: Setup, faults = true): { line: LineOfPlay; rng: Rng } {
  const rng = seededRng(`${setup.seed}, where`)
  const longest = setup.game.info.longest(setup.options, setup.seats)
  const line = playThrough(setup, faults, () => undefined, rng.below(Math.min(longest, 120)))
  return { line, rng }
}

/** That two values are the same JSON to the byte; told in full only where they are not, which is slow. */
export function same(actual: unknown, expected: unknown): void {
  if (JSON.stringify(actual) !== JSON.stringify(expected)) expect(actual).toStrictEqual(expected)
  if (JSON.stringify(actual) !== JSON.stringify(expected)) throw new Error('The same, but in another order of keys.')
}

/** Rules of the contract by their sentence; each throws if a game breaks it. */
export type Checks = Readonly<Record<string, (game: AnyGame) => void>>
