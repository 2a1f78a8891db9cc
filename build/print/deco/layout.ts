import {
  type LayoutBox,
  LOZENGE,
  MARKS,
  RANK_BOXES,
  SHEET,
  spotCentre,
  SUIT_SPOT,
} from '../../../src/renderer/games/deck-o-cards-roulette/layout-geometry'
import { printed, type Job } from '../job'
import { pip, type Suit } from '../pips'
import type { Forme } from '../plates'
import {
  BARE,
  circle,
  type Fill,
  group,
  knock,
  NONE,
  over,
  path,
  polar,
  rect,
  square,
  text,
  times,
  turned,
} from '../svg'

/** Units per inch. */
const U = 60
const W = SHEET.w * U
const H = SHEET.d * U
const PIXELS = 3600

const white = (width: number) => ({ stroke: BARE, width })
const [red, dark] = [knock('vermilion'), knock('black')]
const GOTHIC = { face: 'League Gothic' } as const
const JOSEFIN = { face: 'Josefin Sans', weight: 700 } as const

/** Converts inches from the sheet's centre to units from its upper left corner. */
const at = ({ x, z }: { readonly x: number; readonly z: number }) => ({
  x: (x + SHEET.w / 2) * U,
  y: (z + SHEET.d / 2) * U,
})
const boxOf = (box: LayoutBox) => {
  const { x, y } = at(box)
  return { x, y, left: x - (box.w * U) / 2, top: y - (box.d * U) / 2, w: box.w * U, h: box.d * U }
}

/** The green layout, drawn from the same table by which chips are laid on it. */
const layout = (): Forme => ({
  width: W,
  height: H,
  inks: ['vermilion', 'cloth', 'black'],
  shapes: [ground(), frieze(), ranks(), crossings(), sides(), feet(), title(), fans()].join(''),
})

const ground = (): string =>
  rect(0, 0, W, H, over('cloth')) +
  rect(14, 14, W - 28, H - 28, NONE, white(5)) +
  rect(24, 24, W - 48, H - 48, NONE, white(1.6))

/** Rules between the court boxes and stepped ones beyond them, which connect the row visually. */
function frieze(): string {
  const [j, q, k] = (['J', 'Q', 'K'] as const).map((rank) => boxOf(RANK_BOXES.get(rank)!))
  if (!j || !q || !k) return ''
  const rule = (x0: number, x1: number, y: number) => rect(Math.min(x0, x1), y - 0.9, Math.abs(x1 - x0), 1.8, BARE)
  const ys = Array.from({ length: 9 }, (_, i) => j.y + (i - 4) * 12)
  const between = ys.map((y) => rule(j.left + j.w, q.left, y) + rule(q.left + q.w, k.left, y)).join('')
  const wings = ys
    .map((y, i) => {
      const reach = 84 - Math.abs(i - 4) * 17
      return rule(j.left, j.left - reach, y) + rule(k.left + k.w, k.left + k.w + reach, y)
    })
    .join('')
  const tips = [j.left - 92, k.left + k.w + 92].map((x) => pip('D', x, j.y, 13, BARE)).join('')
  return between + wings + tips
}

/** Every rank: its box, the lozenge of the called chance, and its four suits. */
function ranks(): string {
  return [...RANK_BOXES]
    .map(([rank, box]) => {
      const { x, y, left, top, w, h } = boxOf(box)
      const spots = (['H', 'S', 'D', 'C'] as const).map((suit) => suitSpot(rank, suit)).join('')
      return (
        rect(left, top, w, h, NONE, white(3)) +
        turned(45, x, y, square(x, y, LOZENGE * U, NONE, white(1.5))) +
        text(x, y + 19, rank, 54, BARE, { face: 'Abril Fatface', spacing: rank === '10' ? -2 : 0 }) +
        spots
      )
    })
    .join('')
}

function suitSpot(rank: string, suit: Suit): string {
  const { x, y } = at(spotCentre(rank + suit))
  return circle(x, y, (SUIT_SPOT * U) / 2, BARE) + pip(suit, x, y, 24, suit === 'H' || suit === 'D' ? red : dark)
}

/** Lozenges where four boxes meet, and small ones on the lines between two. */
function crossings(): string {
  const lozenge = (spot: string, side: number) => {
    const { x, y } = at(spotCentre(spot))
    return turned(45, x, y, square(x, y, side, BARE))
  }
  const crosses = ['A-2-6-7', '2-3-7-8', '3-4-8-9', '4-5-9-10'].map((spot) => lozenge(spot, 14)).join('')
  const along = ['A-2', '2-3', '3-4', '4-5', '6-7', '7-8', '8-9', '9-10']
  const across = ['A-6', '2-7', '3-8', '4-9', '5-10']
  return crosses + [...along, ...across].map((spot) => lozenge(spot, 7)).join('')
}

