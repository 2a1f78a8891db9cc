import { expect, test } from 'vitest'
import { botFor } from '../../../src/bots/all-bots'
import { Study, type KeptStudy } from '../../../src/drawer/study/study'
import type { LineOfPlay, Options } from '../../../src/rules/kit'
import type { GameId } from '../../../src/rules/manifest'
import { playedGame } from '../../played-game'

/** Every game with luck for several, as short as its options allow. */
const GAMES: readonly (readonly [GameId, Options])[] = [
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
const STUDIES = 30
const LEAST_INSIDE = 27
const LEAST_POINTS = 0.93

interface Figure {
  readonly value: number
  readonly margin: number
}

/** Counts how many of equal figures have their mean inside their own intervals. */
function countInside(figures: readonly Figure[]): number {
  const mean = figures.reduce((sum, { value }) => sum + value, 0) / figures.length
  return figures.filter(({ value, margin }) => Math.abs(value - mean) <= margin + 1e-9).length
}

const seeds = Array.from({ length: STUDIES }, (_, run) => `study ${String(run)}`)

/** What a solver proves is no matter of worlds: here nothing is proved but the end, and how the game went on is luck. */
function withoutProofs(line: LineOfPlay, seed: string, passes: number): KeptStudy {
  const kept = Study.of(line, botFor(line.game), { seat: 0, seed }).toJSON()
  if (kept.course.kind !== 'worlds') throw new Error(`${line.game.info.id} is studied otherwise`)
  kept.course.isProved = true
  kept.course.passes = passes
  return kept
}

function study(line: LineOfPlay, kept: KeptStudy): Study {
  return Study.of(line, botFor(line.game), { seat: 0, seed: kept.seed, kept })
}

test.each(GAMES)(
  '%s %j: 27 of 30 studies have the true figures inside their intervals',
  (id, options) => {
    const line = playedGame(id, { seed: 'intervals', levels: [3, 2], options })
    const first = seeds.map((seed) => {
      const one = study(line, withoutProofs(line, seed, 0))
      one.work(() => (one.progress().worlds ?? 0) > 0)
      return one.report()
    })
    const at = (ply: number) => first.map(({ curve }) => ({ value: curve[ply]!.chance!, margin: curve[ply]!.margin }))
    const inside = first[0]!.curve.map(({ ply }) => countInside(at(ply)))
    const points = inside.reduce((sum, count) => sum + count, 0) / (STUDIES * inside.length)
    expect(points).toBeGreaterThanOrEqual(LEAST_POINTS)
    for (const part of ['deal', 'draws'] as const)
      expect(countInside(first.map(({ luckAndPlay }) => luckAndPlay![part]))).toBeGreaterThanOrEqual(LEAST_INSIDE)
    // By the mover's eyes: whole passes over the game are taken for done. What play leaves of the result is luck.
    const eyes = seeds.map((seed) => {
      const kept = withoutProofs(line, seed, 4)
      if (kept.course.kind === 'worlds') kept.course.deal[0] = 1
      const one = study(line, kept)
      one.work(() => (one.progress().tables ?? 0) >= 50)
      return one.report().luckAndPlay!
    })
    expect(countInside(eyes.map(({ play }) => play))).toBeGreaterThanOrEqual(LEAST_INSIDE)
  },
  600_000,
)
