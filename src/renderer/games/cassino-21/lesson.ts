import { BUILD_TASK, createCassinoSteps, RAISE_TASK } from '../casino/pack/lesson'
import type { LessonStep } from '../types'

const step = createCassinoSteps('cassino-21', true)

/** The first lesson: pairs, sums, a card that may not be trailed, the sweep, building and raising. */
export const lesson: readonly LessonStep[] = [
  step('pair', {
    a: ['8H', 'KH', 'JC', '2D'],
    b: ['4H', '9C', '6S', 'QD'],
    table: ['8S', '8C', '10C', 'AD'],
    acceptedMoves: ['8H takes 8S+8C'],
  }),
  step('sum', {
    a: ['9S', 'KH', 'JC', 'QD'],
    b: ['AH', '6C', '8S', '2D'],
    table: ['4C', '5D', '3S', '10H'],
    acceptedMoves: ['9S takes 4C+5D'],
  }),
  step('trail', {
    a: ['KH', '9S', '10C', '5H'],
    b: ['AH', '6C', '8D', '2D'],
    table: ['4C', '5D', '10S', '9H'],
    acceptedMoves: ['trail KH'],
  }),
  step('sweep', {
    a: ['10H', 'KH', 'JC', 'QD'],
    b: ['AH', '6C', '8D', '2D'],
    table: ['4C', '6D', '5S', '5H'],
    acceptedMoves: ['10H takes 4C+5S+5H+6D'],
  }),
  step('build', BUILD_TASK),
  step('raise', RAISE_TASK),
]
