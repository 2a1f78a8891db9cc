import { SECTORS } from '../../../src/renderer/games/deck-o-cards-roulette/geometry'
import { createPrintJob, type Job } from '../job'
import { pip, type Suit } from '../pips'
import type { Forme } from '../plates'
import {
  textOnPath,
  BARE_PAPER,
  circle,
  knockOut,
  NONE,
  overprint,
  path,
  polar,
  rect,
  text,
  repeat,
  rotate,
} from '../svg'

/** Drawn at 75 units per inch; the printed disc is 12 inches across and fills its square. */
const UNITS = 900
const CENTRE = UNITS / 2
export const DIAL_INCHES = 12

const [cream, gold, red, teal, dark] = [
  knockOut('cream'),
  knockOut('gold'),
  knockOut('vermilion'),
  overprint('teal'),
  knockOut('black'),
]
const JOSEFIN = { face: 'Josefin Sans', weight: 700 } as const

/** The dial: 52 sectors around a sunburst, drawn from the same order of cards that is used to read the arrow. */
export const dial = (): Forme => ({
  width: UNITS,
  height: UNITS,
  inks: ['cream', 'gold', 'vermilion', 'teal', 'black'],
  shapes: [rim(), sectors(), rings(), sunburst(), lettering(), hub()].join(''),
})

const rim = (): string =>
  rect(0, 0, UNITS, UNITS, teal) +
  circle(CENTRE, CENTRE, 446, NONE, { stroke: BARE_PAPER, width: 5 }) +
  circle(CENTRE, CENTRE, 434, cream) +
  circle(CENTRE, CENTRE, 428, teal) +
  circle(CENTRE, CENTRE, 422, cream)

const angle = (i: number): number => (i / 52 - 0.25) * 2 * Math.PI

function sectors(): string {
  return SECTORS.map((card, i) => {
    const [from, to] = [angle(i), angle(i + 1)]
    const piece =
      `M${polar(CENTRE, CENTRE, 414, from)}A414 414 0 0 1 ${polar(CENTRE, CENTRE, 414, to)}` +
      `L${polar(CENTRE, CENTRE, 268, to)}A268 268 0 0 0 ${polar(CENTRE, CENTRE, 268, from)}Z`
    const rank = card.slice(0, -1)
    const sign =
      text(CENTRE, 74, rank, 39, BARE_PAPER, { face: 'League Gothic', spacing: rank === '10' ? -1.4 : 0 }) +
      pip(card.slice(-1) as Suit, CENTRE, 104, 30, BARE_PAPER) +
      rect(CENTRE - 1.2, 126, 2.4, 32, BARE_PAPER) +
      circle(CENTRE, 164, 3.6, BARE_PAPER)
    return (
      path(piece, i % 2 ? dark : red, { stroke: BARE_PAPER, width: 2.6 }) +
      rotate(((i + 0.5) / 52) * 360, CENTRE, CENTRE, sign)
    )
  }).join('')
}

const rings = (): string =>
  circle(CENTRE, CENTRE, 263, cream) +
  circle(CENTRE, CENTRE, 257, teal) +
  circle(CENTRE, CENTRE, 250, NONE, { stroke: BARE_PAPER, width: 2 }) +
  circle(CENTRE, CENTRE, 243, NONE, { stroke: BARE_PAPER, width: 5 })

function sunburst(): string {
  const at = (share: number) => (share / 26) * 2 * Math.PI
  return (
    repeat(26, (i) => {
      const ray = `M${polar(CENTRE, CENTRE, 235, at(i + 0.14))}L${polar(CENTRE, CENTRE, 235, at(i + 0.86))}L${polar(CENTRE, CENTRE, 150, at(i + 0.5))}Z`
      return path(ray, i % 2 ? red : gold)
    }) +
    circle(CENTRE, CENTRE, 150, gold) +
    circle(CENTRE, CENTRE, 144, knockOut('teal'), { stroke: BARE_PAPER, width: 3 })
  )
}

const lettering = (): string =>
  textOnPath(
    'dial-far',
    `M${CENTRE - 106} ${CENTRE}A106 106 0 0 1 ${CENTRE + 106} ${CENTRE}`,
    'DECK-O-CARDS',
    27,
    BARE_PAPER,
    { ...JOSEFIN, spacing: 4 },
  ) +
  textOnPath(
    'dial-near',
    `M${CENTRE - 124} ${CENTRE}A124 124 0 0 0 ${CENTRE + 124} ${CENTRE}`,
    'ROULETTE',
    27,
    BARE_PAPER,
    { ...JOSEFIN, spacing: 6 },
  ) +
  [-1, 1].map((side) => circle(CENTRE + side * 114, CENTRE + 22, 4, gold)).join('')

const hub = (): string =>
  circle(CENTRE, CENTRE, 84, NONE, { stroke: BARE_PAPER, width: 5 }) +
  circle(CENTRE, CENTRE, 74, cream) +
  (['H', 'S', 'D', 'C'] as const)
    .map((suit, i) => rotate(i * 90, CENTRE, CENTRE, pip(suit, CENTRE, CENTRE - 47, 30, i % 2 ? dark : red)))
    .join('') +
  circle(CENTRE, CENTRE, 18, dark) +
  circle(CENTRE, CENTRE, 10, BARE_PAPER)

export const dialJob: Job = createPrintJob('deco/dial', {
  source: import.meta.url,
  cost: 7,
  width: 2560,
  height: 2560,
  inches: DIAL_INCHES,
  run: {
    paper: 'card',
    age: 0.22,
    browning: 0.6,
    grain: 0.4,
    misregistration: 0.014,
    opacity: 0.72,
    mottle: 0.45,
    seed: 1938,
  },
  wear: {
    foxing: 6,
    scuffs: 44,
    thumbMarks: 14,
    rimBrowning: 0.3,
    edgeWear: 0.03,
    cornerRadius: DIAL_INCHES / 2,
    core: 'core',
  },
  encoding: { quality: 74, smallQuality: 66 },
  forme: dial,
})
