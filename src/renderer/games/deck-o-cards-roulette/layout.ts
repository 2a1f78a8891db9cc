import type { Table, Context } from './table'
import { entryAt } from '../../../rules/kit'
import { nameIn, namedTouch } from '../../stage/model/touch-names'
import { SIZE } from '../../stage/model/sizes'
import type { Piece } from '../../stage/model/pieces'
import { LAYOUT_CENTRE, sheetPiece } from '../layout/deck-o-cards'
import { MARKS, RANK_BOXES, spotCentre, VERB_BOXES, type VerbName, kindOf, SPOT_NAMES } from './geometry'
import { chipTotal, placeTouch, verbs } from './touch'

/** Scale at which the layout, printed 20 inches wide, lies on the table. */
const LAYOUT_SCALE = 0.83

/** Name of the house's bank, in place of a seat's letter. */
export const HOUSE = 'house'

/** Height at which pieces lie on the sheet; it clears the sheet, which is never quite flat. */
export const SHEET_TOP = SIZE.sheet.h + 0.012

/** Returns the green layout with a touchable mark on every spot and on the box of every action. */
export function layout(table: Table, context: Context): Piece[] {
  return [
    sheetPiece(LAYOUT_CENTRE),
    ...SPOT_NAMES.filter((name) => kindOf(name) !== 'call').map(spotMark(context)),
    ...calledMarks(context),
    ...verbMarks(table, context),
  ]
}

/** Returns the marks of the printed actions, lit while they can be used. They stand for the same touches as the tiles. */
function verbMarks(table: Table, context: Context): Piece[] {
  const names = Object.keys(VERB_BOXES) as VerbName[]
  return verbs(table, () => context.eventHistory ?? []).map(({ touches, series }, i): Piece => {
    const name = entryAt(names, i)
    const touchable = touches.find((touch) => context.touchable.has(touch))
    const isOn = series === undefined ? touchable !== undefined : series.length > 0
    return {
      id: `mark:verb:${name}`,
      kind: 'mark',
      face: 'mark/deco-verb',
      pose: { ...placeOnLayout(VERB_BOXES[name]), y: SHEET_TOP },
      touch: touchable ?? entryAt(touches, 0),
      zone: 'marks',
      glow: isOn ? 0.45 : 0,
    }
  })
}

/** Returns the place on the table of a point of the layout, given in inches from the layout's printed centre. */
const placeOnLayout = ({ x, z }: { readonly x: number; readonly z: number }) => ({
  x: LAYOUT_CENTRE.x + x * LAYOUT_SCALE,
  z: LAYOUT_CENTRE.z + z * LAYOUT_SCALE,
})

/** Returns the place of a layout's spot on the table. */
export const placeOfSpot = (spot: string) => placeOnLayout(spotCentre(spot))

function spotMark(context: Context): (spot: string) => Piece {
  return (spot) => ({
    id: `mark:${spot}`,
    kind: 'mark',
    face: `mark/deco-${formOf(spot)}`,
    pose: { ...placeOfSpot(spot), y: SHEET_TOP },
    touch: placeTouch(spot),
    zone: 'marks',
    glow: glowOf(spot, context),
  })
}

/** Returns the marks of the lozenges at the centres of the ranks: the called chances, whose suit is touched next. */
function calledMarks(context: Context): Piece[] {
  return [...RANK_BOXES].map(([rank, box]) => ({
    id: `mark:call:${rank}`,
    kind: 'mark',
    face: 'mark/deco-call',
    pose: { ...placeOnLayout(box), y: SHEET_TOP },
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
