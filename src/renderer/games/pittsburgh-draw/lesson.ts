import { lessonRecord } from '../layout/records'
import { lessonWords } from '../layout/words'
import type { LessonStep } from '../types'

/** Returns one step for seat A against B. */
function step(
  id: string,
  hand: readonly string[],
  acceptedMove: string,
  { stock = [], ...facts }: { readonly stock?: readonly string[]; readonly points: number; readonly drawn?: string },
): LessonStep {
  const game = { game: 'pittsburgh-draw', handSize: 5, hasCheater: true, moves: [] }
  return {
    ...lessonWords(id, facts),
    record: lessonRecord({ ...game, hands: [hand, ['9', '16', '30', '37', '44']], stock }),
    seat: 0,
    acceptedMoves: [acceptedMove],
  }
}

/**
 * The first lesson: colours are suits, and which cards to keep or discard. `points` is the value of the hand before the
 * move.
 */
export const lesson: readonly LessonStep[] = [
  step('pair', ['1', '6', '15', '29', '43'], 'discard 15 29 43', { points: 1 }),
  step('rainbow', ['3', '10', '17', '24', '45'], 'stand', { points: 3 }),
  step('two-pairs', ['2', '7', '20', '21', '40'], 'discard 40', { points: 2 }),
  step('four', ['22', '23', '25', '28', '40'], 'discard 40', { points: 6, stock: ['24'], drawn: '24' }),
  step('cheater', ['46', '47', '48', '49', 'C'], 'stand', { points: 10 }),
]
