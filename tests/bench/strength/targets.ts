import type { GameId } from '../../../src/rules/manifest'
import type { Reference } from './players'

/** A table for level 5, and what it must reach there. */
interface Goal {
  readonly game: GameId
  readonly seats: number
  readonly sides: number
  /** Share of wins that must be reached, 0 to 1. */
  readonly least: number
  /** What the lower end of the interval must reach. */
  readonly floor: number
}

/** What level 5 must reach against a reference player. */
export interface Target extends Goal {
  /** The reference player. With its number of iterations, it takes as long per move as level 5 on one core. */
  readonly reference: Reference
  /** Factor by which the reference player may think longer. */
  readonly time: number
}

/** What level 5 must reach against itself if it thinks longer. */
export interface Step extends Goal {
  /** Shares of level 5's iterations: of the one that must win, and of the other. */
  readonly efforts: readonly [number, number]
}

interface Opponent {
  readonly game: GameId
  readonly reference: Reference
  readonly seats?: number
  readonly sides?: number
}

/** Reference players of the games. Each has the one of the two goals that made it stronger. */
const OPPONENTS: readonly Opponent[] = [
  { game: 'forty-nine', reference: { kind: 'ismcts', iterations: 18_000, goal: 'deal' } },
  { game: 'boston-books', reference: { kind: 'flat', iterations: 7, goal: 'deal' } },
  { game: 'chicago-casino', reference: { kind: 'ismcts', iterations: 16_000, goal: 'deal' } },
  { game: 'colorow', reference: { kind: 'ismcts', iterations: 20_000, goal: 'deal' } },
  { game: 'new-york-whist', reference: { kind: 'ismcts', iterations: 14_500, goal: 'win' } },
  { game: 'new-york-whist', seats: 4, sides: 2, reference: { kind: 'ismcts', iterations: 58_000, goal: 'deal' } },
  { game: 'color-casino', reference: { kind: 'ismcts', iterations: 21_500, goal: 'deal' } },
  { game: 'cassino-25', reference: { kind: 'ismcts', iterations: 17_500, goal: 'deal' } },
  { game: 'cassino-21', reference: { kind: 'ismcts', iterations: 15_500, goal: 'deal' } },
]

const EQUAL = { time: 1, least: 0.65, floor: 0.65 }
const TENFOLD = { time: 10, least: 0.5, floor: 0.45 }

export const TARGETS: readonly Target[] = [
  ...OPPONENTS.flatMap((opponent) =>
    [EQUAL, TENFOLD].map((measure) => ({ seats: 2, sides: 2, ...opponent, ...measure })),
  ),
  {
    game: 'nebraska-checkers',
    seats: 2,
    sides: 2,
    time: 1,
    least: 0.95,
    floor: 0.9,
    reference: { kind: 'ismcts', iterations: 20_000, goal: 'win' },
  },
]

/** Efforts of level 5, each of which plays against the next, and what the longer thought must win. */
const EFFORTS = [1, 0.3, 0.1, 0.02]
const STEP = { least: 0.54, floor: 0.5 }

/** Level 5 against itself in every game that it searches: its strength as a curve over thought. */
export const CURVE: readonly Step[] = TARGETS.filter(({ game, time }) => time === 1 && game !== 'boston-books').flatMap(
  ({ game, seats, sides }) =>
    EFFORTS.slice(1).map((less, i) => ({ game, seats, sides, ...STEP, efforts: [EFFORTS[i]!, less] as const })),
)

/**
 * Returns the name of a match: `cassino-21, equal time`, `new-york-whist for 4, ten times`, `colorow, 0.3 against 0.1`.
 */
export function nameOf(match: Target | Step): string {
  const { game, seats } = match
  const against =
    'efforts' in match ? match.efforts.map(String).join(' against ') : match.time === 1 ? 'equal time' : 'ten times'
  return `${game}${seats === 2 ? '' : ` for ${String(seats)}`}, ${against}`
}
