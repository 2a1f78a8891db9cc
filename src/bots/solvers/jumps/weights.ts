import { HIGH_BITS, LOW_BITS } from '../../../rules/forty-nine-outfit/cards'
import { SIDE, SQUARES } from '../../../rules/forty-nine-outfit/board'
import { JUMP_FROM, JUMP_OVER, JUMP_TO, JUMPS } from '../../../rules/forty-nine-outfit/jumps'

/**
 * Squared distance of each square from the centre: men at the rim are hard to bring home, so a low sum is promising.
 */
const WEIGHT = Int16Array.from({ length: SQUARES }, (_, square) => {
  const middle = (SIDE - 1) / 2
  return (Math.floor(square / SIDE) - middle) ** 2 + ((square % SIDE) - middle) ** 2
})

/** Exclusive upper limit of the sum of the weights of all squares. */
export const SCORES = 512

/** What each jump adds to the sum of weights. */
export const GAIN = Int16Array.from({ length: JUMPS }, (_, jump) => {
  return WEIGHT[JUMP_TO[jump]!]! - WEIGHT[JUMP_FROM[jump]!]! - WEIGHT[JUMP_OVER[jump]!]!
})

/** Returns the sum of the weights under the men. */
export function weigh(low: number, high: number): number {
  return WEIGHT.reduce(
    (sum, weight, square) => ((low & LOW_BITS[square]!) | (high & HIGH_BITS[square]!) ? sum + weight : sum),
    0,
  )
}
