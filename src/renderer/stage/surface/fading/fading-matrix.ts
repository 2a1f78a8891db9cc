import { type Shop, inkAfter, correctForLamp, mix, MAX_AGE_YEARS, paperAfter, type Rgb } from './inks'

/** A colour in the baked pictures, and its change through years of sunlight, or through undoing them. */
export interface Anchor {
  readonly from: Rgb
  readonly change: Rgb
  /**
   * Tolerance with which the fitted field may miss it: a thin red is as pale as a solid pink, but changes differently.
   */
  readonly slack: number
}

/** Part of the paper that an ink covers, where dots, edges and worn places let the paper show. */
const COVERAGE = [1, 0.66, 0.33] as const
/** Browning of papers: covered ones, those of cards, and the board's. */
const TONES = [0.5, 0.75, 1.1] as const
/** Brightness of grimy or shaded paper. */
const SHADES = [1, 0.82] as const

const minus = (a: Rgb, b: Rgb): Rgb => [a[0] - b[0], a[1] - b[1], a[2] - b[2]]
const times = (a: Rgb, k: number): Rgb => [a[0] * k, a[1] * k, a[2] * k]

/**
 * Returns the linear filter that approximates a shop's fading best, for pages, whose CSS filters have no lookup tables.
 * Least squares over the anchors, weighted towards solid inks.
 * @returns twenty numbers in the order of `feColorMatrix`, for colours in the encoding of their file
 */
export function fadingMatrixOf(shop: Shop, years: number): number[] {
  const anchors = anchorsOf(shop, years)
  const normal = Array.from({ length: 4 }, () => [0, 0, 0, 0, 0, 0, 0])
  for (const { from, change, slack } of anchors) {
    const weight = slack === 0 ? 4 : 0.4
    const row = [...from.map((v) => v / 255), 1]
    const targets = from.map((v, c) => (v + change[c]!) / 255)
    row.forEach((a, i) => [...row, ...targets].forEach((b, j) => (normal[i]![j]! += weight * a * b)))
  }
  for (let i = 0; i < 3; i++) normal[i]![i]! += 1e-6
  eliminate(normal)
  return [
    ...[0, 1, 2].flatMap((c) => [0, 1, 2].map((k) => normal[k]![4 + c]!).concat(0, normal[3]![4 + c]!)),
    ...[0, 0, 0, 1, 0],
  ]
}

/** Gauss-Jordan elimination without pivoting: the matrix is symmetric and positive definite. */
function eliminate(rows: number[][]): void {
  rows.forEach((pivot, at) => {
    const head = pivot[at]!
    pivot.forEach((v, j) => (pivot[j] = v / head))
    for (const row of rows) {
      const k = row[at]!
      if (row !== pivot) pivot.forEach((v, j) => (row[j]! -= k * v))
    }
  })
}

/**
 * Returns the known changes of a shop's colours up to `years`: its inks, solid and thin on their paper, and the paper
 * itself.
 */
export function anchorsOf(shop: Shop, years: number): Anchor[] {
  const tone = TONES[1]
  const paperColours = [shop.years, years].map((at) => paperAfter(shop.paper, at, tone)) as [Rgb, Rgb]
  const inks = Object.values(shop.inks).flatMap((ink) => {
    const [now, then] = [shop.years, years].map((at) => correctForLamp(ink, inkAfter(ink, at, shop.paper))) as [
      Rgb,
      Rgb,
    ]
    return COVERAGE.map((part) => ({
      from: mix(paperColours[0], now, part),
      change: minus(mix(paperColours[1], then, part), mix(paperColours[0], now, part)),
      slack: part === 1 ? 0 : 0.02,
    }))
  })
  const papers = TONES.flatMap((each) => {
    const now = paperAfter(shop.paper, shop.years, each)
    const change = minus(paperAfter(shop.paper, Math.min(years, MAX_AGE_YEARS), each), now)
    return SHADES.map((shade) => ({ from: times(now, shade), change: times(change, shade), slack: 0.005 }))
  })
  return [...inks, ...papers, { from: [0, 0, 0], change: [0, 0, 0], slack: 0 }]
}
