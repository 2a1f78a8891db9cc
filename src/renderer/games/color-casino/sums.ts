import { divide, numbersIn } from '../../../rules/lion-coffee/color-casino/groups'
import { numberOf } from './table'

/** Loose cards of one colour parted into groups worth `number`, as arithmetic: `3 + 4, 9 − 2`. */
export function sums(number: number, cards: readonly string[]): string {
  const mask = cards.reduce((all, card) => all | (1 << numberOf(card)), 0)
  return divide(number, mask)
    .map((group) => arithmetic(number, numbersIn(group)))
    .join(', ')
}

/** Numbers, ascending, that make `number` by their sum or by their difference. */
function arithmetic(number: number, numbers: readonly number[]): string {
  const sum = numbers.reduce((all, one) => all + one, 0)
  return sum === number ? numbers.join(' + ') : [...numbers].reverse().join(' − ')
}
