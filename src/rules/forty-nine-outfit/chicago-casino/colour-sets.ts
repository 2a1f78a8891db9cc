import { HIGH_BITS, LOW_BITS, FIRST_HIGH_MEMBER, CARDS, CHEATER } from '../cards'
import { colourIndex } from '../colours'

/**
 * Mask of a whole colour, and the bit of its drone. In a set of cards (see kit/card-sets.ts) four colours of seven cards fill
 * the low word, the other three and the Cheater the high one. A set within one colour is seven bits, bit 6 for its
 * drone.
 */
export const WHOLE_COLOUR = 127
export const DRONE = 64

/** A card's colour, 0 to 6; 7 for the Cheater. */
export const COLOUR = Uint8Array.from({ length: CARDS }, (_, card) => colourIndex(card))

/** A card's place in its colour, 0 to 6; 6 is the drone. */
export const PLACE = Uint8Array.from({ length: CARDS }, (_, card) => card % 7)

/** Number of bits set in each word below 256. */
export const BIT_COUNTS = Uint8Array.from(
  { length: 256 },
  (_, word) => [...word.toString(2)].filter((d) => d === '1').length,
)

/** Returns the cards of a set that belong to a colour, as a set within the colour. */
export function inColour(low: number, high: number, colour: number): number {
  const shift = 7 * colour
  return (shift < FIRST_HIGH_MEMBER ? low >>> shift : high >>> (shift - FIRST_HIGH_MEMBER)) & WHOLE_COLOUR
}

/** Returns the low word of a set within a colour. */
export function lowOf(colour: number, set: number): number {
  return 7 * colour < FIRST_HIGH_MEMBER ? set << (7 * colour) : 0
}

/** Returns the high word of a set within a colour. */
export function highOf(colour: number, set: number): number {
  return 7 * colour < FIRST_HIGH_MEMBER ? 0 : set << (7 * colour - FIRST_HIGH_MEMBER)
}

/** Riders are sets of eight bits: bit c is the drone of colour c, bit 7 the Cheater. */
export const CHEATER_RIDER = 128
export const ALL_DRONES = 127

const RIDER_CARDS = [6, 13, 20, 27, 34, 41, 48, CHEATER] as const
const RIDERS_LOW = wordsOfRiders(LOW_BITS)
const RIDERS_HIGH = wordsOfRiders(HIGH_BITS)

function wordsOfRiders(words: Int32Array): Int32Array {
  return Int32Array.from({ length: 256 }, (_, riders) => {
    return RIDER_CARDS.reduce<number>((word, card, i) => (riders & (1 << i) ? word | words[card]! : word), 0)
  })
}

/** Returns the riders in a set of cards: its drones and the Cheater. */
export function ridersIn(low: number, high: number): number {
  const lows = ((low >>> 6) & 1) | ((low >>> 12) & 2) | ((low >>> 18) & 4) | ((low >>> 24) & 8)
  return lows | ((high >>> 2) & 16) | ((high >>> 8) & 32) | ((high >>> 14) & 192)
}

export function lowOfRiders(riders: number): number {
  return RIDERS_LOW[riders]!
}

export function highOfRiders(riders: number): number {
  return RIDERS_HIGH[riders]!
}
