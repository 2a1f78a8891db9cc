import type { Seat } from '../../../rules/kit'
import {
  ALL_HIGH,
  ALL_LOW,
  HIGH_BITS,
  LOW_BITS,
  CARDS,
  CHEATER,
  members,
  wordsOf,
  type Card,
} from '../../../rules/forty-nine-outfit/cards'
import { COLOUR_HIGH, COLOUR_LOW, colourIndex } from '../../../rules/forty-nine-outfit/colours'
import { HIGH_WORDS } from '../../../rules/forty-nine-outfit/hands'
import { NONE, type NewYorkWhistState } from '../../../rules/forty-nine-outfit/new-york-whist/state'

/** The numbers above each card, as the two words of a set: none above the Cheater. */
const [ABOVE_LOW, ABOVE_HIGH] = wordsOf(
  Array.from({ length: CARDS }, (_, card) => members(ALL_LOW, ALL_HIGH).slice(card + 1)),
)

/** A set of cards that is refilled repeatedly, so that playouts allocate nothing. */
export interface CardSet {
  low: number
  high: number
}

/** Writes the cards that a seat does not see: those of other hands, and of the blind until it is taken. */
export function unseenBy(state: NewYorkWhistState, seat: Seat, into: CardSet): void {
  let low = state.hands[seat]!
  let high = state.hands[HIGH_WORDS + seat]!
  for (let other = 0; other < state.seats; other++) {
    low |= state.piles[other]!
    high |= state.piles[HIGH_WORDS + other]!
  }
  for (let i = 0; i < state.laidCount; i++) {
    low |= LOW_BITS[state.trick[i]!]!
    high |= HIGH_BITS[state.trick[i]!]!
  }
  into.low = ALL_LOW & ~low
  into.high = (state.packSize === CARDS ? ALL_HIGH | HIGH_BITS[CHEATER]! : ALL_HIGH) & ~high
}

/** Writes the cards that would beat a card in a trick, if that card counts there. */
export function beatersOf(state: NewYorkWhistState, card: Card, into: CardSet): void {
  into.low = 0
  into.high = 0
  if (card === CHEATER) return
  const { trump, mustFollow } = state
  const colour = colourIndex(card)
  const within = mustFollow || colour === trump
  into.low = within ? ABOVE_LOW[card]! & COLOUR_LOW[colour]! : ABOVE_LOW[card]!
  into.high = (within ? ABOVE_HIGH[card]! & COLOUR_HIGH[colour]! : ABOVE_HIGH[card]!) | HIGH_BITS[CHEATER]!
  if (trump === NONE || colour === trump) return
  into.low |= COLOUR_LOW[trump]!
  into.high |= COLOUR_HIGH[trump]!
}
