import { CLASSES, classOf } from '../../../rules/forty-nine-outfit/single-jumps/classes'
import type { Label, Piece, TablePoint } from '../../stage/model/pieces'
import { markOnBoard, NUMBERS, squareCentre } from '../layout/board'
import type { PegTable } from '../puzzles/pegs/scene'
import type { Words } from '../../i18n/words'
import { firstOf } from '../../../rules/kit'
import { allSquaresExcept, createPegFace } from '../puzzles/pegs/face'
import { puzzleLesson } from '../layout/lesson'

/** A solution from the vacancy on 18 to a single man on 32: the second example of the rules page. */
export const SOLUTION: readonly string[] =
  '16x18 31x17 10x24 12x10 3x17 1x3 14x12 28x14 7x21 4x2 45x31 36x38 22x36 43x29 47x45 49x47 8x22 42x28 28x14 44x46 5x7 7x21 29x15 18x16 15x17 2x16 47x45 32x18 30x32 45x31 27x25 12x26 21x19 16x30 41x27 40x38 25x39 30x32 38x40 27x25 40x26 17x31 19x33 32x30 18x32 33x31 30x32'.split(
    ' ',
  )

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
function classMarks(men: readonly number[]): Piece[] {
  const counts = NAMES.map((_, at) => men.filter((square) => classAt(square) === at).length)
  return [
    ...NUMBERS.map((square) => {
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

function mark(id: string, spot: TablePoint, at: number, text: string): Piece {
  return { ...markOnBoard(id, 'row', spot, 0), label: { text, tone: TONES[at]! } }
}

/** Whether a single man can never remain, or never on the square chosen for him. */
function isHopeless(seen: PegTable): boolean {
  const { finishes = [] } = seen.state
  const finish = Number(seen.options['finish'])
  return finish === 0 ? finishes.length === 0 : !finishes.includes(finish)
}

/**
 * Returns the key's suffix for the opening prompt: no single man possible, none on the chosen square, one on it, or one
 * anywhere.
 */
function openingSuffix(seen: PegTable): string {
  const finish = Number(seen.options['finish'])
  if (seen.state.finishes?.length === 0) return '-hopeless'
  if (finish === 0) return ''
  return isHopeless(seen) ? '-wrong-finish' : '-finish'
}

/** Returns how the game ended, and what the vacancy would have allowed. */
function result(seen: PegTable): Words | null {
  if (!seen.over) return null
  const { solved, menLeft, jumps, men, finishes = [] } = seen.state
  const params = { n: menLeft, jumps, square: firstOf(men), vacant: Number(seen.options['start']) }
  if (solved) return { key: 'result.solved', params }
  if (menLeft === 1) return { key: 'result.elsewhere', params: { ...params, finish: Number(seen.options['finish']) } }
  if (finishes.length > 0) return { key: 'result.stuck', params }
  return { key: isUnbeatable(seen) ? 'result.two' : 'result.hopeless', params }
}

/** Whether two men are left and no single man could ever have remained. */
function isUnbeatable({ over, state }: PegTable): boolean {
  return over && state.menLeft === 2 && state.finishes?.length === 0
}

const options = { start: 18, finish: 0 }
/** Number of jumps of the solution before the one along the edge. */
const JUMPS_BEFORE_EDGE = 7

/** Face of the "49" Puzzle. */
export const fortyNinePuzzleFace = createPegFace({
  id: 'forty-nine-puzzle',
  directions: 4,
  start: (seen) => allSquaresExcept(Number(seen.options['start'])),
  aim: (seen) => Number(seen.options['finish']) || null,
  minMoves: null,
  /** Returns what the viewer can do now; before the first move, also what this vacancy allows. */
  prompt(seen): Words {
    const { jumps, menLeft, finishes = [] } = seen.state
    const finish = Number(seen.options['finish'])
    const params = { n: jumps, men: menLeft, vacant: Number(seen.options['start']), square: finish }
    if (seen.over) return result(seen) ?? { key: 'prompt.over' }
    if (seen.eye < 0) return { key: 'prompt.watch', params }
    if (jumps === 0)
      return { key: `prompt.start${openingSuffix(seen)}`, params: { ...params, finishes: finishes.join(', ') } }
    return { key: `prompt.${finish > 0 ? 'play-finish' : isHopeless(seen) ? 'play-two' : 'play'}`, params }
  },
  result,
  isUnbeatable,
  anchor(seen): string {
    const { jumps } = seen.state
    if (seen.over) return 'the-end'
    if (isHopeless(seen)) return 'the-rule-of-threes'
    return jumps === 0 ? 'a-jump' : 'worth-knowing'
  },
  proof: { words: { key: 'lens' }, marks: classMarks },
  /** The first lesson: a jump, a jump along the edge, and the last one. */
  lesson: puzzleLesson('forty-nine-puzzle', [
    { id: 'jump', options, moves: [], acceptedMoves: ['16x18', '20x18', '4x18', '32x18'] },
    { id: 'edge', options, moves: SOLUTION.slice(0, JUMPS_BEFORE_EDGE), acceptedMoves: ['28x14'] },
    { id: 'last', options, moves: SOLUTION.slice(0, -1), acceptedMoves: ['30x32'] },
  ]),
})
