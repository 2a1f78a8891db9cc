import { botFor } from '../src/bots/all-bots'
import { barsOf } from '../src/drawer/study/document'
import type { KeptStudy } from '../src/drawer/study/kept-study'
import { Study } from '../src/drawer/study/study'
import type { Level } from '../src/ports/journal'
import type { LineOfPlay, Options, Seat } from '../src/rules/kit'
import type { GameId } from '../src/rules/manifest'
import { playedGame } from './played-game'

/** Every game with luck for several, as short as its options allow. */
export const GAMES_OF_LUCK: readonly (readonly [GameId, Options])[] = [
  ['boston-books', { target: 0 }],
  ['chicago-casino', {}],
  ['colorow', {}],
  ['new-york-whist', {}],
  ['pittsburgh-draw', { target: 10 }],
  ['color-casino', { target: 1 }],
  ['cassino-25', { target: 11, calls: false }],
  ['cassino-21', { target: 11 }],
  ['deck-o-cards-roulette', { spins: 3 }],
  ['forty-nine', {}],
]

/** How often thirty studies of one game, alike but for their seeds, have a figure inside their own intervals. */
export const STUDIES = 30
/** Least share of a curve's points, and least number of studies, that are promised. */
export const LEAST_POINTS = 0.93
export const LEAST_INSIDE = 27

/** Tables imagined at each move when play is told from luck. */
const TABLES = 50

export interface Intervals {
  /** Share of all points of all curves. */
  readonly points: number
  /** Numbers of studies that have luck, and what it consists of, inside their intervals. */
  readonly luck: number
  readonly deal: number
  readonly draws: number
  /** Whether the bars of every study add up to what the seat gained. */
  readonly addUp: boolean
}

interface Figure {
  readonly value: number
  readonly margin: number
}

/** Counts how many of equal figures have their mean inside their own intervals. */
function countInside(figures: readonly Figure[]): number {
  const mean = figures.reduce((sum, { value }) => sum + value, 0) / figures.length
  return figures.filter(({ value, margin }) => Math.abs(value - mean) <= margin + 1e-9).length
}

/** What a solver proves is no matter of worlds: here nothing is proved but the end, and how the game went on is luck. */
function withoutProofs(line: LineOfPlay, seat: Seat, seed: string): KeptStudy {
  const kept = Study.of(line, botFor(line.game), { seat, seed }).toJSON()
  if (kept.course.kind !== 'worlds') throw new Error(`${line.game.info.id} is studied otherwise`)
  kept.course.isProved = true
  return kept
}

/** Studies a game until it has its first curve, and then until so many tables were imagined at each move. */
function firstFigures(line: LineOfPlay, kept: KeptStudy) {
  const goOn = () => Study.of(line, botFor(line.game), { seat: kept.seat, seed: kept.seed, kept })
  const first = goOn()
  first.work(() => (first.progress().worlds ?? 0) > 0)
  const { curve, luckAndPlay } = first.report()
  // As many passes over the game as a first curve has are taken for done, so that tables are imagined next.
  if (kept.course.kind === 'worlds') kept.course.passes = 4
  const eyes = goOn()
  eyes.work(() => (eyes.progress().tables ?? 0) >= TABLES)
  return { curve, ...luckAndPlay!, eyes: eyes.report().luckAndPlay! }
}

/** Returns what a seat gained, and what of that luck brought it by its first figures, in hundredths of a win. */
export function luckOf(line: LineOfPlay, seat: Seat, seed: string): { readonly luck: number; readonly gain: number } {
  const { result, start, play } = firstFigures(line, withoutProofs(line, seat, seed)).eyes
  return { luck: 100 * (result - start - play.value), gain: 100 * (result - start) }
}

/** What luck brought on the average, in hundredths of a win, two standard errors of that, and what was gained in all. */
export interface MeanLuck {
  readonly mean: number
  readonly twoErrors: number
  readonly gain: number
}

/**
 * Studies so many games between bots of the same level, or of these two, each for the next seat, in which the first of
 * the two sits. Over many games luck favours nobody: between equals by symmetry, else only if all that the stronger one
 * gains is found to be play.
 */
export function measureMeanLuck(
  id: GameId,
  options: Options,
  games: number,
  levels?: readonly [own: Level, other: Level],
): MeanLuck {
  const [own, other] = levels ?? [2, 2]
  const found = Array.from({ length: games }, (_, game) => {
    const seat = game % 2
    const seed = levels ? `unequal ${id} ${String(game)}` : `equals ${String(game)}`
    const line = playedGame(id, { seed, levels: seat === 0 ? [own, other] : [other, own], options })
    return luckOf(line, seat, seed)
  })
  const meanOf = (figures: readonly number[]) => figures.reduce((sum, one) => sum + one, 0) / games
  const mean = meanOf(found.map(({ luck }) => luck))
  const variance = (meanOf(found.map(({ luck }) => (luck - mean) ** 2)) * games) / (games - 1)
  return { mean, twoErrors: 2 * Math.sqrt(variance / games), gain: meanOf(found.map(({ gain }) => gain)) }
}

/** Studies one played game so many times with other seeds, each time until it has its first figures. */
export function measureIntervals(id: GameId, options: Options, studies = STUDIES): Intervals {
  const line = playedGame(id, { seed: 'intervals', levels: [3, 2], options })
  const found = Array.from({ length: studies }, (_, run) => {
    return firstFigures(line, withoutProofs(line, 0, `study ${String(run)}`))
  })
  const inside = found[0]!.curve.map(({ ply }) =>
    countInside(found.map(({ curve }) => ({ value: curve[ply]!.chance!, margin: curve[ply]!.margin }))),
  )
  return {
    points: inside.reduce((sum, count) => sum + count, 0) / (studies * inside.length),
    luck: countInside(
      found.map(({ eyes: { result, start, play } }) => ({ value: result - start - play.value, margin: play.margin })),
    ),
    deal: countInside(found.map(({ deal }) => deal)),
    draws: countInside(found.map(({ draws }) => draws)),
    addUp: found.every(({ eyes }) => {
      const { whole, luck, play } = barsOf(eyes)
      return luck + play === whole && whole === Math.round(100 * (eyes.result - eyes.start))
    }),
  }
}
