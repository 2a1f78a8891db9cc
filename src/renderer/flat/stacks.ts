import { isZoneOf } from '../stage/model/touch-names'
import type { Piece } from '../stage/model/pieces'
import type { FlatPiece } from './types'

/** A piece of the scene with its flat counterpart. */
export interface PiecePair {
  readonly piece: Piece
  readonly flat: FlatPiece
}

/**
 * A piece whose centre is nearer than this to the one below, as part of its own width, lies on it rather than beside
 * it.
 */
const MAX_STACK_DISTANCE = 0.2

/** Returns the drawing order of a piece: its height, with dials and sheets lowered and the arrow above everything. */
const drawingOrderOf = ({ kind, pose }: Piece): number =>
  pose.y + (kind === 'arrow' ? 10 : kind === 'dial' || kind === 'sheet' ? -1 : 0)

/**
 * Whether a piece is a chip in a stock or a bank. Such chips of one value are drawn as one stack, however many towers
 * they form.
 */
export const isStoredChip = ({ kind, zone }: Piece): boolean =>
  kind === 'chip' && (isZoneOf(zone, 'stock') || isZoneOf(zone, 'bank'))

function canMerge(top: PiecePair, next: PiecePair): boolean {
  if (top.piece.kind !== next.piece.kind || top.flat.touch !== next.flat.touch || next.piece.kind === 'mark')
    return false
  if (isStoredChip(next.piece)) return top.piece.zone === next.piece.zone && top.piece.face === next.piece.face
  return Math.hypot(top.flat.x - next.flat.x, top.flat.z - next.flat.z) < MAX_STACK_DISTANCE * next.flat.w
}

/**
 * Sorts pieces from the lowest to the highest. Pieces that lie squarely on each other and share a touch are merged into
 * the topmost one, with their number.
 */
export function mergeStacks(pairs: readonly PiecePair[]): FlatPiece[] {
  const tops: PiecePair[] = []
  for (const next of [...pairs].sort((a, b) => drawingOrderOf(a.piece) - drawingOrderOf(b.piece))) {
    const below = tops.findIndex((top) => canMerge(top, next))
    const [under] = below < 0 ? [] : tops.splice(below, 1)
    const count = (under?.flat.count ?? 0) + 1
    tops.push({ piece: next.piece, flat: { ...next.flat, count } })
  }
  return tops.map(({ flat }) => flat)
}
