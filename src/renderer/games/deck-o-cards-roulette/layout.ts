import { markPiece } from '../layout/places'
import { shownWinner, type Table, type Context } from './table'
import { nameIn, namedTouch } from '../../stage/model/touch-names'
import { SIZE } from '../../stage/model/sizes'
import type { Piece, TablePoint } from '../../stage/model/pieces'
import { LAYOUT_CENTRE, sheetPiece } from '../layout/deck-o-cards'
import { CARD_NAMES, MARKS, RANK_BOXES, spotCentre, spotKindOf, SPOT_NAMES, winningSpots } from './geometry'
import type { Cloth, ClothCell } from '../types'
import { RANKS } from '../../../rules/kit'
import { chipTotal, placeTouch } from './touch'

/** Scale at which the layout, printed 20 inches wide, lies on the table. */
const LAYOUT_SCALE = 0.83

/** Values of the chips, the highest first. */
export const VALUES = [50, 10, 5, 1] as const

/** Name of the house's bank, in place of a seat's letter. */
export const HOUSE = 'house'

/** Height at which pieces lie on the sheet; it clears the sheet, which is never quite flat. */
export const SHEET_TOP = SIZE.sheet.h + 0.012

/** Returns the green layout with a touchable mark on every spot; those that have just won are lit. */
export function layout(table: Table, context: Context): Piece[] {
  const card = shownWinner(table, context)
  const won = card === null ? new Set<string>() : winningSpots(card)
  return [
    sheetPiece(LAYOUT_CENTRE),
    ...SPOT_NAMES.filter((name) => spotKindOf(name) !== 'call').map(spotMark(context, won)),
    ...calledMarks(context),
  ]
}

/** Returns the place on the table of a point of the layout, given in inches from the layout's printed centre. */
const placeOnLayout = ({ x, z }: TablePoint) => ({
  x: LAYOUT_CENTRE.x + x * LAYOUT_SCALE,
  z: LAYOUT_CENTRE.z + z * LAYOUT_SCALE,
})

/** Returns the place of a layout's spot on the table. */
export const placeOfSpot = (spot: string) => placeOnLayout(spotCentre(spot))

/** Glow of what has just won. */
export const WON_GLOW = 1

function spotMark(context: Context, won: ReadonlySet<string>): (spot: string) => Piece {
  return (spot) => {
    const glow = won.has(spot) ? WON_GLOW : glowOf(spot, context)
    const pose = { ...placeOfSpot(spot), y: SHEET_TOP }
    return { ...markPiece(`mark:${spot}`, `deco-${formOf(spot)}`, pose, glow), touch: placeTouch(spot) }
  }
}

/** Returns the marks of the lozenges at the centres of the ranks: the called chances, whose suit is touched next. */
function calledMarks(context: Context): Piece[] {
  return [...RANK_BOXES].map(([rank, box]) => {
    const touch = namedTouch('call', rank)
    const pose = { ...placeOnLayout(box), y: SHEET_TOP }
    return { ...markPiece(`mark:call:${rank}`, 'deco-call', pose, context.picked.includes(touch) ? 0.8 : 0), touch }
  })
}

function formOf(spot: string): string {
  if (spot === 'red' || spot === 'black') return 'colour'
  if (MARKS[spot]) return /5|odd|even/.test(spot) ? 'foot' : 'side'
  const ranks = spot.split('-')
  if (ranks.length === 4) return 'cross'
  if (ranks.length === 1) return 'card-round'
  const [a, b] = ranks.map((rank) => spotCentre(`${rank}H`).z)
  return a === b ? 'upright' : 'level'
}

/**
 * Returns the glow of a spot: strong if touched, medium for the suits of a called rank, faint for touchable spots while
 * chips are picked up.
 */
function glowOf(spot: string, { picked, touchable }: Context): number {
  const touch = namedTouch('spot', spot)
  if (picked.includes(touch)) return 0.8
  const [called] = picked.flatMap((touch) => nameIn(touch, 'call') ?? [])
  if (called !== undefined) return RegExp(`^${called}[SHDC]$`).test(spot) ? 0.5 : 0
  return chipTotal(picked) > 0 && touchable.has(touch) ? 0.16 : 0
}

/** The spots of a phone's cloth, in rows: a rank stands for its four cards. */
const CLOTH_ROWS = [
  ['JQK', 'J', 'Q', 'K', 'JQ'],
  RANKS.slice(0, 5),
  RANKS.slice(5, 10),
  ['red', 'black'],
  ['hearts', 'diamonds', 'spades', 'clubs'],
  ['first5', 'second5', 'odd', 'even'],
]
const LOOKS: Readonly<Record<string, ClothCell['look']>> = {
  red: 'red',
  black: 'black',
  hearts: 'pip warm',
  diamonds: 'pip warm',
  spades: 'pip',
  clubs: 'pip',
}

/** Returns the layout for a thumb, with the stakes of a seat. */
export function cloth({ state }: Table, letter: string): Cloth {
  const stakes = state.bets[letter] ?? {}
  const cellOf = (name: string): ClothCell => {
    const isMark = name in MARKS
    const spots = isMark ? [name] : CARD_NAMES.filter((card) => card.slice(0, -1) === name)
    return {
      touch: namedTouch(isMark ? 'spot' : 'call', name),
      words: { key: `print.${name}` },
      look: isMark ? (LOOKS[name] ?? '') : 'rank',
      stake: spots.reduce((sum, spot) => sum + (stakes[spot] ?? 0), 0),
    }
  }
  return { rows: CLOTH_ROWS.map((row) => row.map(cellOf)), chips: [...VALUES].reverse() }
}
