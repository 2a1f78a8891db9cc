import { soloRecord, soloStep } from '../puzzles/cards-lesson'
import type { LessonStep } from '../types'
import { fill } from './solution'

const record = (moves: readonly string[]) => soloRecord('pittsburgh-draw-puzzle', moves)
const LAST = [10, 1, 9, 8, 7, 6, 5, 4, 3].flatMap(fill)

/** The first lesson: a run across a border, a card that is taken back, the tenth hand. */
export const lesson: readonly LessonStep[] = [
  soloStep('border', record(['25@9', '26@9', '27@9', '28@9']), ['29@9'], { card: 29 }),
  soloStep('wrong', record(['16@7', '17@7', '18@7', '19@7', '20@7']), ['20@off'], { card: 20 }),
  soloStep('last', record([...LAST, ...fill(2).slice(0, 4)]), ['24@2'], { card: 24 }),
]
