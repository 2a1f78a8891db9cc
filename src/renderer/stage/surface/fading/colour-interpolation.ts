import type { Anchor } from './anchors'
import type { Rgb } from './inks'

const toLinear = (v: number): number => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4)

/** Converts a colour to Oklab (Ottosson 2020), in which distances correspond to perceived differences. */
function toOklab(colour: Rgb): readonly [L: number, a: number, b: number] {
  const [r, g, b] = colour.map((v) => toLinear(Math.min(255, Math.max(0, v)) / 255)) as [number, number, number]
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}

/** Returns the change of a colour. */
export type ColourChange = (colour: Rgb) => Rgb

/**
 * Interpolates the changes of scattered anchors smoothly: the biharmonic spline in three dimensions, whose kernel is
 * the distance itself, with a linear part (Duchon 1977), over Oklab. It fits every anchor as closely as the anchor's
 * slack allows.
 */
export function interpolateChanges(anchors: readonly Anchor[]): ColourChange {
  const points = anchors.map(({ from }) => toOklab(from))
  const n = points.length
  const rows = points.map((p, i) => {
    const kernelRow = points.map((q, j) => distance(p, q) - (i === j ? anchors[i]!.slack : 0))
    return [...kernelRow, 1, ...p, ...anchors[i]!.change]
  })
  const constraintRows = [0, 1, 2, 3].map((k) => [...points.map((p) => [1, ...p][k]!), 0, 0, 0, 0, 0, 0, 0])
  const weights = solve([...rows, ...constraintRows], n + 4)
  return (colour) => {
    const p = toOklab(colour)
    const sum = [0, 0, 0]
    const add = (row: readonly number[], k: number) => {
      for (let c = 0; c < 3; c++) sum[c]! += row[c]! * k
    }
    points.forEach((q, j) => add(weights[j]!, distance(p, q)))
    add(weights[n]!, 1)
    p.forEach((v, k) => add(weights[n + 1 + k]!, v))
    return sum as unknown as Rgb
  }
}

type Point = ReturnType<typeof toOklab>

const distance = (p: Point, q: Point): number => Math.sqrt((p[0] - q[0]) ** 2 + (p[1] - q[1]) ** 2 + (p[2] - q[2]) ** 2)

/**
 * Gaussian elimination with partial pivoting; each row ends with three right-hand sides.
 * @returns three values per row
 */
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
