import { ROW_INKS } from '../inks'
import type { Lid } from '../lid'
import type { Forme } from '../plates'
import {
  BARE_PAPER,
  circle,
  clip,
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
import { cornerNumbers, isRound } from './motifs'

const UNITS = 800

const [black, red, indigo, yellow] = [overprint('black'), knockOut('red'), knockOut('indigo'), knockOut('yellow')]

/** The lid's label: a fan of seven cards, one of each colour, before a rising sun. */
const artwork = (): Forme => ({
  width: UNITS,
  height: UNITS,
  inks: ['yellow', 'orange', 'violet', 'green', 'red', 'blue', 'indigo', 'black'],
  shapes: [wrapper(), rays(), title(), fan(), seal(), foot(), sides()].join(''),
})

export const OUTFIT_LID: Lid = {
  forme: artwork,
  inches: 16.5,
  run: { paper: 'card', age: 0.3, misregistration: 0.022, opacity: 0.65, mottle: 0.6, seed: 26 },
  wear: { foxing: 14, scuffs: 60, thumbMarks: 12, rimBrowning: 0.5, edgeWear: 0.17, cornerRadius: 0.07, core: 'grey' },
}

const wrapper = (): string =>
  rect(0, 0, UNITS, UNITS, overprint('indigo')) +
  rect(30, 30, 740, 740, red) +
  rect(42, 42, 716, 716, BARE_PAPER) +
  frame(50, UNITS, black, 3) +
  frame(57, UNITS, black, 1)

function rays(): string {
  const ray = (i: number) => {
    const a = (i / 48) * 2 * Math.PI
    const at = (r: number) => [400 + Math.cos(a) * r, 470 + Math.sin(a) * r] as const
    const [x0, y0] = at(150)
    const [x1, y1] = at(560)
    return lineBetween(x0, y0, x1, y1, overprint('yellow'), 7)
  }
  return clip('rays', rect(60, 60, 680, 680, '#000'), repeat(48, ray))
}

const title = (): string =>
  rect(60, 60, 680, 196, indigo) +
  rect(60, 256, 680, 6, black) +
  text(400, 199, 'FORTY-NINE', 162, BARE_PAPER, { face: 'League Gothic', spacing: 11 }) +
  text(302, 239, 'TRADE', 25, BARE_PAPER, { face: 'League Gothic', spacing: 10 }) +
  text(400, 239, '(49)', 25, BARE_PAPER, { face: 'League Gothic', spacing: 3 }) +
  text(498, 239, 'MARK', 25, BARE_PAPER, { face: 'League Gothic', spacing: 10 })

const FAN = [3, 10, 17, 25, 31, 38, 49] as const

function fan(): string {
  return FAN.map((n, i) => {
    const ink = knockOut(ROW_INKS[i]!)
    const middle = isRound(n)
      ? circle(0, 0, 54, NONE, { stroke: ink, width: 4 }) +
        circle(0, 0, 24, ink) +
        circle(0, 0, 27, NONE, { stroke: black, width: 1.4 })
      : square(0, 0, 54, ink) + square(0, 0, 60, NONE, { stroke: black, width: 1.4 })
    const numbers = cornerNumbers(0, 0, isRound(n) ? 30 : 44, String(n), isRound(n) ? 22 : 25, black)
    const card = rect(-62, -62, 124, 124, BARE_PAPER, { stroke: black, width: 2.2 }, 8)
    return group(`translate(400 712) rotate(${(i - 3) * 19}) translate(0 -282)`, card, middle, numbers)
  }).join('')
}

const seal = (): string =>
  circle(400, 560, 104, red) +
  circle(400, 560, 104, NONE, { stroke: black, width: 3 }) +
  circle(400, 560, 96, NONE, { stroke: BARE_PAPER, width: 3 }) +
  text(400, 616, '49', 158, yellow, { weight: 700, spacing: -4 }) +
  text(400, 616, '49', 158, NONE, { weight: 700, spacing: -4, outline: { stroke: black, width: 2.6 } })

const foot = (): string =>
  rect(60, 676, 680, 64, indigo) +
  rect(60, 671, 680, 5, black) +
  text(400, 710, 'THE POPULAR AMERICAN GAME', 33, BARE_PAPER, { face: 'League Gothic', spacing: 6 }) +
  text(400, 731, 'TWO TO EIGHT PLAYERS · EDWIN PALMER McCOLLOM, BALTIMORE, MD. · PRICE $1.00', 14.4, BARE_PAPER, {
    weight: 700,
  })

const sides = (): string =>
  (
    [
      [110, 'SEVEN', 'COLORS'],
      [690, 'SIXTEEN', 'ROWS'],
    ] as const
  )
    .map(([x, a, b]) => {
      const style = { face: 'League Gothic', spacing: 2 } as const
      return text(x, 636, a, 24, black, style) + text(x, 658, b, 24, black, style)
    })
    .join('')
