import { HIGH_BITS, LOW_BITS, CARDS, CHEATER, isRound, type Card } from '../cards'
import { colourIndex } from '../colours'
import { NONE, type NewYorkWhistState } from './state'

const TRUMP_BASE_RANK = CARDS
const CHEATER_RANK = 2 * CARDS

/**
 * Returns the rank of a card in the trick; the highest rank takes it. The Cheater ranks first, then trumps, then the
 * colour led if suit must be followed, otherwise all colours, by number; 0 is a card that cannot win. `led` is a card
 * of the colour led; for the leader's card it is that card.
 */
export function rankIn(state: NewYorkWhistState, card: Card, led: Card): number {
  if (card === CHEATER) return CHEATER_RANK
  const colour = colourIndex(card)
  if (colour === state.trump) return TRUMP_BASE_RANK + card
  return !state.mustFollow || colour === colourIndex(led) ? card + 1 : 0
}

/** Returns the colour that must be followed, or `NONE`: if any card may be laid, or the Cheater was led. */
export function colourLed(state: NewYorkWhistState): number {
  if (!state.mustFollow || state.laidCount === 0) return NONE
  const led = state.trick[0]!
  return led === CHEATER ? NONE : colourIndex(led)
}

/** Points of a trick besides those of its cards. */
export const TRICK_POINTS = 1

/** Points of each card: a fifth of its number for multiples of five, else 0. */
export const VALUES = Int32Array.from({ length: CARDS }, (_, card) => (isMultipleOfFive(card) ? (card + 1) / 5 : 0))

/** Returns the points of a set of cards. */
export function valueOfSet(low: number, high: number): number {
  let sum = 0
  for (let card = 4; card < CHEATER; card += 5) {
    if (((low & LOW_BITS[card]!) | (high & HIGH_BITS[card]!)) !== 0) sum += VALUES[card]!
  }
  return sum
}

function isMultipleOfFive(card: Card): boolean {
  return card !== CHEATER && isRound(card)
}