const markBox = (spot: string) => boxOf(MARKS[spot]!)

function sides(): string {
  const plain = (spot: string, words: string) => {
    const { x, y, left, top, w, h } = markBox(spot)
    return rect(left, top, w, h, NONE, white(3)) + text(x, y + 18, words, 50, BARE, { ...GOTHIC, spacing: 14 })
  }
  const colour = (spot: string, ink: Fill) => {
    const { x, y, left, top, w, h } = markBox(spot)
    return (
      rect(left, top, w, h, ink, white(3)) +
      rect(left + 7, top + 7, w - 14, h - 14, NONE, white(1.2)) +
      text(x, y + 22, spot.toUpperCase(), 62, BARE, { ...GOTHIC, spacing: 6 })
    )
  }
  const suit = (spot: string, sign: Suit, ink: Fill) => {
    const { x, y, left, top, w, h } = markBox(spot)
    return (
      rect(left, top, w, h, BARE) +
      pip(sign, left + 34, y, 38, ink) +
      text(x + 23, y + 12.5, spot.toUpperCase(), 34, ink, { ...GOTHIC, spacing: 2 })
    )
  }
  return (
    plain('JQK', 'JQK') +
    plain('JQ', 'JQ') +
    colour('red', red) +
    colour('black', dark) +
    suit('hearts', 'H', red) +
    suit('diamonds', 'D', red) +
    suit('spades', 'S', dark) +
    suit('clubs', 'C', dark)
  )
}

const FEET = [
  ['first5', 'FIRST 5', 'ACE TO 5'],
  ['second5', 'SECOND 5', '6 TO 10'],
  ['odd', 'ODD', 'ACE TO 9'],
  ['even', 'EVEN', '2 TO 10'],
] as const

const feet = (): string =>
  FEET.map(([spot, words, small]) => {
    const { x, y, left, top, w, h } = markBox(spot)
    return (
      rect(left, top, w, h, NONE, white(3)) +
      text(x, y + 4, words, 44, BARE, { ...GOTHIC, spacing: 2 }) +
      text(x, y + 32, small, 18, BARE, { ...JOSEFIN, spacing: 2 })
    )
  }).join('')

function title(): string {
  const { x, left, w } = markBox('black')
  return (
    rect(left, 66, w, 3, BARE) +
    text(x, 107, 'DECK-O-CARDS', 23, BARE, { ...JOSEFIN, spacing: 0.6 }) +
    text(x, 141, 'ROULETTE', 29, BARE, { ...JOSEFIN, spacing: 4 }) +
    rect(left, 155, w, 3, BARE) +
    text(x, 183, 'HENRI BLUM & CO. 1938', 12.6, BARE, { ...JOSEFIN, spacing: 1 })
  )
}

/** A quarter of a sunburst in each near corner. */
function fans(): string {
  const step = Math.PI / 14
  const fan = times(7, (i) =>
    path(`M0 0L${polar(0, 0, 78, (i + 0.12) * step)}L${polar(0, 0, 78, (i + 0.88) * step)}Z`, BARE),
  )
  const { left } = markBox('red')
  const y = markBox('odd').top + markBox('odd').h
  return group(`translate(${left} ${y}) scale(1 -1)`, fan) + group(`translate(${W - left} ${y}) scale(-1 -1)`, fan)
}

export const layoutJob: Job = printed('deco/layout', {
  source: import.meta.url,
  cost: 7,
  run: {
    width: PIXELS,
    height: Math.round((PIXELS * SHEET.d) / SHEET.w),
    ppi: PIXELS / SHEET.w,
    paper: 'card',
    age: 0.2,
    tone: 0.6,
    grain: 0.5,
    register: 0.018,
    body: 0.75,
    mottle: 0.45,
    seed: 52,
  },
  wear: {
    foxing: 5,
    scuffs: 60,
    thumbs: 10,
    rim: 0.3,
    rub: 0.05,
    round: 0.05,
    core: 'core',
    folds: [
      { upright: true, at: 0.5, width: 0.024 },
      { upright: false, at: 0.5, width: 0.02 },
    ],
  },
  coding: { quality: 74, small: 66 },
  forme: layout,
})
