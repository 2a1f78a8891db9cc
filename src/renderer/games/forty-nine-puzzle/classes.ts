import { CLASSES, classOf } from '../../../rules/forty-nine-outfit/single-jumps/classes'
import type { Label, Piece } from '../../stage/model/pieces'
import { boardTop, squareCentre } from '../layout/board'

/** Letter and ink of each class. */
const NAMES = ['a', 'b', 'c'] as const
const TONES: readonly Label['tone'][] = ['over', 'under', 'right']
/**
 * Offset of a square's letter from its centre, clear of the peg; and places of the three counters, behind the board.
 */
const CORNER = { x: 0.62, z: 0.66 }
const COUNTERS = { x: 2.2, z: -7.5 }

/**
 * Returns the class of a square (from 1). Any three adjacent squares in a line have all three classes, so a jump
 * changes the number of men in each.
 */
const classAt = (square: number): number => classOf(square - 1, 0)

/** Returns the marks that illustrate the proof: the class of every square, and the number of men on each class. */
export function classMarks(men: readonly number[]): Piece[] {
  const squares = Array.from({ length: 49 }, (_, i) => i + 1)
  const counts = NAMES.map((_, at) => men.filter((square) => classAt(square) === at).length)
  return [
    ...squares.map((square) => {
      const { x, z } = squareCentre(square)
      const at = classAt(square)
      return mark(`class:${square}`, { x: x + CORNER.x, z: z + CORNER.z }, at, NAMES[at]!)
    }),
    ...counts.map((count, at) => {
      const spot = { x: (at - (CLASSES - 1) / 2) * COUNTERS.x, z: COUNTERS.z }
      return mark(`counter:${at}`, spot, at, `${NAMES[at]!} × ${count}`)
    }),
  ]
}

function mark(id: string, { x, z }: { readonly x: number; readonly z: number }, at: number, text: string): Piece {
  return {
    id,
    kind: 'mark',
    face: 'mark/row',
    pose: { x, y: boardTop(x) + 0.003, z },
    zone: 'marks',
    glow: 0,
    label: { text, tone: TONES[at]! },
  }
}
