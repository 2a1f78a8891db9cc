import { pip } from '../pips'
import type { Forme } from '../plates'
import { BARE_PAPER, circle, knockOut, NONE, overprint, path, rect, repeat, rotate } from '../svg'
import { CARD_SIZE, CX, CY } from './card-parts'

const white = (width: number) => ({ stroke: BARE_PAPER, width })
const OVAL = { x: 50, y: 66 } as const

/** The back: a net of knots around a flower in an oval, point-symmetric. */
export const packBack = (): Forme => ({
  ...CARD_SIZE,
  inks: ['navy'],
  shapes:
    rect(11, 11, 203, 328, overprint('navy'), undefined, 5) +
    rect(16, 16, 193, 318, NONE, white(1.4), 3) +
    rect(20, 20, 185, 310, NONE, white(0.7)) +
    net() +
    oval() +
    flower(),
})

/** Knots in nine columns and fourteen rows, except those that the oval would intersect. */
const net = (): string =>
  repeat(14 * 9, (i) => {
    const x = 32.5 + (i % 9) * 20
    const y = 33 + Math.floor(i / 9) * 21.85
    const inside = Math.hypot((x - CX) / (OVAL.x + 7), (y - CY) / (OVAL.y + 6)) < 1
    return inside ? '' : knot(x, y)
  })

const knot = (x: number, y: number): string =>
  path(
    `M${x - 9} ${y}C${x - 9} ${y - 10} ${x} ${y - 10} ${x} ${y}C${x} ${y + 10} ${x + 9} ${y + 10} ${x + 9} ${y}` +
      `C${x + 9} ${y - 10} ${x} ${y - 10} ${x} ${y}C${x} ${y + 10} ${x - 9} ${y + 10} ${x - 9} ${y}Z`,
    NONE,
    white(1.15),
  ) +
  circle(x, y - 10.4, 1.3, BARE_PAPER) +
  circle(x, y + 10.4, 1.3, BARE_PAPER)

const ellipse = (rx: number, ry: number): string =>
  `M${CX - rx} ${CY}A${rx} ${ry} 0 0 1 ${CX + rx} ${CY}A${rx} ${ry} 0 0 1 ${CX - rx} ${CY}Z`

const oval = (): string =>
  path(ellipse(OVAL.x + 3, OVAL.y + 3), knockOut('navy')) +
  path(ellipse(OVAL.x, OVAL.y), NONE, white(2.2)) +
  path(ellipse(45, 61), NONE, white(0.8)) +
  repeat(40, (i) => {
    const a = (i / 40) * 2 * Math.PI
    return circle(CX + Math.cos(a) * 47.6, CY + Math.sin(a) * 63.6, 0.9, BARE_PAPER)
  })

const flower = (): string =>
  repeat(6, (i) =>
    rotate(
      i * 60,
      CX,
      CY,
      path('M112.5 175C102 160 104 144 112.5 134C121 144 123 160 112.5 175Z', NONE, white(1.5)) +
        path('M112.5 168C108 158 109 150 112.5 145C116 150 117 158 112.5 168Z', BARE_PAPER),
    ),
  ) +
  circle(CX, CY, 7, BARE_PAPER) +
  circle(CX, CY, 3.4, knockOut('navy')) +
  [126, 224].map((y) => pip('D', CX, y, 9, BARE_PAPER)).join('')
