import { HIGH, LOW } from './bits'
import { COLOURS, type Card } from './cards'

/** How many colours there are, and how many cards of each. */
export const COLOUR_COUNT = COLOURS.length
export const COLOUR_SIZE = 7

/** The cards of each colour, as the two words of a set. */
export const COLOUR_LOW = Int32Array.from(COLOURS, (_, colour) => union(LOW, colour))
export const COLOUR_HIGH = Int32Array.from(COLOURS, (_, colour) => union(HIGH, colour))

/** The colours of sevens from the first card on: 0 red to 6 violet; 7 for the Cheater, which has none. */
export function colourIndex(card: Card): number {
  return (card / COLOUR_SIZE) | 0
}

function union(bits: Int32Array, colour: number): number {
  let mask = 0
  for (let i = 0; i < COLOUR_SIZE; i++) mask |= bits[COLOUR_SIZE * colour + i]!
  return mask
}
