import type { Lid } from '../lid'
import type { Forme } from '../plates'
import {
  BARE_PAPER,
  circle,
  clip,
  knockOut,
  lineBetween,
  NONE,
  overprint,
  path,
  polar,
  rect,
  text,
  repeat,
  rotate,
  withMirrored,
} from '../svg'
import { pip } from '../pips'

const W = 960
const H = 640
const CX = 480
const CY = 610

const [gold, cream, teal, red, dark] = [
  knockOut('gold'),
  knockOut('cream'),
  knockOut('teal'),
  knockOut('vermilion'),
  knockOut('black'),
]
const line = overprint('black')
const JOSEFIN = { face: 'Josefin Sans', weight: 700 } as const

/** Lid of the roulette outfit, in the display style of 1938: half a dial rising between stepped towers. */
const artwork = (): Forme => ({
  width: W,
  height: H,
  inks: ['cream', 'gold', 'vermilion', 'teal', 'black'],
  shapes: [ground(), beams(), dial(), hub(), towers(), lettering()].join(''),
})

export const DECO_LID: Lid = {
  forme: artwork,
  inches: 21,
  run: { paper: 'card', age: 0.22, misregistration: 0.026, opacity: 0.75, mottle: 0.7, seed: 38 },
  wear: { foxing: 6, scuffs: 80, thumbMarks: 8, rimBrowning: 0.4, edgeWear: 0.2, cornerRadius: 0.08, core: 'grey' },
}

const ground = (): string =>
  rect(0, 0, W, H, line) + rect(16, 16, W - 32, H - 32, gold) + rect(21, 21, W - 42, H - 42, teal)

/** Returns a segment of a ring around the dial's centre, between fractions a and b of the upper half turn. */
function ringSegment(r0: number, r1: number, a: number, b: number, fill: string, stroke?: string): string {
  const [from, to] = [Math.PI * (1 + a), Math.PI * (1 + b)]
  const p = (r: number, angle: number) => polar(CX, CY, r, angle)
  const d = `M${p(r1, from)}A${r1} ${r1} 0 0 1 ${p(r1, to)}L${p(r0, to)}A${r0} ${r0} 0 0 0 ${p(r0, from)}Z`
  return path(d, fill, stroke === undefined ? undefined : { stroke, width: 2.4 })
}

const beams = (): string =>
  clip(
    'deco-lid',
    rect(21, 21, W - 42, H - 42, '#000'),
    repeat(14, (i) => ringSegment(300, 900, (2 * i + 1.1) / 28, (2 * i + 1.9) / 28, dark)),
  )

const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'] as const
const SUITS = ['H', 'S', 'D', 'C'] as const

/**
 * Half the dial: sector i holds rank 5i mod 13, with the suits in turn, so that a whole dial would hold fifty-two
 * different cards.
 */
const dial = (): string =>
  circle(CX, CY, 330, dark) +
  circle(CX, CY, 322, gold) +
  circle(CX, CY, 314, dark) +
  repeat(26, (i) => {
    const card =
      text(CX, CY - 266, RANKS[(i * 5) % 13]!, 34, BARE_PAPER, { face: 'League Gothic' }) +
      pip(SUITS[i % 4]!, CX, CY - 236, 27, BARE_PAPER)
    return (
      ringSegment(206, 306, i / 26, (i + 1) / 26, i % 2 ? dark : red, BARE_PAPER) +
      rotate(-90 + ((i + 0.5) / 26) * 180, CX, CY, card)
    )
  })

function hub(): string {
  const ray = (i: number) => {
    const [a, b] = [Math.PI * (1 + (i + 0.15) / 13), Math.PI * (1 + (i + 0.85) / 13)]
    return path(`M${polar(CX, CY, 184, a)}L${polar(CX, CY, 184, b)}L${polar(CX, CY, 96, (a + b) / 2)}Z`, gold)
  }
  const arrow = path(
    `M${CX - 6} ${CY}L${CX - 4} ${CY - 236}L${CX - 22} ${CY - 232}L${CX} ${CY - 300}L${CX + 22} ${CY - 232}` +
      `L${CX + 4} ${CY - 236}L${CX + 6} ${CY}Z`,
    gold,
    { stroke: line, width: 3 },
  )
  return (
    circle(CX, CY, 200, gold) +
    circle(CX, CY, 192, teal) +
    repeat(13, ray) +
    circle(CX, CY, 88, cream) +
    circle(CX, CY, 82, NONE, { stroke: line, width: 3 }) +
    rotate(-28, CX, CY, arrow) +
    circle(CX, CY, 26, gold, { stroke: line, width: 3 })
  )
}

const STEPS = [
  [20, 330, 34],
  [54, 390, 30],
  [84, 450, 26],
  [110, 505, 22],
] as const

function towers(): string {
  const side =
    STEPS.map(([x, y, width], i) => {
      const height = H - y - 20
      const flutes = repeat(3, (k) => {
        const at = x + (width * (k + 1)) / 4
        return lineBetween(at, y + 10, at, H - 26, line, 2)
      })
      return rect(x, y, width, height, i % 2 ? gold : cream, { stroke: line, width: 2 }) + flutes
    }).join('') + repeat(3, (k) => rect(20, 296 - k * 13, 150 - k * 40, 5, k % 2 ? red : gold))
  return withMirrored(W, side)
}

const lettering = (): string =>
  rect(96, 54, 768, 138, dark) +
  rect(96, 54, 768, 138, NONE, { stroke: BARE_PAPER, width: 4 }) +
  rect(104, 62, 752, 122, NONE, { stroke: gold, width: 3 }) +
  text(CX, 156, 'DECK-O-CARDS', 88, BARE_PAPER, { ...JOSEFIN, spacing: 2 }) +
  rect(250, 204, 460, 62, red) +
  rect(250, 204, 460, 62, NONE, { stroke: BARE_PAPER, width: 3 }) +
  text(CX, 253, 'ROULETTE', 50, BARE_PAPER, { ...JOSEFIN, spacing: 20 }) +
  rect(20, 596, 920, 24, dark) +
  (
    [
      [200, 'HENRI BLUM & CO., INC.'],
      [CX, 'NEW YORK, N.Y.'],
      [760, 'COPYRIGHT 1938'],
    ] as const
  )
    .map(([x, words]) => text(x, 613, words, 15, BARE_PAPER, { ...JOSEFIN, spacing: 3 }))
    .join('') +
  pip('D', 345, 608, 11, BARE_PAPER) +
  pip('D', 615, 608, 11, BARE_PAPER)
