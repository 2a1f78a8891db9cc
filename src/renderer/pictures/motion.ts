import { diffPieces } from '../stage/model/piece-diff'
import type { Piece } from '../stage/model/pieces'
import { topViewOf, type DrawnPiece } from './top-view'

interface Path {
  readonly from: DrawnPiece
  readonly to: DrawnPiece
}

/** The change from one position to the next: the prints that do not move, and the paths of those that do. */
export interface Transition {
  readonly still: readonly DrawnPiece[]
  readonly paths: readonly Path[]
}

const isSame = (a: DrawnPiece, b: DrawnPiece): boolean =>
  Math.hypot(a.x - b.x, a.y - b.y) < 0.01 && a.face === b.face && Math.abs(a.turn - b.turn) < 0.01

/** Returns the transition between two positions. Pieces are matched as on the table in depth. */
export function motionOf(before: readonly Piece[], after: readonly Piece[]): Transition {
  const previousPieces = new Map(diffPieces(before, after).changes.map(({ piece, previous }) => [piece.id, previous]))
  const still: DrawnPiece[] = []
  const paths: Path[] = []
  for (const to of topViewOf(after)) {
    const previousPiece = previousPieces.get(to.id)
    const [from] = previousPiece ? topViewOf([previousPiece]) : []
    if (from === undefined || isSame(from, to)) still.push(to)
    else paths.push({ from, to })
  }
  return { still, paths }
}

/** Returns the shortest rotation from one angle to another, in radians. */
const shortestTurn = (from: number, to: number): number => Math.atan2(Math.sin(to - from), Math.cos(to - from))

/** Smoothstep easing. */
const smoothstep = (t: number): number => t * t * (3 - 2 * t)

/**
 * Returns the moving prints at a part of their way, 0 to 1; they are drawn over `still`. A piece whose face changes
 * turns over half way, so that the new face does not show sooner.
 */
export function movingPiecesAt({ paths }: Transition, progress: number): DrawnPiece[] {
  const t = smoothstep(progress)
  return paths.map(({ from, to }) => {
    const isFlipping = from.face !== to.face
    return {
      ...(t < 0.5 ? from : to),
      id: to.id,
      x: from.x + (to.x - from.x) * t,
      y: from.y + (to.y - from.y) * t,
      w: to.w * (isFlipping ? Math.max(0.06, Math.abs(1 - 2 * t)) : 1),
      turn: from.turn + shortestTurn(from.turn, to.turn) * t,
      hasShadow: true,
    }
  })
}
