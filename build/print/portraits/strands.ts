import { clamp } from '../colour'
import { createRng } from '../rng'
import { swelling } from './burin'
import { between, curve, distance, resample, type Curve } from './curve'
import { valueAt, type Field } from './field'

/** Hair, drawn strand by strand. */
export interface Strands {
  /** Curves that neighbouring strands follow; the hair lies between the first and the last. */
  readonly guides: readonly string[]
  /** Number of strands between two guides. */
  readonly count: number
  /** Width of a strand in full darkness, in parts of the room that it has. */
  readonly width: number
  /** How much the tone varies from lock to lock. */
  readonly locks: number
  readonly seed: number
}

/** Points of a strand. */
const POINTS = 60

/** Returns the path of all strands, as wide as the darkness requires. */
export function drawStrands(strands: Strands, darkness: Field): string {
  const next = createRng(strands.seed)
  const guides = strands.guides.map((guide) => resample(curve(guide), POINTS))
  const parts: string[] = []
  let lock = 0
  for (let i = 0; i < guides.length - 1; i++) {
    for (let k = 0; k < strands.count; k++) {
      if (next() < 0.3) lock = (next() - 0.5) * strands.locks
      const place = (k + 0.15 + 0.7 * next()) / strands.count
      const ends = [next() * 0.1 - 0.04, 1.04 - next() * 0.12] as const
      parts.push(strand(strands, [guides[i]!, guides[i + 1]!], place, ends, lock, next() * 6, darkness))
    }
  }
  return parts.join('')
}

/** Returns the path of the strand at `place`, 0 to 1, between two guides. */
function strand(
  { count, width }: Strands,
  [first, second]: readonly [Curve, Curve],
  place: number,
  [from, to]: readonly [number, number],
  lock: number,
  phase: number,
  darkness: Field,
): string {
  const points = first.map((a, i) => between(a, second[i]!, place))
  const widths = points.map(([x, y], i) => {
    const t = i / (POINTS - 1)
    if (t < from || t > to) return 0
    const room = distance(first[i]!, second[i]!) / count
    const end = Math.min(1, 0.3 + (t - from) * 8, 0.1 + (to - t) * 8)
    const dark = valueAt(darkness, x, y) + lock + 0.08 * Math.sin(t * 9 + phase)
    return (clamp(dark, 0, 1.05) * width * Math.max(room, 0.7) * end) / 2
  })
  return swelling(points, widths)
}
