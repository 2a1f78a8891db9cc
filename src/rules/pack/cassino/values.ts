import { HIGH_BITS, LOW_BITS, BRIDGE_CARDS, rankOf, type BridgeCard } from '../../kit'

/** The highest value: aces count 1, tens 10, courts have no value. */
export const MAX_VALUE = 10

/** Number of numerals: cards 0 to 39 are the numerals, ace to ten; 40 to 51 the courts. */
export const NUMERALS = 40

/** The value of each card; 0 for a court. */
export const VALUE = Uint8Array.from({ length: BRIDGE_CARDS }, (_, card) => (card < NUMERALS ? rankOf(card) + 1 : 0))

/** The numerals of the high word: eights, nines and tens. The low word holds only numerals. */
export const HIGH_NUMERALS = 0xfff

/** All numerals of value v or less, as a low and a high word. */
export const LOW_UP_TO = upTo(LOW_BITS)
export const HIGH_UP_TO = upTo(HIGH_BITS)

export const BIG_CASINO: BridgeCard = 4 * 9 + 2
export const LITTLE_CASINO: BridgeCard = 4

export function isCourt(card: BridgeCard): boolean {
  return card >= NUMERALS
}

/** Returns the high word of all four courts of this court's rank. */
export function courtsLike(court: BridgeCard): number {
  return 15 << courtShift(court)
}

/** Returns the shift that moves the suits of a court's rank from bits 0 to 3 to their place in the high word. */
export function courtShift(court: BridgeCard): number {
  return 4 * (rankOf(court) - 7)
}

function upTo(bits: Int32Array): Int32Array {
  return Int32Array.from({ length: MAX_VALUE + 1 }, (_, value) => {
    return bits.reduce((mask, bit, card) => (VALUE[card]! > 0 && VALUE[card]! <= value ? mask | bit : mask), 0)
  })
}
