import { SECTORS } from '../../../src/renderer/games/deck-o-cards-roulette/dial-geometry'
import { printed, type Job } from '../job'
import { pip, type Suit } from '../pips'
import type { Forme } from '../plates'
import { arched, BARE, circle, knock, NONE, over, path, polar, rect, text, times, turned } from '../svg'

/** Drawn at 75 units per inch; the printed disc is 12 inches across and fills its square. */
const UNITS = 900
const C = UNITS / 2
const DIAL_INCHES = 12
const PIXELS = 2560

const [cream, gold, red, teal, dark] = [knock('cream'), knock('gold'), knock('vermilion'), over('teal'), knock('black')]
const JOSEFIN = { face: 'Josefin Sans', weight: 700 } as const

/** The dial: 52 sectors around a sunburst, drawn from the same order of cards that is used to read the arrow. */
const dial = (): Forme => ({
  width: UNITS,
  height: UNITS,
  inks: ['cream', 'gold', 'vermilion', 'teal', 'black'],
  shapes: [rim(), sectors(), rings(), sunburst(), name(), hub()].join(''),
})

const rim = (): string =>
  rect(0, 0, UNITS, UNITS, teal) +
  circle(C, C, 446, NONE, { stroke: BARE, width: 5 }) +
  circle(C, C, 434, cream) +
  circle(C, C, 428, teal) +
  circle(C, C, 422, cream)

const angle = (i: number): number => (i / 52 - 0.25) * 2 * Math.PI

function sectors(): string {
  return SECTORS.map((card, i) => {
    const [from, to] = [angle(i), angle(i + 1)]
    const piece =
      `M${polar(C, C, 414, from)}A414 414 0 0 1 ${polar(C, C, 414, to)}` +
      `L${polar(C, C, 268, to)}A268 268 0 0 0 ${polar(C, C, 268, from)}Z`
    const rank = card.slice(0, -1)
    const sign =
      text(C, 74, rank, 39, BARE, { face: 'League Gothic', spacing: rank === '10' ? -1.4 : 0 }) +
      pip(card.slice(-1) as Suit, C, 104, 30, BARE) +
      rect(C - 1.2, 126, 2.4, 32, BARE) +
      circle(C, 164, 3.6, BARE)
    return path(piece, i % 2 ? dark : red, { stroke: BARE, width: 2.6 }) + turned(((i + 0.5) / 52) * 360, C, C, sign)
  }).join('')
}

const rings = (): string =>
  circle(C, C, 263, cream) +
  circle(C, C, 257, teal) +
  circle(C, C, 250, NONE, { stroke: BARE, width: 2 }) +
  circle(C, C, 243, NONE, { stroke: BARE, width: 5 })

function sunburst(): string {
  const at = (share: number) => (share / 26) * 2 * Math.PI
  return (
    times(26, (i) => {
      const ray = `M${polar(C, C, 235, at(i + 0.14))}L${polar(C, C, 235, at(i + 0.86))}L${polar(C, C, 150, at(i + 0.5))}Z`
      return path(ray, i % 2 ? red : gold)
    }) +
    circle(C, C, 150, gold) +
    circle(C, C, 144, knock('teal'), { stroke: BARE, width: 3 })
  )
}

const name = (): string =>
  arched('dial-far', `M${C - 106} ${C}A106 106 0 0 1 ${C + 106} ${C}`, 'DECK-O-CARDS', 27, BARE, {
    ...JOSEFIN,
    spacing: 4,
  }) +
  arched('dial-near', `M${C - 124} ${C}A124 124 0 0 0 ${C + 124} ${C}`, 'ROULETTE', 27, BARE, {
    ...JOSEFIN,
    spacing: 6,
  }) +
  [-1, 1].map((side) => circle(C + side * 114, C + 22, 4, gold)).join('')

const hub = (): string =>
  circle(C, C, 84, NONE, { stroke: BARE, width: 5 }) +
  circle(C, C, 74, cream) +
  (['H', 'S', 'D', 'C'] as const)
    .map((suit, i) => turned(i * 90, C, C, pip(suit, C, C - 47, 30, i % 2 ? dark : red)))
    .join('') +
  circle(C, C, 18, dark) +
  circle(C, C, 10, BARE)

export const dialJob: Job = printed('deco/dial', {
  source: import.meta.url,
  cost: 7,
  run: {
    width: PIXELS,
    height: PIXELS,
    ppi: PIXELS / DIAL_INCHES,
    paper: 'card',
    age: 0.22,
    tone: 0.6,
    grain: 0.4,
    register: 0.014,
    body: 0.72,
    mottle: 0.45,
    seed: 1938,
  },
  wear: { foxing: 6, scuffs: 44, thumbs: 14, rim: 0.3, rub: 0.03, round: DIAL_INCHES / 2, core: 'core' },
  coding: { quality: 74, small: 66 },
  forme: dial,
})
