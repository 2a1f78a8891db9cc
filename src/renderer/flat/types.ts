import type { Label, PieceKind } from '../stage/model/pieces'

/** A piece as the flat table draws it: a rectangle seen from above, in inches. */
export interface FlatPiece {
  readonly id: string
  readonly kind: PieceKind
  readonly face: string
  readonly touch: string | null
  /** The zone that it lies in. */
  readonly zone: string | null
  /** Centre, in table coordinates: x to the right, z towards the viewer. */
  readonly x: number
  readonly z: number
  readonly w: number
  readonly d: number
  readonly round: boolean
  /** Turn in degrees, clockwise. */
  readonly turn: number
  readonly glow: number
  readonly carry: boolean
  /** Number of pieces in the stack; the face is that of the topmost. */
  readonly count: number
  /** Letter of the seat whose hand it is in, if it can be touched (to ask that seat for a card). */
  readonly owner?: string
  /** The words written there. */
  readonly label?: Label
}

/** A part of the table that is drawn to scale, in inches. */
export interface FlatField {
  readonly x: number
  readonly z: number
  readonly w: number
  readonly d: number
  /** From the lowest to the highest. */
  readonly pieces: readonly FlatPiece[]
}

/** The pieces of another seat: its hand as a fan, and its other piles. */
export interface FlatSeat {
  readonly seat: string
  readonly hand: readonly FlatPiece[]
  readonly piles: readonly FlatPiece[]
}

/**
 * The content of the flat table: the centre to scale, the viewer's own hand, the pieces beside the centre, and the
 * other seats.
 */
export interface FlatTable {
  readonly field: FlatField | null
  readonly hand: readonly FlatPiece[]
  readonly piecesBeside: readonly FlatPiece[]
  readonly seats: readonly FlatSeat[]
}
