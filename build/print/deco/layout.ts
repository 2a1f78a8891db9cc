import {
  type LayoutBox,
  LOZENGE,
  MARKS,
  RANK_BOXES,
  SHEET,
  spotCentre,
  SUIT_SPOT,
} from '../../../src/renderer/games/deck-o-cards-roulette/geometry'
import { createPrintJob, type Job } from '../job'
import { pip, type Suit } from '../pips'
import type { Forme } from '../plates'
import { foldAcross, foldDown } from '../press/folds'
import { BARE_PAPER, circle, type Fill, knockOut, NONE, overprint, rect, square, text, rotate } from '../svg'

/** Units per inch. */
const UNITS_PER_INCH = 60
const W = SHEET.w * UNITS_PER_INCH
const H = SHEET.d * UNITS_PER_INCH
const PIXELS = 3600

const white = (width: number) => ({ stroke: BARE_PAPER, width })
const [red, dark] = [knockOut('vermilion'), knockOut('black')]
const GOTHIC = { face: 'League Gothic' } as const
const JOSEFIN = { face: 'Josefin Sans', weight: 700 } as const

/** Converts inches from the sheet's centre to units from its upper left corner. */
const toUnits = ({ x, z }: { readonly x: number; readonly z: number }) => ({
  x: (x + SHEET.w / 2) * UNITS_PER_INCH,
  y: (z + SHEET.d / 2) * UNITS_PER_INCH,
})
const boxOf = (box: LayoutBox) => {
  const { x, y } = toUnits(box)
  return {
    x,
    y,
    left: x - (box.w * UNITS_PER_INCH) / 2,
    top: y - (box.d * UNITS_PER_INCH) / 2,
    w: box.w * UNITS_PER_INCH,
    h: box.d * UNITS_PER_INCH,
  }
}

/** The green layout, drawn from the same table by which chips are laid on it. */
export const layout = (): Forme => ({
  width: W,
  height: H,
  inks: ['vermilion', 'cloth', 'black'],
  shapes: [ground(), frieze(), ranks(), crossings(), sides(), bottomMarks(), title(), corners()].join(''),
})

const ground = (): string =>
  rect(0, 0, W, H, overprint('cloth')) +
  rect(14, 14, W - 28, H - 28, NONE, white(5)) +
  rect(24, 24, W - 48, H - 48, NONE, white(1.6))

/** Rules between the court boxes and stepped ones beyond them, which connect the row visually. */
function frieze(): string {
  const [j, q, k] = (['J', 'Q', 'K'] as const).map((rank) => boxOf(RANK_BOXES.get(rank)!))
  if (!j || !q || !k) return ''
  const rule = (x0: number, x1: number, y: number) =>
    rect(Math.min(x0, x1), y - 0.9, Math.abs(x1 - x0), 1.8, BARE_PAPER)
  const ys = Array.from({ length: 9 }, (_, i) => j.y + (i - 4) * 12)
  const between = ys.map((y) => rule(j.left + j.w, q.left, y) + rule(q.left + q.w, k.left, y)).join('')
  const wings = ys
    .map((y, i) => {
      const reach = 84 - Math.abs(i - 4) * 17
      return rule(j.left, j.left - reach, y) + rule(k.left + k.w, k.left + k.w + reach, y)
    })
    .join('')
  const tips = [j.left - 92, k.left + k.w + 92].map((x) => pip('D', x, j.y, 13, BARE_PAPER)).join('')
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
        rotate(45, x, y, square(x, y, LOZENGE * UNITS_PER_INCH, NONE, white(1.5))) +
        text(x, y + 19, rank, 54, BARE_PAPER, { face: 'Abril Fatface', spacing: rank === '10' ? -2 : 0 }) +
        spots
      )
    })
    .join('')
}

function suitSpot(rank: string, suit: Suit): string {
  const { x, y } = toUnits(spotCentre(rank + suit))
  return (
    circle(x, y, (SUIT_SPOT * UNITS_PER_INCH) / 2, BARE_PAPER) +
    pip(suit, x, y, 24, suit === 'H' || suit === 'D' ? red : dark)
  )
}

