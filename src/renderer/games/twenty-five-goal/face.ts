import type { PegTable } from '../puzzles/pegs/scene'
import type { Words } from '../../i18n/words'
import { firstOf } from '../../../rules/kit'
import { allSquaresExcept, createPegFace } from '../puzzles/pegs/face'
import { puzzleLesson } from '../layout/lesson'

/** A solution from the vacancy on 49 that ends with a man on 25: the first example of the rules page. */
export const SOLUTION: readonly string[] =
  '47x49 35x47 46x48 49x47 21x35 7x21 44x46 29x45 46x44 43x45 15x29 42x28 1x15 28x14 36x22 22x8 5x7 7x21 3x1 1x15 25x41 13x25 21x19 45x33 27x39 47x33 10x22 22x8 8x10 4x20 38x40 41x27 27x39 40x38 23x37 37x39 17x33 10x12 39x25 20x32 12x26 26x40 31x17 40x24 25x23 23x11 11x25'.split(
    ' ',
  )

/** Largest number of men at which the prompt warns to watch who can still reach 25. */
const MAX_MEN_TO_WARN = 10

/** Returns how the game ended. Every solution has 47 jumps. */
function result(seen: PegTable): Words | null {
  if (!seen.over) return null
  const { solved, menLeft, jumps, men } = seen.state
  if (solved) return { key: 'result.solved', params: { jumps } }
  if (menLeft === 1) return { key: 'result.elsewhere', params: { square: firstOf(men) } }
  return { key: 'result.stuck', params: { n: menLeft } }
}

/** The square of the last man, at the centre of the board. */
const GOAL = 25

/** Face of the "25" Goal. */
export const twentyFiveGoalFace = createPegFace({
  id: 'twenty-five-goal',
  directions: 8,
  start: (seen) => allSquaresExcept(Number(seen.options['start'])),
  aim: () => GOAL,
  minMoves: null,
  prompt(seen): Words {
    const { jumps, menLeft } = seen.state
    const params = { n: jumps, men: menLeft }
    if (seen.over) return result(seen) ?? { key: 'prompt.over' }
    if (seen.eye < 0) return { key: 'prompt.watch', params }
    if (jumps === 0) return { key: 'prompt.start', params: { vacant: Number(seen.options['start']) } }
    return { key: menLeft <= MAX_MEN_TO_WARN ? 'prompt.few' : 'prompt.play', params }
  },
  result,
  anchor(seen): string {
    const { jumps } = seen.state
    if (seen.over) return 'the-end'
    return jumps === 0 ? 'a-jump' : 'worth-knowing'
  },
  /** The first lesson: a straight jump, a diagonal one, and the last one. */
  lesson: puzzleLesson('twenty-five-goal', [
    { id: 'jump', moves: [], acceptedMoves: ['47x49', '35x49'] },
    { id: 'slant', moves: [], acceptedMoves: ['33x49'] },
    { id: 'last', moves: SOLUTION.slice(0, -1), acceptedMoves: ['11x25'] },
  ]),
})
