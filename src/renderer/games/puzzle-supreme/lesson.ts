import { soloRecord, soloStep } from '../puzzles/cards-lesson'
import type { LessonStep } from '../types'
import { STAIRCASE } from './staircase'

const record = (moves: readonly string[]) => soloRecord('puzzle-supreme', moves)
const solution = (keep: (square: number) => boolean) =>
  STAIRCASE.filter(({ square }) => keep(square)).map(({ card, square }) => `${card}@${square}`)

/** The top row of the staircase square but for its last card. */
const TOP_ROW = solution((square) => square < 7)
/** The whole square but for card 11, whose place is 48. */
const ONE_LEFT = solution((square) => square !== 48)
/** The whole square with two cards of its top row in each other's places. */
const TWO_WRONG = [...solution((square) => square > 2), '30@2', '39@1']

/** The first lesson: a row that adds up, two cards that change places, the last card. */
export const lesson: readonly LessonStep[] = [
  soloStep('row', record(TOP_ROW), ['28@7'], { sum: 147, card: 28, goal: 175 }),
  soloStep('change', record(TWO_WRONG), ['39@2', '30@1'], { one: 39, two: 30 }),
  soloStep('last', record(ONE_LEFT), ['11@48'], { card: 11, square: 48 }),
]