/** Lozenges where four boxes meet, and small ones on the lines between two. */
function crossings(): string {
  const lozenge = (spot: string, side: number) => {
    const { x, y } = toUnits(spotCentre(spot))
    return rotate(45, x, y, square(x, y, side, BARE_PAPER))
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
    return rect(left, top, w, h, NONE, white(3)) + text(x, y + 18, words, 50, BARE_PAPER, { ...GOTHIC, spacing: 14 })
  }
  const colour = (spot: string, ink: Fill) => {
    const { x, y, left, top, w, h } = markBox(spot)
    return (
      rect(left, top, w, h, ink, white(3)) +
      rect(left + 7, top + 7, w - 14, h - 14, NONE, white(1.2)) +
      text(x, y + 22, spot.toUpperCase(), 62, BARE_PAPER, { ...GOTHIC, spacing: 6 })
    )
  }
  const suit = (spot: string, sign: Suit, ink: Fill) => {
    const { x, y, left, top, w, h } = markBox(spot)
    return (
      rect(left, top, w, h, BARE_PAPER) +
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

const BOTTOM_MARKS = [
  ['first5', 'FIRST 5', 'ACE TO 5'],
  ['second5', 'SECOND 5', '6 TO 10'],
  ['odd', 'ODD', 'ACE TO 9'],
  ['even', 'EVEN', '2 TO 10'],
] as const

const bottomMarks = (): string =>
  BOTTOM_MARKS.map(([spot, words, small]) => {
    const { x, y, left, top, w, h } = markBox(spot)
    return (
      rect(left, top, w, h, NONE, white(3)) +
      text(x, y + 4, words, 44, BARE_PAPER, { ...GOTHIC, spacing: 2 }) +
      text(x, y + 32, small, 18, BARE_PAPER, { ...JOSEFIN, spacing: 2 })
    )
  }).join('')

function title(): string {
  const { x, left, w } = markBox('black')
  return (
    rect(left, 66, w, 3, BARE_PAPER) +
    text(x, 107, 'DECK-O-CARDS', 23, BARE_PAPER, { ...JOSEFIN, spacing: 0.6 }) +
    text(x, 141, 'ROULETTE', 29, BARE_PAPER, { ...JOSEFIN, spacing: 4 }) +
    rect(left, 155, w, 3, BARE_PAPER) +
    text(x, 183, 'HENRI BLUM & CO. 1938', 12.6, BARE_PAPER, { ...JOSEFIN, spacing: 1 })
  )
}

/** A lozenge between rules in each near corner, as at the ends of the frieze. */
const corners = (): string =>
  (['hearts', 'spades'] as const)
    .map((above) => {
      const { x, w } = markBox(above)
      const y = toUnits({ x: 0, z: 4.2 }).y
      const rules = [-36, -24, -12, 12, 24, 36].map((dy) => {
        const half = w / 2 - 16 - (36 - Math.abs(dy)) * 1.1
        return rect(x - half, y + dy - 0.9, 2 * half, 1.8, BARE_PAPER)
      })
      return rules.join('') + pip('D', x, y, 17, BARE_PAPER)
    })
    .join('')

export const layoutJob: Job = createPrintJob('deco/layout', {
  source: import.meta.url,
  cost: 7,
  width: PIXELS,
  height: Math.round((PIXELS * SHEET.d) / SHEET.w),
  inches: SHEET.w,
  run: {
    paper: 'card',
    age: 0.2,
    browning: 0.6,
    grain: 0.5,
    misregistration: 0.018,
    opacity: 0.75,
    mottle: 0.45,
    seed: 52,
  },
  wear: {
    foxing: 5,
    scuffs: 60,
    thumbMarks: 10,
    rimBrowning: 0.3,
    edgeWear: 0.05,
    cornerRadius: 0.05,
    core: 'core',
    folds: [foldDown(0.5, 0.024), foldAcross(0.5, 0.02)],
  },
  encoding: { quality: 74, smallQuality: 66 },
  forme: layout,
})
