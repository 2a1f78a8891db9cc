import { ROW_INKS } from '../inks'
import type { Forme } from '../plates'
import {
  BARE_PAPER,
  circle,
  onFourSides,
  frame,
  group,
  knockOut,
  lineBetween,
  NONE,
  overprint,
  rect,
  square,
  text,
  repeat,
} from '../svg'
import { cornerNumbers, hatching, isRound, rowInk, star } from './motifs'
import { pip } from '../pips'

/** The board is drawn at 75 units per inch, 16 by 16 in. */
export const BOARD_UNITS = 1200
export const BOARD_INCHES = 16
const MARGIN = 75
const PITCH = 150
const MIDDLE = BOARD_UNITS / 2

/**
 * The board: forty-nine squares in seven colours within an indigo border. `hasAid` cuts the hatching into the centres.
 */
export const board = (hasAid: boolean): Forme => ({
  width: BOARD_UNITS,
  height: BOARD_UNITS,
  inks: [...LIGHT_TO_DARK, 'black'],
  shapes: border() + repeat(49, (i) => boardSquare(i + 1, hasAid)) + rules(),
})

const LIGHT_TO_DARK = ['yellow', 'orange', 'violet', 'green', 'red', 'blue', 'indigo'] as const

function border(): string {
  const indigo = overprint('indigo')
  const band =
    rect(16, 16, 1168, 42, indigo) +
    rect(16, 1142, 1168, 42, indigo) +
    rect(16, 58, 42, 1084, indigo) +
    rect(1142, 58, 42, 1084, indigo)
  const rainbow = ROW_INKS.map((c, i) => frame(59.6 + i * 2.25, BOARD_UNITS, overprint(c), 2.05)).join('')
  return frame(9, BOARD_UNITS, overprint('black'), 2.5) + band + rainbow + onFourSides(MIDDLE, legend())
}

function legend(): string {
  const gothic = { face: 'League Gothic' } as const
  const small = { ...gothic, spacing: 2.6 }
  const badge =
    rect(17, 1143, 40, 40, knockOut('black')) +
    circle(37, 1163, 17, BARE_PAPER) +
    group('rotate(45 37 1163)', text(37, 1171, '49', 23, overprint('black'), { weight: 700 }))
  return (
    text(MIDDLE, 1175.5, 'FORTY (49) NINE', 37, BARE_PAPER, { ...gothic, spacing: 7 }) +
    text(235, 1170.6, 'THE POPULAR AMERICAN GAME', 21, BARE_PAPER, small) +
    text(874, 1170.6, 'TRADE', 21, BARE_PAPER, small) +
    star(908, 1163, 6.5, BARE_PAPER) +
    text(940, 1170.6, 'MARK', 21, BARE_PAPER, small) +
    star(972, 1163, 6.5, BARE_PAPER) +
    text(1044, 1170.6, 'BALTIMORE, MD.', 21, BARE_PAPER, small) +
    pip('D', 405, 1163, 15, BARE_PAPER) +
    pip('D', 795, 1163, 15, BARE_PAPER) +
    badge
  )
}

/** One square of the board. */
function boardSquare(n: number, hasAid: boolean): string {
  const x = MARGIN + (((n - 1) % 7) + 0.5) * PITCH
  const y = MARGIN + (Math.floor((n - 1) / 7) + 0.5) * PITCH
  return (
    ground(n, x, y) + (isRound(n) ? roundSquare(n, x, y) : plainSquare(n, x, y)) + (hasAid ? aidHatching(n, x, y) : '')
  )
}

/** Horizontal hairlines in the row's colour instead of a flat tint; on the round squares, within the circle. */
function ground(n: number, x: number, y: number): string {
  return repeat(29, (i) => {
    const t = -68 + i * (136 / 28)
    const half = isRound(n) ? Math.sqrt(Math.max(0, 66 ** 2 - t * t)) : 68
    return half > 0 ? lineBetween(x - half, y + t, x + half, y + t, overprint(rowInk(n)), 1.1) : ''
  })
}

const plainSquare = (n: number, x: number, y: number): string =>
  square(x, y, 52, BARE_PAPER) +
  square(x, y, 44, overprint(rowInk(n))) +
  square(x, y, 52, NONE, { stroke: overprint('black'), width: 1.6 }) +
  cornerNumbers(x, y, 48, String(n), 33, overprint('black'))

const roundSquare = (n: number, x: number, y: number): string => {
  const black = overprint('black')
  return (
    circle(x, y, 68.5, NONE, { stroke: overprint(rowInk(n)), width: 5 }) +
    circle(x, y, 71.5, NONE, { stroke: black, width: 1.4 }) +
    circle(x, y, 65, NONE, { stroke: black, width: 1 }) +
    circle(x, y, 27.5, BARE_PAPER) +
    circle(x, y, 23, overprint(rowInk(n))) +
    circle(x, y, 27.5, NONE, { stroke: black, width: 1.6 }) +
    cornerNumbers(x, y, 33.5, String(n), 30, black)
  )
}

const aidHatching = (n: number, x: number, y: number): string => hatching(n, x, y, isRound(n) ? 42 : 40, BARE_PAPER)

/** The grid, with stronger outer lines. */
function rules(): string {
  const end = MARGIN + 7 * PITCH
  return repeat(8, (i) => {
    const at = MARGIN + i * PITCH
    const width = i % 7 ? 1.8 : 3.4
    return (
      lineBetween(at, MARGIN, at, end, overprint('black'), width) +
      lineBetween(MARGIN, at, end, at, overprint('black'), width)
    )
  })
}
