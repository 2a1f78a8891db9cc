import type { InkName } from '../inks'
import type { Forme } from '../plates'
import {
  BARE_PAPER,
  circle,
  onFourSides,
  frame,
  group,
  knockOut,
  NONE,
  overprint,
  path,
  rect,
  square,
  text,
  repeat,
} from '../svg'
import { cornerNumbers, hatching, isRound, rowInk } from './motifs'
import { pip } from '../pips'

/**
 * Cards are drawn 300 by 300; trimmed they are 1.94 in square, so that the board's rules remain visible around them.
 */
const CARD_UNITS = 300
export const CARD_INCHES = 1.94
const MIDDLE = CARD_UNITS / 2

const card = (inks: readonly InkName[], shapes: string): Forme => ({
  width: CARD_UNITS,
  height: CARD_UNITS,
  inks,
  shapes,
})

/** A numbered card: its row's colour in the middle, the number in four corners. `hasAid` adds the hatching. */
export function numberCard(n: number, hasAid: boolean): Forme {
  const ink = rowInk(n)
  const black = overprint('black')
  const hasTwoDigits = n > 9
  const middle = isRound(n) ? roundMiddle(ink) : squareMiddle(ink)
  const hatch = hasAid ? hatching(n, MIDDLE, MIDDLE, isRound(n) ? 70 : 97, BARE_PAPER) : ''
  const cornerOffset = isRound(n) ? (hasTwoDigits ? 62 : 66) : hasTwoDigits ? 97 : 96
  return card(
    [ink, 'black'],
    frame(12, CARD_UNITS, black, 1.6, 9) +
      middle +
      cornerNumbers(MIDDLE, MIDDLE, cornerOffset, String(n), numberHeight(n), black) +
      hatch,
  )
}

/** Returns the largest height at which four numbers fit, so that a card is legible from across the table. */
function numberHeight(n: number): number {
  if (isRound(n)) return n > 9 ? 60 : 66
  return n > 9 ? 70 : 78
}

const squareMiddle = (ink: InkName): string =>
  square(MIDDLE, MIDDLE, 116, overprint(ink)) +
  square(MIDDLE, MIDDLE, 127, NONE, { stroke: overprint('black'), width: 2.4 }) +
  square(MIDDLE, MIDDLE, 101, NONE, { stroke: BARE_PAPER, width: 1.6 })

const roundMiddle = (ink: InkName): string => {
  const ring = (r: number, width: number, fill = overprint('black')) =>
    circle(MIDDLE, MIDDLE, r, NONE, { stroke: fill, width })
  return (
    ring(132, 7, overprint(ink)) +
    ring(137, 1.4) +
    ring(127, 1.4) +
    circle(MIDDLE, MIDDLE, 42, overprint(ink)) +
    ring(47, 2.4) +
    ring(36, 1.6, BARE_PAPER)
  )
}

/** The Cheater: its name on all four sides, C in each corner, a masked jester in both orientations. */
export function cheaterCard(): Forme {
  const [red, black] = [overprint('red'), overprint('black')]
  const side =
    text(150, 280, 'CHEATER', 44, black, { face: 'League Gothic', spacing: 5 }) +
    rect(14, 246, 40, 40, red) +
    text(34, 279, 'C', 37, BARE_PAPER, { weight: 700 })
  const belt = repeat(7, (i) => pip('D', 84 + i * 22, 150, i % 2 ? 9 : 14, i % 2 ? black : red))
  return card(
    ['red', 'black'],
    onFourSides(MIDDLE, side) +
      frame(58, CARD_UNITS, black, 3) +
      frame(64, CARD_UNITS, black, 1) +
      jester() +
      group(`rotate(180 ${MIDDLE} ${MIDDLE})`, jester()) +
      belt,
  )
}

function jester(): string {
  const [red, black] = [overprint('red'), overprint('black')]
  const mask =
    'M98 116C112 104 134 106 150 114C166 106 188 104 202 116C202 134 184 143 170 136C161 131 156 127 150 127' +
    'C144 127 139 131 130 136C116 143 98 134 98 116Z'
  const cap =
    'M104 106C100 92 92 84 78 82C92 74 110 74 122 84C128 78 138 72 150 69C162 72 172 78 178 84C190 74 208 74 222 82' +
    'C208 84 200 92 196 106C182 97 164 97 150 104C136 97 118 97 104 106Z'
  return (
    path(mask, black) +
    path('M110 120C117 112 131 113 137 121C129 128 116 128 110 120Z', BARE_PAPER) +
    path('M190 120C183 112 169 113 163 121C171 128 184 128 190 120Z', BARE_PAPER) +
    circle(127, 120, 4, black) +
    circle(176, 120, 4, black) +
    path(cap, red) +
    path('M122 84C126 90 128 96 128 99M178 84C174 90 172 96 172 99M150 72V101', NONE, {
      stroke: BARE_PAPER,
      width: 1.6,
    }) +
    circle(78, 86, 5, black) +
    circle(222, 86, 5, black) +
    path('M134 141C142 147 158 147 166 141', NONE, { stroke: black, width: 2.4 })
  )
}

/** The back: a small board, with its round squares on the fives, and the trade mark over it. */
export function cardBack(): Forme {
  const indigo = overprint('indigo')
  const squares = repeat(49, (i) => {
    const x = 42 + (i % 7) * 36
    const y = 42 + Math.floor(i / 7) * 36
    // The trade mark covers these squares; the parts that would project beyond its ring would look like a fault.
    if (Math.hypot(x - MIDDLE, y - MIDDLE) < 66) return ''
    if (!isRound(i + 1)) return square(x, y, 18, BARE_PAPER) + square(x, y, 12, indigo)
    return circle(x, y, 12, NONE, { stroke: BARE_PAPER, width: 3 }) + circle(x, y, 5, BARE_PAPER)
  })
  return card(
    ['indigo'],
    rect(14, 14, 272, 272, indigo) +
      frame(20, CARD_UNITS, BARE_PAPER, 1.6) +
      squares +
      circle(MIDDLE, MIDDLE, 56, knockOut('indigo'), { stroke: BARE_PAPER, width: 3 }) +
      circle(MIDDLE, MIDDLE, 50, NONE, { stroke: BARE_PAPER, width: 1 }) +
      text(MIDDLE, 171, '49', 62, BARE_PAPER, { weight: 700 }) +
      text(MIDDLE, 125, 'FORTY', 15, BARE_PAPER, { face: 'League Gothic', spacing: 3 }) +
      text(MIDDLE, 190, 'NINE', 15, BARE_PAPER, { face: 'League Gothic', spacing: 3 }),
  )
}
