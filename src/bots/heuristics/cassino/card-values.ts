import { HIGH_BITS, LOW_BITS, lowestBit, FIRST_HIGH_MEMBER, BRIDGE_CARDS, SPADES, suitOf } from '../../../rules/kit'
import { BIG_CASINO, LITTLE_CASINO } from '../../../rules/pack/cassino/values'

/** A player's estimate of what each card brings in a pile, in points. */
export interface Worths {
  /** Any card: its share of the three points for most cards. */
  readonly card: number
  /** A spade, in addition. */
  readonly spade: number
  readonly ace: number
  readonly little: number
  readonly big: number
}

/** Returns the worth of each card. */
export function worths(w: Worths): Float64Array {
  return Float64Array.from({ length: BRIDGE_CARDS }, (_, card) => {
    const suit = suitOf(card) === SPADES ? w.spade : 0
    const special = card < 4 ? w.ace : card === LITTLE_CASINO ? w.little : card === BIG_CASINO ? w.big : 0
    return w.card + suit + special
  })
}

/** Returns the worth of a set of cards. */
export function worthOf(worth: Float64Array, low: number, high: number): number {
  let sum = 0
  for (let rest = low; rest !== 0; rest &= rest - 1) sum += worth[lowestBit(rest)]!
  for (let rest = high; rest !== 0; rest &= rest - 1) sum += worth[FIRST_HIGH_MEMBER + lowestBit(rest)]!
  return sum
}

/** All cards of the pack, as the two words of a set. */
export const ALL_LOW = LOW_BITS.reduce((all, bit) => all | bit, 0)
export const ALL_HIGH = HIGH_BITS.reduce((all, bit) => all | bit, 0)
