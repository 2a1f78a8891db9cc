import type { Piece } from '../../stage/model/pieces'
import { boardTop, squareCentre } from '../layout/board'
import type { Context } from './table'
import { entryAt } from '../../../rules/kit'

/** Number of visible steps of the trail; the last one is the brightest. */
const MAX_STEPS = 7
/** Distance between two stitches of the thread, and clearance around a card's centre, in inches. */
const MARK_SPACING = 0.5
const CARD_CLEARANCE = 0.55
const MAX_GLOW = 0.75
/** Height above the board, which clears the cards, in inches. */
const LIFT = 0.04

/** Returns the squares of the trail so far, in order. */
export function trailOf({ eventHistory: eventHistory = [] }: Context): number[] {
  return eventHistory.flatMap((event) => (event.type === 'laid' ? [event.square] : []))
}

/** Returns the last steps of the trail as a thread of light above the board, which fades towards its older end. */
export function trailMarks(context: Context): Piece[] {
  const trail = trailOf(context)
  const last = trail.slice(-MAX_STEPS - 1)
  const first = trail.length - last.length
  return last.slice(1).flatMap((to, i) => {
    const glow = (MAX_GLOW * (i + 1)) / (last.length - 1)
    return markSpots(entryAt(last, i), to).map(({ x, z }, k) => ({
      id: `thread:${first + i}:${k}`,
      kind: 'mark' as const,
      face: 'mark/stitch-round',
      pose: { x, y: boardTop(x) + LIFT, z },
      zone: 'marks',
      glow,
    }))
  })
}

function markSpots(from: number, to: number): { readonly x: number; readonly z: number }[] {
  const [a, b] = [squareCentre(from), squareCentre(to)]
  const far = Math.hypot(b.x - a.x, b.z - a.z)
  const count = Math.max(1, Math.floor((far - 2 * CARD_CLEARANCE) / MARK_SPACING) + 1)
  return Array.from({ length: count }, (_, i) => {
    const part =
      (CARD_CLEARANCE + (count === 1 ? far / 2 - CARD_CLEARANCE : (i * (far - 2 * CARD_CLEARANCE)) / (count - 1))) / far
    return { x: a.x + (b.x - a.x) * part, z: a.z + (b.z - a.z) * part }
  })
}
