import { soloRecord, soloStep } from '../puzzles/cards-lesson'
import type { LessonStep } from '../types'
import { NINE_ON_TEN } from './deals'

const record = (moves: readonly string[]) => soloRecord('suite-assembling', moves, {}, NINE_ON_TEN)

/** The first lesson, all at one deal: one card on the next, a space made and filled, three cards from the pack. */
export const lesson: readonly LessonStep[] = [
  soloStep('onto', record([]), ['9@1'], { card: 9, next: 10 }),
  soloStep('space', record(['9@1']), ['44@7'], { card: 44, next: 45 }),
  soloStep('fill', record(['9@1', '44@7']), ['35@2'], { card: 35 }),
  soloStep('deal', record(['9@1', '44@7', '35@2']), ['deal']),
]
