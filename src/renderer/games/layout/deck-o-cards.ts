import type { Extent } from '../../framing/table-layout'
import { SIZE, TABLE } from '../../stage/model/sizes'
import type { Piece, TablePoint } from '../../stage/model/pieces'

/** Height of the arrow above the dial's base, in inches: a quarter of an inch above the print. */
const ARROW_HEIGHT = 0.81
/** Direction of the arrow before the first spin, in radians about y. */
export const PARKED_TURN = 0.4

const common = { zone: 'table', from: 'box:deck-o-cards', motion: 'lay' } as const

/** Returns the dial: the round board with its 52 sectors. */
export function dialPiece(at: TablePoint & { readonly y?: number; readonly turn?: number }): Piece {
  return { ...common, id: 'dial', kind: 'dial', face: 'deco/dial', pose: { y: 0, ...at } }
}

/** Returns the brass arrow on its pin, pointing `turn` radians about y. */
export function arrowPiece(at: TablePoint & { readonly y?: number }, turn: number): Piece {
  return {
    ...common,
    id: 'arrow',
    kind: 'arrow',
    face: 'deco/arrow',
    pose: { ...at, y: (at.y ?? 0) + ARROW_HEIGHT, turn },
  }
}

/** Returns the green layout, unrolled. */
export function sheetPiece(at: TablePoint): Piece {
  return { ...common, id: 'layout', kind: 'sheet', face: 'deco/layout', pose: { ...at, y: 0 } }
}

/** The layout lies in the middle of the table top. */
export const LAYOUT_CENTRE: TablePoint = { x: 0, z: TABLE.z }

/** Extent of the layout. */
export const SHEET_EXTENT: Extent = {
  left: -SIZE.sheet.w / 2,
  right: SIZE.sheet.w / 2,
  far: TABLE.z - SIZE.sheet.d / 2,
  near: TABLE.z + SIZE.sheet.d / 2,
}
