import { soloRecord, soloStep } from '../puzzles/solo-lesson'
import type { LessonStep } from '../types'

const ALL = [...Array.from({ length: 49 }, (_, i) => String(i + 1)), 'C']

/** Returns the record of a game with these first cards; the rest of the pack follows in ascending order. */
function record(first: readonly string[], moves: readonly string[]) {
  const tape = [...first, ...ALL.filter((card) => !first.includes(card))]
  return soloRecord('mystic-double-cross', moves, {}, tape)
}

const TOP_ROW = ['1', '2', '3', '4', '6', '7', 'C']

/** The first lesson: a card on its square, the Cheater on a five, and the Cheater that completes a row. */
export const lesson: readonly LessonStep[] = [
  soloStep('draw', record(['40'], []), ['draw'], { points: 40 }),
  soloStep('cheater', record(['40', 'C'], ['draw', 'draw']), ['C@45'], { square: 45 }),
  soloStep(
    'row',
    record(
      TOP_ROW,
      TOP_ROW.map(() => 'draw'),
    ),
    ['C@5', 'C@45'],
    { row: '1-7', square: 5, points: 15 },
  ),
]
