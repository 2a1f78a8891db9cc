import { CLASSES, classOf } from '../../../rules/forty-nine-outfit/forty-nine-puzzle/classes'
import type { Label, Piece } from '../../stage/model/pieces'
import { boardTop, squareCentre } from '../layout/board'

// In range: each class has a name and a tone.

/** Each class has a letter and an ink of its own. */
const NAMES = ['a', 'b', 'c'] as const
const TONES: readonly Label['tone'][] = ['over', 'under', 'right']
/** From a square's middle to its letter, clear of the peg; and where the three counters stand, behind the board. */
const CORNER = { x: 0.62, z: 0.66 }
const COUNTERS = { x: 2.2, z: -7.5 }

/** The class of a square, from 1: any three in a row have all three, so a jump changes how many men stand in each. */
const classAt = (square: number): number => classOf(square - 1, 0)

/** The proof made visible: the class of every square, and how many men stand on each class. */
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
