import { MAX_SEATS, type Kind, type Seat } from './seat'

/**
 * Sets. A set of up to 32 elements is the bits of one word. A set of cards or squares, of which there are up to 52, is
 * two words: members 0 to 27 are bits 0 to 27 of the low word, the others are the bits of the high word from 0 on. Each
 * word thus fits in a V8 small integer (Smi). Nothing here allocates, except where it says so.
 */

/** Returns the number of set bits. */
export function count(word: number): number {
  let bits = word - ((word >>> 1) & 0x55555555)
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333)
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

/** Returns in how many ways `some` can be chosen out of `all`. */
export function choose(all: number, some: number): number {
  let ways = 1
  for (let i = 0; i < some; i++) ways = (ways * (all - i)) / (i + 1)
  return ways
}

/** Returns the index of the lowest set bit; -1 for 0. */
export function lowestBit(word: number): number {
  return 31 - Math.clz32(word & -word)
}

/** Deposits the low bits of a number into the set bits of a mask, lowest first. */
export function depositBits(bits: number, mask: number): number {
  let set = 0
  for (let rest = mask, left = bits; left !== 0; left >>>= 1) {
    if (left & 1) set |= rest & -rest
    rest &= rest - 1
  }
  return set
}

/** Returns the index of the set bit that has `skip` set bits below it. */
export function nthBit(word: number, skip: number): number {
  let rest = word
  for (let i = skip; i > 0; i--) rest &= rest - 1
  return lowestBit(rest)
}

const MEMBERS = 52

/** First member in the high word of a set. */
export const FIRST_HIGH_MEMBER = 28

/** The bit of each member in the low word; 0 for members of the high word. */
export const LOW_BITS = Int32Array.from({ length: MEMBERS }, (_, i) => (i < FIRST_HIGH_MEMBER ? 1 << i : 0))

/** The bit of each member in the high word; 0 for members of the low word. */
export const HIGH_BITS = Int32Array.from({ length: MEMBERS }, (_, i) =>
  i < FIRST_HIGH_MEMBER ? 0 : 1 << (i - FIRST_HIGH_MEMBER),
)

export function hasMember(low: number, high: number, member: number): boolean {
  return ((low & LOW_BITS[member]!) | (high & HIGH_BITS[member]!)) !== 0
}

export function countMembers(low: number, high: number): number {
  return count(low) + count(high)
}

/** Returns the smallest member of a set that is not empty. */
export function firstMember(low: number, high: number): number {
  return low !== 0 ? lowestBit(low) : FIRST_HIGH_MEMBER + lowestBit(high)
}

/** Returns the smallest member above another, or above -1; -1 if there is none. */
export function nextMember(low: number, high: number, after: number): number {
  if (after >= FIRST_HIGH_MEMBER) {
    const rest = high & (-1 << (after + 1 - FIRST_HIGH_MEMBER))
    return rest === 0 ? -1 : FIRST_HIGH_MEMBER + lowestBit(rest)
  }
  const rest = low & (-1 << (after + 1))
  if (rest !== 0) return lowestBit(rest)
  return high === 0 ? -1 : FIRST_HIGH_MEMBER + lowestBit(high)
}

/** Returns the member that has `skip` members below it. */
export function nthMember(low: number, high: number, skip: number): number {
  const lows = count(low)
  return skip < lows ? nthBit(low, skip) : FIRST_HIGH_MEMBER + nthBit(high, skip - lows)
}

/** Lists the members of a set, ascending. It allocates, so it is for views and tests, not for playouts. */
export function members(low: number, high: number): number[] {
  const found: number[] = []
  for (let i = 0; i < MEMBERS; i++) if (hasMember(low, high, i)) found.push(i)
  return found
}

/** Returns the low and the high words of sets with these members. It allocates. */
export function wordsOf(sets: readonly (readonly number[])[]): readonly [low: Int32Array, high: Int32Array] {
  const union = (bits: Int32Array) => sets.map((set) => set.reduce((word, member) => word | bits[member]!, 0))
  return [Int32Array.from(union(LOW_BITS)), Int32Array.from(union(HIGH_BITS))]
}

/**
 * A set of cards for every seat in one array of 64 bytes: the low word of seat s at s, its high word at
 * `HIGH_WORDS + s`.
 */
export type Hands = Int32Array

/** Index of the first high word. */
export const HIGH_WORDS = MAX_SEATS

export function createHands(): Hands {
  return new Int32Array(2 * MAX_SEATS)
}

export function hasCard(hands: Hands, seat: Seat, card: Kind<'card'>): boolean {
  return ((hands[seat]! & LOW_BITS[card]!) | (hands[HIGH_WORDS + seat]! & HIGH_BITS[card]!)) !== 0
}

export function addCard(hands: Hands, seat: Seat, card: Kind<'card'>): void {
  hands[seat]! |= LOW_BITS[card]!
  hands[HIGH_WORDS + seat]! |= HIGH_BITS[card]!
}

export function removeCard(hands: Hands, seat: Seat, card: Kind<'card'>): void {
  hands[seat]! &= ~LOW_BITS[card]!
  hands[HIGH_WORDS + seat]! &= ~HIGH_BITS[card]!
}

export function countCards(hands: Hands, seat: Seat): number {
  return count(hands[seat]!) + count(hands[HIGH_WORDS + seat]!)
}

export function isEmptyHand(hands: Hands, seat: Seat): boolean {
  return (hands[seat]! | hands[HIGH_WORDS + seat]!) === 0
}

/** Returns the union of the sets of the first `seats` seats. It allocates. */
export function unionOf(hands: Hands, seats: number): [low: number, high: number] {
  let [low, high] = [0, 0]
  for (let seat = 0; seat < seats; seat++) {
    low |= hands[seat]!
    high |= hands[HIGH_WORDS + seat]!
  }
  return [low, high]
}

/** Lists the cards of a seat, ascending. It allocates. */
export function cardsOf(hands: Hands, seat: Seat): number[] {
  return members(hands[seat]!, hands[HIGH_WORDS + seat]!)
}
