import type { Kind } from './seat'

/**
 * A card of the ordinary pack of 52: 4 × rank + suit, with ranks from the ace (0) to the king (12) and suits in the
 * order S H D C. Ascending numbers are the order in which cards are listed everywhere: by rank, then by suit.
 */
export type BridgeCard = Kind<'card'>

export const BRIDGE_CARDS = 52
export const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'] as const
export const SUITS = ['S', 'H', 'D', 'C'] as const
export const SPADES = 0

const NAMES: readonly string[] = RANKS.flatMap((rank) => SUITS.map((suit) => rank + suit))
const BY_NAME: ReadonlyMap<unknown, BridgeCard> = new Map(NAMES.map((name, card) => [name, card]))

/** Returns the text of a card: `AS` … `10D` … `KC`. */
export function bridgeName(card: BridgeCard): string {
  return NAMES[card]!
}

const RANK_WORDS: Readonly<Record<string, string>> = { A: 'ace', J: 'jack', Q: 'queen', K: 'king' }
const SUIT_WORDS = ['spades', 'hearts', 'diamonds', 'clubs'] as const

/** Returns a card's name for use in a sentence: `the 10 of diamonds`, `the queen of hearts`. */
export function bridgeWords(card: BridgeCard): string {
  const rank = RANKS[rankOf(card)]!
  return `the ${RANK_WORDS[rank] ?? rank} of ${SUIT_WORDS[suitOf(card)]!}`
}

/** Returns the card with this name, or -1; any value may be passed. */
export function bridgeNamed(name: unknown): BridgeCard {
  return BY_NAME.get(name) ?? -1
}

/** Returns the rank of a card: 0 for an ace to 12 for a king. */
export function rankOf(card: BridgeCard): number {
  return card >> 2
}

/** Returns the suit of a card: 0 spades, 1 hearts, 2 diamonds, 3 clubs. */
export function suitOf(card: BridgeCard): number {
  return card & 3
}

/** Explanation of card texts for messages about a tape. */
export const BRIDGE_WORDING = 'A 2 … 10 J Q K with S H D C, as 10D'
