import { inkAfter, lamplit, mix, OLDEST, paperAfter, type Rgb, type Shop } from './inks'

/** A colour as it stands in the baked pictures, and how far years of sun (or their undoing) move it. */
export interface Anchor {
  readonly from: Rgb
  readonly by: Rgb
  /** How far the field may miss it: thin red is as pale as solid pink, and moves otherwise. */
  readonly slack: number
}

/** How much of the paper an ink covers, where dots, edges and worn places let it through. */
const COVERAGE = [1, 0.66, 0.33] as const
/** How far papers brown: covered ones, those of cards, and the board's. */
const TONES = [0.5, 0.75, 1.1] as const
/** Grime and shade on paper. */
const SHADES = [1, 0.82] as const

const minus = (a: Rgb, b: Rgb): Rgb => [a[0] - b[0], a[1] - b[1], a[2] - b[2]]
const times = (a: Rgb, k: number): Rgb => [a[0] * k, a[1] * k, a[2] * k]

/** What is known of a shop's fading to `years`: its inks whole and thin on their paper, and the paper itself. */
export function anchorsOf(shop: Shop, years: number): Anchor[] {
  const tone = TONES[1]
  const bare = [shop.years, years].map((at) => paperAfter(shop.paper, at, tone)) as [Rgb, Rgb]
  const inks = Object.values(shop.inks).flatMap((ink) => {
    const [now, then] = [shop.years, years].map((at) => lamplit(ink, inkAfter(ink, at, shop.paper))) as [Rgb, Rgb]
    return COVERAGE.map((part) => ({
      from: mix(bare[0], now, part),
      by: minus(mix(bare[1], then, part), mix(bare[0], now, part)),
      slack: part === 1 ? 0 : 0.02,
    }))
  })
  const papers = TONES.flatMap((each) => {
    const now = paperAfter(shop.paper, shop.years, each)
    const by = minus(paperAfter(shop.paper, Math.min(years, OLDEST), each), now)
    return SHADES.map((shade) => ({ from: times(now, shade), by: times(by, shade), slack: 0.005 }))
  })
  return [...inks, ...papers, { from: [0, 0, 0], by: [0, 0, 0], slack: 0 }]
}
