import { HIGH, LOW, CARDS, CHEATER, isRound, type Card } from '../cards'
import { colourIndex } from '../colours'
import { NONE, type NewYorkWhistState } from './state'

// In range: cards; a trick that was led has a first card.

const TRUMPED = CARDS
const CHEATED = 2 * CARDS

/**
 * How high a card stands in the trick: the higher takes it. The Cheater first, then trumps, then the colour led if suit
 * is followed, or else any card, by their numbers; 0 for a card that cannot win. `led` is a card of the colour led, the
 * leader's own for his.
 */
export function rankIn(state: NewYorkWhistState, card: Card, led: Card): number {
  if (card === CHEATER) return CHEATED
  const colour = colourIndex(card)
  if (colour === state.trump) return TRUMPED + card
  return !state.follow || colour === colourIndex(led) ? card + 1 : 0
}

/** The colour that must be followed, or NONE: none is led by the Cheater, and none if any card may be played. */
export function colourLed(state: NewYorkWhistState): number {
  if (!state.follow || state.laid === 0) return NONE
  const led = state.trick[0]!
  return led === CHEATER ? NONE : colourIndex(led)
}

/** What a trick counts beside its cards. */
export const TRICK_POINTS = 1

/** What each card counts: a fifth of every multiple of five. */
export const VALUES = Int32Array.from({ length: CARDS }, (_, card) => (valued(card) ? (card + 1) / 5 : 0))

/** What a set of cards counts. */
export function valueOfSet(low: number, high: number): number {
  let sum = 0
  for (let card = 4; card < CHEATER; card += 5) {
    if (((low & LOW[card]!) | (high & HIGH[card]!)) !== 0) sum += VALUES[card]!
  }
  return sum
}

function valued(card: Card): boolean {
  return card !== CHEATER && isRound(card)
}
