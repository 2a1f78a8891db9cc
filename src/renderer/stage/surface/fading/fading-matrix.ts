import { anchorsOf } from './anchors'
import type { Shop } from './inks'

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
