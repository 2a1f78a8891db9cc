import { RAINBOW } from '../inks'
import type { Forme } from '../plates'
import { BARE, circle, fourWays, frame, group, knock, lineTo, NONE, over, rect, square, text, times } from '../svg'
import { corners, hatching, isRound, rowInk, star } from './devices'
import { pip } from '../pips'

/** The board is drawn at 75 units per inch, 16 by 16 in. */
export const BOARD_UNITS = 1200
export const BOARD_INCHES = 16
const MARGIN = 75
const PITCH = 150
const MIDDLE = BOARD_UNITS / 2

/** The board: forty-nine squares in seven colours within an indigo border. `aid` cuts the hatching into the centres. */
export const board = (aid: boolean): Forme => ({
  width: BOARD_UNITS,
  height: BOARD_UNITS,
  inks: [...LIGHT_TO_DARK, 'black'],
  shapes: border() + times(49, (i) => field(i + 1, aid)) + rules(),
})

const LIGHT_TO_DARK = ['yellow', 'orange', 'violet', 'green', 'red', 'blue', 'indigo'] as const

function border(): string {
  const indigo = over('indigo')
  const band =
    rect(16, 16, 1168, 42, indigo) +
    rect(16, 1142, 1168, 42, indigo) +
    rect(16, 58, 42, 1084, indigo) +
    rect(1142, 58, 42, 1084, indigo)
  const rainbow = RAINBOW.map((c, i) => frame(59.6 + i * 2.25, BOARD_UNITS, over(c), 2.05)).join('')
  return frame(9, BOARD_UNITS, over('black'), 2.5) + band + rainbow + fourWays(MIDDLE, legend())
}

function legend(): string {
  const gothic = { face: 'League Gothic' } as const
  const small = { ...gothic, spacing: 2.6 }
  const badge =
    rect(17, 1143, 40, 40, knock('black')) +
    circle(37, 1163, 17, BARE) +
    group('rotate(45 37 1163)', text(37, 1171, '49', 23, over('black'), { weight: 700 }))
  return (
    text(MIDDLE, 1175.5, 'FORTY (49) NINE', 37, BARE, { ...gothic, spacing: 7 }) +
    text(235, 1170.6, 'THE POPULAR AMERICAN GAME', 21, BARE, small) +
    text(874, 1170.6, 'TRADE', 21, BARE, small) +
    star(908, 1163, 6.5, BARE) +
    text(940, 1170.6, 'MARK', 21, BARE, small) +
    star(972, 1163, 6.5, BARE) +
    text(1044, 1170.6, 'BALTIMORE, MD.', 21, BARE, small) +
    pip('D', 405, 1163, 15, BARE) +
    pip('D', 795, 1163, 15, BARE) +
    badge
  )
}

/** One square of the board. */
function field(n: number, aid: boolean): string {
  const x = MARGIN + (((n - 1) % 7) + 0.5) * PITCH
  const y = MARGIN + (Math.floor((n - 1) / 7) + 0.5) * PITCH
  return ground(n, x, y) + (isRound(n) ? roundField(n, x, y) : squareField(n, x, y)) + (aid ? aidIn(n, x, y) : '')
}

/** Horizontal hairlines in the row's colour instead of a flat tint; on the round squares, within the circle. */
function ground(n: number, x: number, y: number): string {
  return times(29, (i) => {
    const t = -68 + i * (136 / 28)
    const half = isRound(n) ? Math.sqrt(Math.max(0, 66 ** 2 - t * t)) : 68
    return half > 0 ? lineTo(x - half, y + t, x + half, y + t, over(rowInk(n)), 1.1) : ''
  })
}

const squareField = (n: number, x: number, y: number): string =>
  square(x, y, 52, BARE) +
  square(x, y, 44, over(rowInk(n))) +
  square(x, y, 52, NONE, { stroke: over('black'), width: 1.6 }) +
  corners(x, y, 48, String(n), 33, over('black'))

const roundField = (n: number, x: number, y: number): string => {
  const black = over('black')
  return (
    circle(x, y, 68.5, NONE, { stroke: over(rowInk(n)), width: 5 }) +
    circle(x, y, 71.5, NONE, { stroke: black, width: 1.4 }) +
    circle(x, y, 65, NONE, { stroke: black, width: 1 }) +
    circle(x, y, 27.5, BARE) +
    circle(x, y, 23, over(rowInk(n))) +
    circle(x, y, 27.5, NONE, { stroke: black, width: 1.6 }) +
    corners(x, y, 33.5, String(n), 30, black)
  )
}

const aidIn = (n: number, x: number, y: number): string => hatching(n, x, y, isRound(n) ? 42 : 40, BARE)

/** The grid, with stronger outer lines. */
function rules(): string {
  const end = MARGIN + 7 * PITCH
  return times(8, (i) => {
    const at = MARGIN + i * PITCH
    const width = i % 7 ? 1.8 : 3.4
    return lineTo(at, MARGIN, at, end, over('black'), width) + lineTo(MARGIN, at, end, at, over('black'), width)
  })
}
