import { BRIDGE_CARDS, rankOf, type BridgeCard } from '../../kit'
import { HIGH, LOW } from '../sets'

/** The highest value: aces are 1, tens 10, courts have none. */
export const MOST_VALUE = 10

/** Cards 0 to 39 are the numerals, ace to ten; 40 to 51 the courts. */
export const NUMERALS = 40

/** The value of each card; 0 for a court. */
export const VALUE = Uint8Array.from({ length: BRIDGE_CARDS }, (_, card) => (card < NUMERALS ? rankOf(card) + 1 : 0))

/** The numerals in the high word: eights, nines and tens; the low word holds nothing else. */
export const HIGH_NUMERALS = 0xfff

/** Both words of all numerals of value v or less. */
export const LOW_UP_TO = upTo(LOW)
export const HIGH_UP_TO = upTo(HIGH)

export const BIG_CASINO: BridgeCard = 4 * 9 + 2
export const LITTLE_CASINO: BridgeCard = 4

export function isCourt(card: BridgeCard): boolean {
  return card >= NUMERALS
}

/** The high word of all four courts of this one's rank. */
export function courtsLike(court: BridgeCard): number {
  return 15 << courtShift(court)
}

/** How far the suits of a court's rank (bits 0 to 3) must be moved to stand in the high word. */
export function courtShift(court: BridgeCard): number {
  return 4 * (rankOf(court) - 7)
}

function upTo(bits: Int32Array): Int32Array {
  // In range: cards.
  return Int32Array.from({ length: MOST_VALUE + 1 }, (_, value) => {
    return bits.reduce((mask, bit, card) => (VALUE[card]! > 0 && VALUE[card]! <= value ? mask | bit : mask), 0)
  })
}
