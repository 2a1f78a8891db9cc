import { compare } from '../stage/model/piece-diff'
import type { Piece } from '../stage/model/pieces'
import { fromAbove, type Print } from './top-view'

interface Path {
  readonly was: Print
  readonly to: Print
}

/** From one position to the next: what lies still, and what moves over it. */
export interface Motion {
  readonly still: readonly Print[]
  readonly paths: readonly Path[]
}

const same = (a: Print, b: Print): boolean =>
  Math.hypot(a.x - b.x, a.z - b.z) < 0.01 && a.face === b.face && Math.abs(a.turn - b.turn) < 0.01

/** How the pieces of one position come to lie as those of the next, matched as the table in depth matches them. */
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

/** The shortest way round. */
const turnBy = (from: number, to: number): number => Math.atan2(Math.sin(to - from), Math.cos(to - from))

/** A hand starts and stops gently. */
const eased = (t: number): number => t * t * (3 - 2 * t)

/**
 * What moves, at a part of its way, 0 to 1; `still` lies below it all the while. A thing that shows another face than before turns over half way: nobody
 * sees the new one sooner.
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
