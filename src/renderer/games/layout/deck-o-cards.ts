import type { Extent } from '../../framing/table-layout'
import { SIZE } from '../../stage/model/sizes'
import type { Piece } from '../../stage/model/pieces'

/** A point on the table, in inches. */
interface Point {
  readonly x: number
  readonly z: number
}

/** Height of the arrow above the dial's base, in inches: a quarter of an inch above the print. */
const ARROW_HEIGHT = 0.81
/** Direction of the arrow before the first spin, in radians about y. */
export const PARKED_TURN = 0.4

/** Centres of the dial and of the layout; the dial lies behind the layout. */
export const dialCentre = (portrait: boolean): Point => ({ x: 0, z: portrait ? -6.9 : -8.9 })
export const layoutCentre = (portrait: boolean): Point => ({ x: 0, z: portrait ? 5.1 : 2.9 })

const common = { zone: 'table', from: 'box:deck-o-cards', motion: 'lay' } as const

/** Returns the dial: the round board with its 52 sectors. */
export function dialPiece(at: Point & { readonly y?: number; readonly turn?: number }): Piece {
  return { ...common, id: 'dial', kind: 'dial', face: 'deco/dial', pose: { y: 0, ...at } }
}

/** Returns the brass arrow on its pin, pointing `turn` radians about y. */
export function arrowPiece(at: Point & { readonly y?: number }, turn: number): Piece {
  return {
    ...common,
    id: 'arrow',
    kind: 'arrow',
    face: 'deco/arrow',
    pose: { ...at, y: (at.y ?? 0) + ARROW_HEIGHT, turn },
  }
}

/** Returns the green layout, unrolled. */
export function sheetPiece(at: Point): Piece {
  return { ...common, id: 'layout', kind: 'sheet', face: 'deco/layout', pose: { ...at, y: 0 } }
}

/** Returns the area that the layout covers. */
export function sheetExtent(portrait: boolean): Extent {
  const { x, z } = layoutCentre(portrait)
  const { w, d } = SIZE.sheet
  return { left: x - w / 2, right: x + w / 2, far: z - d / 2, near: z + d / 2 }
}
