import type { Piece } from '../stage/pieces'

/** A piece as the flat table draws it: a box seen from above, in hundredths of the board's width. */
export interface FlatPiece {
  readonly id: string
  readonly kind: Piece['kind']
  readonly face: string
  readonly down: boolean
  readonly touch: string | null
  /** Middle, from the left and from the far edge of the board, in percent. */
  readonly x: number
  readonly y: number
  /** Turn in degrees, clockwise. */
  readonly turn: number
  readonly glow: number
}

/** What the flat table shows: the board with all that lies on it, the eye's own hand, and other things to touch. */
export interface FlatTable {
  readonly board: readonly FlatPiece[]
  readonly hand: readonly FlatPiece[]
  readonly beside: readonly FlatPiece[]
}

/** Half the board's side, in inches. */
const HALF = 8
const KINDS: ReadonlySet<Piece['kind']> = new Set(['card', 'chip', 'man', 'mark', 'arrow'])

function flatPiece(piece: Piece): FlatPiece {
  const { x, z, turn = 0 } = piece.pose
  return {
    id: piece.id,
    kind: piece.kind,
    face: piece.down === true ? 'back' : piece.face,
    down: piece.down === true,
    touch: piece.touch ?? null,
    x: ((x + HALF) / (2 * HALF)) * 100,
    y: ((z + HALF) / (2 * HALF)) * 100,
    turn: (-turn * 180) / Math.PI,
    glow: piece.glow ?? 0,
  }
}

function onBoard({ pose }: Piece): boolean {
  return Math.abs(pose.x) <= HALF && Math.abs(pose.z) <= HALF
}

/**
 * The pieces of a scene for a table without depth. Of a pile that is touched as one (a stock) only one piece stays;
 * boxes and lids are left out, since they cannot be played with.
 */
export function flatten(pieces: readonly Piece[]): FlatTable {
  const board: FlatPiece[] = []
  const hand: FlatPiece[] = []
  const beside = new Map<string, FlatPiece>()
  for (const piece of pieces) {
    if (!KINDS.has(piece.kind)) continue
    const flat = flatPiece(piece)
    if (piece.touch?.startsWith('hand:') === true) hand.push(flat)
    else if (onBoard(piece)) board.push(flat)
    else if (flat.touch !== null) beside.set(flat.touch, flat)
  }
  return { board, hand, beside: [...beside.values()] }
}
