import { letterOf } from '../../rules/kit'
import { COARSE_MARGIN } from './luck-course'
import type { LuckAndPlay } from './course'
import type { StudyReport } from './study'

/** Whole hundredths of a win that add up: `luck` and `play` always, what luck consists of once it is known well enough. */
interface Bars {
  /** Result less start. */
  readonly whole: number
  readonly luck: number
  readonly play: number
  /** Half width of the 95 % interval of both. */
  readonly margin: number
  /** Null until the half width of each is below ten. */
  readonly parts: {
    readonly deal: number
    readonly draws: number
    readonly lay: number
    readonly margins: readonly [deal: number, draws: number, lay: number]
  } | null
}

/** Returns the bars of a study. */
export function barsOf({ deal, draws, lay, play }: Pick<LuckAndPlay, 'deal' | 'draws' | 'lay' | 'play'>): Bars {
  const [dealt = 0, drawn = 0, laid = 0, played = 0] = roundedParts([deal, draws, lay, play].map(({ value }) => value))
  const isFine = Math.max(deal.margin, draws.margin, lay.margin) < COARSE_MARGIN
  return {
    whole: dealt + drawn + laid + played,
    luck: dealt + drawn + laid,
    play: played,
    margin: points(play.margin),
    parts: isFine
      ? {
          deal: dealt,
          draws: drawn,
          lay: laid,
          margins: [points(deal.margin), points(draws.margin), points(lay.margin)],
        }
      : null,
  }
}

/** Returns a study as the command line prints it: chances and parts in hundredths of a win. */
export function studyDocument({ curve, luckAndPlay, turningPoints, ...about }: StudyReport) {
  return {
    ...about,
    curve: curve.map(({ ply, chance, margin }) => ({
      ply,
      chance: chance === null ? null : points(chance),
      margin: points(margin),
    })),
    luckAndPlay: luckAndPlay && {
      result: points(luckAndPlay.result),
      start: points(luckAndPlay.start),
      ...barsOf(luckAndPlay),
      playBySeat: Object.fromEntries(luckAndPlay.playBySeat.map((value, seat) => [letterOf(seat), points(value)])),
    },
    turningPoints: turningPoints.map(({ seat, before, after, ...point }) => ({
      ...point,
      seat: letterOf(seat),
      before: points(before),
      after: points(after),
    })),
  }
}

/** Rounds parts of a whole to whole hundredths that add up to the rounded whole, by largest remainders. */
export function roundedParts(parts: readonly number[]): number[] {
  const exact = parts.map((part) => 100 * part)
  const rounded = exact.map(Math.floor)
  let left = Math.round(exact.reduce((sum, part) => sum + part, 0)) - rounded.reduce((sum, part) => sum + part, 0)
  const order = exact.map((part, at) => ({ at, rest: part - rounded[at]! }))
  for (const { at } of order.sort((a, b) => b.rest - a.rest || a.at - b.at)) if (left-- > 0) rounded[at]!++
  return rounded
}

const points = (share: number): number => Math.round(1000 * share) / 10
