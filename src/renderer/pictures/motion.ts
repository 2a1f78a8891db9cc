import { compare } from '../stage/model/piece-diff'
import type { Piece } from '../stage/model/pieces'
import { fromAbove, type Print } from './top-view'

interface Path {
  readonly was: Print
  readonly to: Print
}

/** The change from one position to the next: the prints that do not move, and the paths of those that do. */
export interface Motion {
  readonly still: readonly Print[]
  readonly paths: readonly Path[]
}

const same = (a: Print, b: Print): boolean =>
  Math.hypot(a.x - b.x, a.z - b.z) < 0.01 && a.face === b.face && Math.abs(a.turn - b.turn) < 0.01

/** Returns the motion between two positions. Pieces are matched as on the table in depth. */
export function motionOf(before: readonly Piece[], after: readonly Piece[]): Motion {
  const came = new Map(compare(before, after).changes.map(({ piece, was }) => [piece.id, was]))
  const still: Print[] = []
  const paths: Path[] = []
  for (const to of fromAbove(after)) {
    const was = came.get(to.id)
    const [from] = was ? fromAbove([was]) : []
    if (from === undefined || same(from, to)) still.push(to)
    else paths.push({ was: from, to })
  }
  return { still, paths }
}

/** Returns the shortest rotation from one angle to another, in radians. */
const turnBy = (from: number, to: number): number => Math.atan2(Math.sin(to - from), Math.cos(to - from))

/** Smoothstep easing. */
const eased = (t: number): number => t * t * (3 - 2 * t)

/**
 * Returns the moving prints at a part of their way, 0 to 1; they are drawn over `still`. A piece whose face changes
 * turns over half way, so that the new face does not show sooner.
 */
export function during({ paths }: Motion, part: number): Print[] {
  const t = eased(part)
  return paths.map(({ was, to }) => {
    const flips = was.face !== to.face
    return {
      ...(t < 0.5 ? was : to),
      id: to.id,
      x: was.x + (to.x - was.x) * t,
      z: was.z + (to.z - was.z) * t,
      w: to.w * (flips ? Math.max(0.06, Math.abs(1 - 2 * t)) : 1),
      turn: was.turn + turnBy(was.turn, to.turn) * t,
      shadow: true,
    }
  })
}
