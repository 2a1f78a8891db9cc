import type { Label, PieceKind } from '../stage/model/pieces'

/** A piece as the flat table draws it: a box seen from above, in inches. */
export interface FlatPiece {
  readonly id: string
  readonly kind: PieceKind
  readonly face: string
  readonly touch: string | null
  /** Middle, as on the table: x to the right, z to the viewer. */
  readonly x: number
  readonly z: number
  readonly w: number
  readonly d: number
  readonly round: boolean
  /** Turn in degrees, clockwise. */
  readonly turn: number
  readonly glow: number
  readonly carry: boolean
  /** How many lie there on each other; the face is that of the topmost. */
  readonly count: number
  /** Letter of the seat whose hand it belongs to, where it is one that can be asked. */
  readonly owner?: string
  /** What stands written there. */
  readonly label?: Label
}

/** Part of the table that is drawn to scale, in inches. */
export interface FlatField {
  readonly x: number
  readonly z: number
  readonly w: number
  readonly d: number
  /** From the lowest to the highest. */
  readonly pieces: readonly FlatPiece[]
}

/** What belongs to one of the others: the hand as a fan, and what lies by it. */
export interface FlatSeat {
  readonly seat: string
  readonly hand: readonly FlatPiece[]
  readonly heaps: readonly FlatPiece[]
}

/** What the flat table shows: the middle to scale, the eye's own hand, what lies beside, the others. */
export interface FlatTable {
  readonly field: FlatField | null
  readonly hand: readonly FlatPiece[]
  readonly beside: readonly FlatPiece[]
  readonly seats: readonly FlatSeat[]
}
