import type { Anchor } from './anchors'
import type { Rgb } from './inks'
import { oklab } from './oklab'

// In range: rows and columns of one square matrix with three right sides.

/** How far a colour moves. */
export type Field = (colour: Rgb) => Rgb

/**
 * A smooth field of movements through scattered anchors: the biharmonic spline of three dimensions, whose kernel is
 * plain distance, with a linear part (Duchon 1977), over Oklab. It meets every anchor as nearly as the anchor's slack wants.
 */
export function spread(anchors: readonly Anchor[]): Field {
  const points = anchors.map(({ from }) => oklab(from))
  const n = points.length
  const rows = points.map((p, i) => {
    const near = points.map((q, j) => between(p, q) - (i === j ? anchors[i]!.slack : 0))
    return [...near, 1, ...p, ...anchors[i]!.by]
  })
  const sides = [0, 1, 2, 3].map((k) => [...points.map((p) => [1, ...p][k]!), 0, 0, 0, 0, 0, 0, 0])
  const weights = solve([...rows, ...sides], n + 4)
  return (colour) => {
    const p = oklab(colour)
    const sum = [0, 0, 0]
    const add = (row: readonly number[], k: number) => {
      for (let c = 0; c < 3; c++) sum[c]! += row[c]! * k
    }
    points.forEach((q, j) => add(weights[j]!, between(p, q)))
    add(weights[n]!, 1)
    p.forEach((v, k) => add(weights[n + 1 + k]!, v))
    return sum as unknown as Rgb
  }
}

type Point = ReturnType<typeof oklab>

const between = (p: Point, q: Point): number => Math.sqrt((p[0] - q[0]) ** 2 + (p[1] - q[1]) ** 2 + (p[2] - q[2]) ** 2)

/** Gauss's elimination with the largest pivot; each row ends with three right sides. @returns three values a row */
function solve(rows: number[][], n: number): number[][] {
  for (let at = 0; at < n; at++) {
    let best = at
    for (let i = at + 1; i < n; i++) if (Math.abs(rows[i]![at]!) > Math.abs(rows[best]![at]!)) best = i
    ;[rows[at], rows[best]] = [rows[best]!, rows[at]!]
    const pivot = rows[at]!
    for (const row of rows) {
      if (row === pivot) continue
      const k = row[at]! / pivot[at]!
      if (k !== 0) for (let j = at; j < n + 3; j++) row[j]! -= k * pivot[j]!
    }
  }
  return rows.map((row, i) => [0, 1, 2].map((c) => row[n + c]! / row[i]!))
}
