import type { InkName, PaperName } from '../inks'
import type { Forme } from '../plates'
import { BARE_PAPER, circle, lineBetween, NONE, overprint, path, rect, text, repeat } from '../svg'

const MIDDLE = 150

export interface ClayChip {
  readonly name: 'blue' | 'red' | 'white'
  readonly paper: PaperName
  /** Colour of the inlay in the engraving. */
  readonly inlay: InkName
}

export const CLAY_CHIPS: readonly ClayChip[] = [
  { name: 'blue', paper: 'clayBlue', inlay: 'cream' },
  { name: 'red', paper: 'clayRed', inlay: 'cream' },
  { name: 'white', paper: 'clayWhite', inlay: 'brown' },
]

/** The face of a chip, which fills its square to the edges: rings, a reeded rim and a rosette around the number. */
export function chipFace(clay: ClayChip): Forme {
  const inlay = overprint(clay.inlay)
  const ring = (r: number, width: number) => circle(MIDDLE, MIDDLE, r, NONE, { stroke: inlay, width })
  const spoke = (i: number, count: number, r0: number, r1: number, width: number) => {
    const a = (i / count) * 2 * Math.PI
    const [c, s] = [Math.cos(a), Math.sin(a)]
    return lineBetween(MIDDLE + c * r0, MIDDLE + s * r0, MIDDLE + c * r1, MIDDLE + s * r1, inlay, width)
  }
  const reeds = repeat(120, (i) => spoke(i, 120, 118, 127, 1.5))
  const petals = repeat(16, (i) => petal((i / 16) * 360, i % 2 ? 40 : 54, inlay))
  return {
    width: 300,
    height: 300,
    inks: [clay.inlay],
    shapes:
      ring(131, 1.6) +
      reeds +
      ring(114, 2.6) +
      ring(109, 0.9) +
      petals +
      circle(MIDDLE, MIDDLE, 43, BARE_PAPER) +
      ring(43, 2.2) +
      ring(38.5, 0.9) +
      text(MIDDLE, 168, '49', 52, inlay, { weight: 700 }),
  }
}

/** One petal of the rosette, whose tip is `reach` beyond the middle ring. */
function petal(degrees: number, reach: number, inlay: string): string {
  const tip = 44 + reach
  const d =
    `M${MIDDLE} ${MIDDLE - 44}C${MIDDLE - 17} ${MIDDLE - 60} ${MIDDLE - 9} ${MIDDLE - tip + 12} ${MIDDLE} ${MIDDLE - tip}` +
    `C${MIDDLE + 9} ${MIDDLE - tip + 12} ${MIDDLE + 17} ${MIDDLE - 60} ${MIDDLE} ${MIDDLE - 44}Z`
  const vein = `M${MIDDLE} ${MIDDLE - 48}V${MIDDLE - tip + 16}`
  return `<g transform="rotate(${degrees} ${MIDDLE} ${MIDDLE})">${
    path(d, NONE, { stroke: inlay, width: 1.8 }) + path(vein, NONE, { stroke: inlay, width: 1 })
  }</g>`
}

/** The unrolled edge of a chip; it repeats horizontally. */
export function chipEdge(clay: ClayChip): Forme {
  const inlay = overprint(clay.inlay)
  const ticks = repeat(72, (i) => rect((i + 0.5) * (300 / 72) - 0.5, 13, 1, 5, inlay))
  return { width: 300, height: 31, inks: [clay.inlay], shapes: ticks }
}
