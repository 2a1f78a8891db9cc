import { soloRecord, soloStep } from '../puzzles/cards-lesson'
import type { LessonStep } from '../types'

const record = (moves: readonly string[]) => soloRecord('isolation', moves)

/** The first lesson: lines that a card commands, a clash that is cleared, the seventh card. */
export const lesson: readonly LessonStep[] = [
  soloStep('knight', record(['@1']), ['@10'], {
    first: 1,
    next: 10,
  }),
  soloStep('clash', record(['@1', '@9']), ['9-10'], { card: 9, to: 10, other: 1 }),
  soloStep('last', record(['@1', '@13', '@18', '@23', '@35', '@40']), ['@45'], { square: 45 }),
]
