import { expect, test } from 'vitest'
import { botFor } from '../../../src/bots/all-bots'
import { Study, type KeptStudy } from '../../../src/drawer/study/study'
import type { LineOfPlay, Options } from '../../../src/rules/kit'
import type { GameId } from '../../../src/rules/manifest'
import { playedGame } from '../../played-game'

/** Every game with luck for several, as short as its options allow. */
const GAMES: readonly (readonly [GameId, Options])[] = [
  ['forty-nine', {}],
  ['boston-books', { target: 0 }],
  ['chicago-casino', { target: 0 }],
  ['colorow', {}],
  ['new-york-whist', {}],
  ['pittsburgh-draw', { target: 5 }],
  ['color-casino', { target: 0 }],
  ['cassino-25', { target: 11, calls: false }],
  ['cassino-21', { target: 11 }],
  ['deck-o-cards-roulette', { spins: 2 }],
]
const STUDIES = 30
const LEAST_INSIDE = 27

/** Studies a game; what the solver has proved in another study of it, which is no matter of luck, is taken from there. */
function study(line: LineOfPlay, seed: string, tables: number, proved?: KeptStudy): Study {
  const bot = botFor(line.game)
  const kept = Study.of(line, bot, { seat: 0, seed }).toJSON()
  if (kept.course.kind === 'worlds' && proved?.course.kind === 'worlds') {
    kept.course.proofs.push(...proved.course.proofs)
    kept.course.isProved = true
  }
  const one = Study.of(line, bot, { seat: 0, seed, kept })
  one.work(() => (one.progress().worlds ?? 0) >= 200 && (one.progress().tables ?? 0) >= tables)
  return one
}

/** Whether two studies agree about a figure: the difference is inside the interval that both together have. */
function agree(one: { value: number; margin: number }, other: { value: number; margin: number }): boolean {
  return Math.abs(one.value - other.value) <= Math.hypot(one.margin, other.margin) + 1e-9
}

test.each(GAMES)('%s %j: of 30 studies in other worlds 27 say the same within their intervals', (id, options) => {
  const line = playedGame(id, { seed: 'intervals', levels: [3, 2], options })
  const truth = study(line, 'long', 400)
  const long = truth.report()
  let [parts, luck, points] = [0, 0, 0]
  const t0 = process.cpuUsage().user
  for (let run = 0; run < STUDIES; run++) {
    const found = study(line, `again ${String(run)}`, 50, truth.toJSON()).report()
    const [one, other] = [found.luckAndPlay!, long.luckAndPlay!]
    // Luck is what play leaves of the result, so both have one interval.
    if (agree(one.play, other.play)) luck++
    if (agree(one.deal, other.deal) && agree(one.draws, other.draws)) parts++
    points += found.curve.filter(({ chance, margin }, ply) => {
      const { chance: middle, margin: own } = long.curve[ply]!
      return agree({ value: chance!, margin }, { value: middle!, margin: own })
    }).length
  }
  console.log(
    id,
    line.plyCount,
    luck,
    parts,
    points / (STUDIES * long.curve.length),
    Math.round((process.cpuUsage().user - t0) / 1000),
  )
  expect(luck).toBeGreaterThanOrEqual(LEAST_INSIDE)
  expect(points / (STUDIES * long.curve.length)).toBeGreaterThanOrEqual(0.93)
  void parts
})
