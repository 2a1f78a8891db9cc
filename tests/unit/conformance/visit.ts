import fc from 'fast-check'
import { expect } from 'vitest'
import { createSeededRng, type AnyGame, type LineOfPlay, type Position, type Rng } from '../../../src/rules/kit'
import { runCount, SEED } from '../../scale'
import { playThrough, runsFor, setups, type Checks, type Setup } from './setups'

/** A position of a random game that waits for a move. */
interface Visited {
  readonly setup: Setup
  readonly line: LineOfPlay
  readonly state: Position
  readonly rng: Rng
}

/** A random game at its end, or where it was broken off. */
interface Played {
  readonly setup: Setup
  readonly line: LineOfPlay
  readonly rng: Rng
}

/** How much a law has checked. */
export interface Tally {
  readonly positions: number
  readonly games: number
}

/**
 * A law is a rule of the contract that is checked at positions of random games. The games are played once for all laws.
 * `at` and `after` throw if the law is broken, and return how often they had something to check.
 */
interface Law {
  /** The share of positions at which the law is checked, 0 to 1; all of them by default. */
  readonly share?: number
  at?(visited: Visited): number
  /** The share of games after which the law is checked, 0 to 1; all of them by default. */
  readonly games?: number
  after?(played: Played): number
  /** Throws unless enough was checked for this game. By default `at` and `after` must each have checked something. */
  verdict?(game: AnyGame, checked: Tally): void
}

export type Laws = Readonly<Record<string, Law>>

/** What a law has checked so far, and its first fault. */
interface Held {
  readonly law: Law
  readonly luck: Rng
  positions: number
  games: number
  fault: { readonly error: unknown } | null
}

/** Number of plies of random play in which all laws are checked at full depth, and largest number of games for them. */
const PLIES = 6_000
const MOST_GAMES = 100
/** Largest number of further games that are played while a law has had nothing to check. */
const MORE_GAMES = runCount(200, 60)

/** Returns the checks of these laws. The first check of a game plays its random games for all laws. */
export function checksOf(laws: Laws): Checks {
  const known = new WeakMap<AnyGame, ReadonlyMap<string, Held>>()
  const heldFor = (game: AnyGame) => {
    const held = known.get(game) ?? visitAll(game, laws)
    known.set(game, held)
    return held
  }
  return Object.fromEntries(
    Object.keys(laws).map((name) => [name, (game: AnyGame) => judge(game, heldFor(game).get(name)!)]),
  )
}

function judge(game: AnyGame, { law, positions, games, fault }: Held): void {
  if (fault) throw fault.error
  if (law.verdict) law.verdict(game, { positions, games })
  else expectChecked(law, { positions, games })
}

function expectChecked(law: Law, { positions, games }: Tally): void {
  if (law.at) expect(positions, 'positions in which there was something to check').toBeGreaterThan(0)
  if (law.after) expect(games, 'games after which there was something to check').toBeGreaterThan(0)
}

function visitAll(game: AnyGame, laws: Laws): ReadonlyMap<string, Held> {
  const held = new Map<string, Held>()
  for (const [name, law] of Object.entries(laws)) {
    held.set(name, { law, luck: createSeededRng(`${name}, ${String(SEED)}`), positions: 0, games: 0, fault: null })
  }
  const all = [...held.values()]
  const wanted = runsFor(game, PLIES, MOST_GAMES)
  const drawn = fc.sample(setups(game), { numRuns: wanted + MORE_GAMES, seed: SEED })
  for (const [i, setup] of drawn.entries()) {
    if (i >= wanted && all.every((one) => one.fault !== null || isChecked(game, one))) break
    // Every other game may have faults, where the referee accepts them.
    const line = guard(setup, all, () =>
      playThrough(setup, i % 2 === 0, (at, rng) => lookAt({ setup, line: at, rng, state: at.state }, all)),
    )
    if (line) lookBack({ setup, line, rng: createSeededRng(`${setup.seed}, after`) }, all)
  }
  return held
}

function isChecked(game: AnyGame, one: Held): boolean {
  try {
    judge(game, one)
    return true
  } catch {
    return false
  }
}

function lookAt(visited: Visited, all: readonly Held[]): void {
  for (const one of all) {
    const { law, luck } = one
    if (!law.at || one.fault || !falls(luck, law.share)) continue
    guard(visited.setup, [one], () => (one.positions += law.at!(visited)))
  }
}

function lookBack(played: Played, all: readonly Held[]): void {
  for (const one of all) {
    const { law, luck } = one
    if (!law.after || one.fault || !falls(luck, law.games)) continue
    guard(played.setup, [one], () => (one.games += law.after!(played)))
  }
}

function falls(luck: Rng, share = 1): boolean {
  return luck.below(1000) < share * 1000
}

/**
 * Calls `act` and returns its result. If it throws, the laws `broken` are marked as broken, with a message that names
 * the table, and the result is null.
 */
function guard<T>(setup: Setup, broken: readonly Held[], act: () => T): T | null {
  try {
    return act()
  } catch (error) {
    const { game, options, seats, seed } = setup
    const where = JSON.stringify({ id: game.info.id, options, seats, seed })
    const why = error instanceof Error ? error.message : String(error)
    for (const one of broken) one.fault ??= { error: new Error(`at ${where}: ${why}`, { cause: error }) }
    return null
  }
}
