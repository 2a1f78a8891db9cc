import { opponentsOf, nearSeat } from '../layout/eye'
import { isHouse, shownWinner, type Table, type Context } from './table'
import { entryAt } from '../../../rules/kit'
import { nameIn, namedTouch } from '../../stage/model/touch-names'
import { SIZE } from '../../stage/model/sizes'
import type { Piece } from '../../stage/model/pieces'
import { layoutCentre, sheetPiece } from '../layout/deck-o-cards'
import { MARKS, RANK_BOXES, spotCentre, kindOf, SPOT_NAMES, winningSpots } from './geometry'
import { chipTotal, placeTouch } from './touch'

/** A place on the table, in inches: the dial is at the back, the layout in front of it, and the chips around both. */
interface Spot {
  readonly x: number
  readonly z: number
}

export interface Home extends Spot {
  /** Distance between two stacks. */
  readonly pitch: number
  /** Direction of further stacks of a value: 1 is towards the viewer. */
  readonly back: 1 | -1
}

/** Scale at which the layout, printed 20 inches wide, lies on the table. */
const LAYOUT_SCALE = 0.83

/** Name of the house's bank, in place of a seat's letter. */
export const HOUSE = 'house'

const NEAR_HOME: Home = { x: 0, z: 9.7, pitch: 1.1, back: 1 }
/** In a tall window the stacks are a fingertip apart. */
const NEAR_HOME_PORTRAIT: Home = { x: -1.2, z: 11.5, pitch: 2.1, back: 1 }

const home = (x: number, z: number): Home => ({ x, z, pitch: 0.74, back: -1 })
/** Places beside the dial, from the viewer's left round its far side to the right. */
const LEFT = [home(-9.2, -4.4), home(-9.6, -8.4), home(-9.2, -12.4), home(-12.9, -6.4)]
const RIGHT = [home(9.2, -4.4), home(9.6, -8.4), home(9.2, -12.4), home(12.9, -6.4)]
/** Places in the corners that the round dial leaves free. */
const CORNERS = [
  home(-6, -0.9),
  home(-6.1, -2.3),
  home(-6.1, -11.2),
  home(-5.9, -12.5),
  home(5.9, -12.5),
  home(6.1, -11.2),
  home(6.1, -2.3),
  home(6, -0.9),
]

/**
 * Returns a function that gives the place of a seat's chips, or of the house's bank under the name `house`. Throws for
 * other names.
 */
export function createHomeOf(table: Table, portrait: boolean): (seat: string) => Home {
  const others = [...opponentsOf(table), ...(isHouse(table) ? [HOUSE] : [])]
  const places = portrait ? cornerHomes(others.length) : besideHomes(others.length)
  const near = portrait ? NEAR_HOME_PORTRAIT : NEAR_HOME
  const all = new Map([[nearSeat(table), near], ...others.map((seat, i) => [seat, entryAt(places, i)] as const)])
  return (seat) => {
    const found = all.get(seat)
    if (!found) throw new RangeError(`no place for the chips of ${seat}`)
    return found
  }
}

function besideHomes(count: number): Home[] {
  const left = Math.floor(count / 2)
  return [...LEFT.slice(0, left), ...RIGHT.slice(0, count - left).reverse()]
}

function cornerHomes(count: number): Home[] {
  const step = count > 4 ? 1 : 2
  return Array.from({ length: count }, (_, i) => entryAt(CORNERS, Math.min(7, step === 1 ? i : 1 + i * 2)))
}

/** Height at which pieces lie on the sheet; it clears the sheet, which is never quite flat. */
export const SHEET_TOP = SIZE.sheet.h + 0.012

/** Returns the green layout with a touchable mark on every spot; those that have just won are lit. */
export function layout(table: Table, context: Context): Piece[] {
  const at = layoutCentre(context.portrait)
  const card = shownWinner(table, context)
  const won = card === null ? new Set<string>() : winningSpots(card)
  return [
    sheetPiece(at),
    ...SPOT_NAMES.filter((name) => kindOf(name) !== 'call').map(spotMark(context, won)),
    ...calledMarks(context),
  ]
}

/** Returns the place of a layout's spot on the table. */
export function placeOfSpot(spot: string, portrait: boolean): { readonly x: number; readonly z: number } {
  const { x, z } = spotCentre(spot)
  const at = layoutCentre(portrait)
  return { x: at.x + x * LAYOUT_SCALE, z: at.z + z * LAYOUT_SCALE }
}

/** Glow of what has just won. */
export const WON_GLOW = 1

function spotMark(context: Context, won: ReadonlySet<string>): (spot: string) => Piece {
  return (spot) => ({
    id: `mark:${spot}`,
    kind: 'mark',
    face: `mark/deco-${formOf(spot)}`,
    pose: { ...placeOfSpot(spot, context.portrait), y: SHEET_TOP },
    touch: placeTouch(spot),
    zone: 'marks',
    glow: won.has(spot) ? WON_GLOW : glowOf(spot, context),
  })
}

/** Returns the marks of the lozenges at the centres of the ranks: the called chances, whose suit is touched next. */
function calledMarks(context: Context): Piece[] {
  const at = layoutCentre(context.portrait)
  return [...RANK_BOXES].map(([rank, { x, z }]) => ({
    id: `mark:call:${rank}`,
    kind: 'mark',
    face: 'mark/deco-call',
    pose: { x: at.x + x * LAYOUT_SCALE, y: SHEET_TOP, z: at.z + z * LAYOUT_SCALE },
    touch: namedTouch('call', rank),
    zone: 'marks',
    glow: context.picked.includes(namedTouch('call', rank)) ? 0.8 : 0,
  }))
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
