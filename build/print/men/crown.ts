import { renderPlate } from '../plates'
import { circle, NONE, overprint, path, rect, repeat } from '../svg'
import type { Stamp } from './turned-wood'

const UNITS = 200
const BLACK = overprint('black')

/** A crown of five points within the inner cut, as stamped into a king. */
const shapes = (): string =>
  path('M58 122L46 78L74 98L84 66L100 94L116 66L126 98L154 78L142 122Z', BLACK, { stroke: BLACK, width: 3 }) +
  rect(58, 128, 84, 11, BLACK) +
  [
    [46, 74],
    [84, 61],
    [116, 61],
    [154, 74],
  ]
    .map(([x, y]) => circle(x!, y!, 5.4, BLACK))
    .join('') +
  circle(100, 57, 6, BLACK) +
  path('M100 62V92', NONE, { stroke: BLACK, width: 3 }) +
  repeat(3, (i) => circle(80 + i * 20, 112, 3.4, '#fff'))

/** Returns the crown as a stamp on a top of `side` pixels, of which it fills the middle `share`. */
export function createCrownStamp(side: number, share: number, fonts: readonly string[]): Stamp {
  const size = Math.round(side * share)
  const { coverage } = renderPlate(
    { width: UNITS, height: UNITS, inks: ['black'], shapes: shapes() },
    'black',
    size,
    size,
    fonts,
  )
  return (x, y) => {
    const [px, py] = [Math.floor((x / share + 1) * 0.5 * size), Math.floor((1 - y / share) * 0.5 * size)]
    return px < 0 || py < 0 || px >= size || py >= size ? 0 : coverage[py * size + px]! / 255
  }
}
