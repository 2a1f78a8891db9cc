import { numberIn } from '../../stage/model/names'

/** How far apart the numbers of two squares are between which a man can jump. */
const JUMPS: ReadonlySet<number> = new Set([12, 16])

/** The move that these squares would mean: a jump if the first two are two rows apart, else a step. */
export function attempt(touched: readonly string[]): string | null {
  const squares = touched.map((touch) => numberIn(touch, 'square'))
  const [from, to] = squares
  if (from === null || from === undefined || squares.includes(null)) return null
  if (to === null || to === undefined) return null
  const jump = squares.length > 2 || JUMPS.has(Math.abs(to - from))
  return squares.join(jump ? 'x' : '-')
}
