import { cassinoSteps } from '../casino/pack/lesson'
import type { LessonStep } from '../types'

const step = cassinoSteps('cassino-21', true)

/** The first lesson: pairs, sums, the card that may not be trailed, the sweep, building and raising. */
export const lesson: readonly LessonStep[] = [
  step('pair', {
    a: ['8H', 'KH', 'JC', '2D'],
    b: ['4H', '9C', '6S', 'QD'],
    table: ['8S', '8C', '10C', 'AD'],
    wanted: ['8H takes 8S+8C'],
  }),
  step('sum', {
    a: ['9S', 'KH', 'JC', 'QD'],
    b: ['AH', '6C', '8S', '2D'],
    table: ['4C', '5D', '3S', '10H'],
    wanted: ['9S takes 4C+5D'],
  }),
  step('trail', {
    a: ['KH', '9S', '10C', '5H'],
    b: ['AH', '6C', '8D', '2D'],
    table: ['4C', '5D', '10S', '9H'],
    wanted: ['trail KH'],
  }),
  step('sweep', {
    a: ['10H', 'KH', 'JC', 'QD'],
    b: ['AH', '6C', '8D', '2D'],
    table: ['4C', '6D', '5S', '5H'],
    wanted: ['10H takes 4C+5S+5H+6D'],
  }),
  step('build', {
    a: ['3S', '8D', 'JC', 'QD'],
    b: ['AH', '6C', '9S', 'KH'],
    table: ['5H', '10C', 'KS', 'QH'],
    wanted: ['3S builds 8 on 5H'],
  }),
  step('raise', {
    a: ['3S', '6D', 'JC', 'QD'],
    b: ['2H', '8S', '9S', 'KH'],
    table: ['3H', '10C', 'KS', 'QH'],
    moves: ['A 3S builds 6 on 3H'],
    seat: 1,
    wanted: ['2H builds 8 on B6'],
  }),
]
