import type { Words } from '../../../i18n/words'
import type { PegTable } from '../pegs/scene'
import { firstOf } from '../../../../rules/kit'
import type { GameFace } from '../../types'
import { createPegFace } from '../pegs/face'
import { puzzleLesson } from '../../layout/lesson'

/** The least number of moves, established by exhaustive search. */
const MIN_MOVES = 4

/** Returns how the game ended: the number of moves, and that four are the fewest. */
function result(seen: PegTable): Words | null {
  if (!seen.over) return null
  const { solved, menLeft, men, moveCount = 0, movesLeft = null } = seen.state
  if (solved) return { key: moveCount <= MIN_MOVES ? 'result.fewest' : 'result.solved', params: { n: moveCount } }
  if (menLeft === 1) return { key: 'result.elsewhere', params: { square: firstOf(men) } }
  return movesLeft === 0
    ? { key: 'result.last-move', params: { n: moveCount, men: menLeft } }
    : { key: 'result.stuck', params: { n: menLeft } }
}

const GOAL = 25

/** The parts in which the two puzzles of nine men differ. */
interface NineMenFaceParts extends Pick<GameFace, 'id' | 'lesson'> {
  /** Squares of the nine men at the start. */
  readonly men: readonly number[]
}

/** Returns the face of a puzzle of nine men: chains of jumps, each counted as one move, the last one landing on 25. */
function createNineMenFace({ men, ...face }: NineMenFaceParts): GameFace {
  return createPegFace({
    ...face,
    directions: 8,
    start: () => men,
    aim: () => GOAL,
    minMoves: MIN_MOVES,
    prompt(seen): Words {
      const { menLeft, moveCount = 0, movesLeft = null } = seen.state
      const params = { men: menLeft, n: moveCount }
      if (seen.over) return result(seen) ?? { key: 'prompt.over' }
      if (seen.eye < 0) return { key: 'prompt.watch', params }
      if (movesLeft === null) return moveCount === 0 ? { key: 'prompt.start' } : { key: 'prompt.play', params }
      if (moveCount > 0) return { key: 'prompt.limit', params: { men: menLeft, n: movesLeft } }
      return { key: movesLeft < MIN_MOVES ? 'prompt.start-too-few' : 'prompt.start-limit', params: { n: movesLeft } }
    },
    result,
    anchor(seen): string {
      const { moveCount = 0 } = seen.state
      if (seen.over) return 'the-end'
      return moveCount === 0 ? 'a-move' : 'worth-knowing'
    },
  })
}

/** One of the sixteen solutions in four moves. */
const SQUARE_SOLUTION = ['25x11', '32x16x18', '19x17', '11x23x39x27x25']

/** Face of the Nine Men Square Puzzle. */
export const nineMenSquareFace = createNineMenFace({
  id: 'nine-men-square',
  men: [17, 18, 19, 24, 25, 26, 31, 32, 33],
  /** The first lesson: a jump, a chain, and the way back to the centre. */
  lesson: puzzleLesson('nine-men-square', [
    { id: 'jump', moves: [], acceptedMoves: ['25x11'] },
    { id: 'chain', moves: SQUARE_SOLUTION.slice(0, 1), acceptedMoves: ['32x16x18'] },
    { id: 'home', moves: SQUARE_SOLUTION.slice(0, 3), acceptedMoves: ['11x23x39x27x25'] },
  ]),
})

/** One of the fourteen solutions in four moves. */
const TRIANGLE_SOLUTION = ['32x30', '38x36x24', '33x17x31x47x33', '41x25']

/** Face of the Nine Men Triangle Puzzle. */
export const nineMenTriangleFace = createNineMenFace({
  id: 'nine-men-triangle',
  men: [25, 31, 32, 33, 37, 38, 39, 40, 41],
  /** The first lesson: a jump, a chain, a tour, and the landing on 25. */
  lesson: puzzleLesson('nine-men-triangle', [
    { id: 'jump', moves: [], acceptedMoves: ['32x30'] },
    { id: 'chain', moves: TRIANGLE_SOLUTION.slice(0, 1), acceptedMoves: ['38x36x24'] },
    { id: 'tour', moves: TRIANGLE_SOLUTION.slice(0, 2), acceptedMoves: ['33x17x31x47x33', '33x47x31x17x33'] },
    { id: 'home', moves: TRIANGLE_SOLUTION.slice(0, 3), acceptedMoves: ['41x25'] },
  ]),
})
