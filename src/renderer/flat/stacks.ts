import { isZoneOf } from '../stage/model/names'
import type { Piece } from '../stage/model/pieces'
import type { FlatPiece } from './types'

/** A piece and how it is drawn. */
export interface Laid {
  readonly piece: Piece
  readonly flat: FlatPiece
}

/** Nearer than this part of its width to the one below, a thing lies on it rather than beside it. */
const ON = 0.2

/** Marks are light on the ground; the arrow turns over everything. */
const level = ({ kind, pose }: Piece): number =>
  pose.y + (kind === 'arrow' ? 10 : kind === 'dial' || kind === 'sheet' ? -1 : 0)

/** Chips that somebody holds: stacks of one value are one thing, however many towers they stand in. */
export const isHeld = ({ kind, zone }: Piece): boolean =>
  kind === 'chip' && (isZoneOf(zone, 'stock') || isZoneOf(zone, 'bank'))

function joins(top: Laid, next: Laid): boolean {
  if (top.piece.kind !== next.piece.kind || top.flat.touch !== next.flat.touch || next.piece.kind === 'mark')
    return false
  if (isHeld(next.piece)) return top.piece.zone === next.piece.zone && top.piece.face === next.piece.face
  return Math.hypot(top.flat.x - next.flat.x, top.flat.z - next.flat.z) < ON * next.flat.w
}

/**
 * Pieces from the lowest to the highest, with those that lie square on each other and are touched as one drawn as
 * one: the topmost, with their number.
 */
export function stacked(laid: readonly Laid[]): FlatPiece[] {
  const tops: Laid[] = []
  for (const next of [...laid].sort((a, b) => level(a.piece) - level(b.piece))) {
    const below = tops.findIndex((top) => joins(top, next))
    const [under] = below < 0 ? [] : tops.splice(below, 1)
    const count = (under?.flat.count ?? 0) + 1
    tops.push({ piece: next.piece, flat: { ...next.flat, count } })
  }
  return tops.map(({ flat }) => flat)
}
