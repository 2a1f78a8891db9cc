import { members } from './card-sets'
import { accept, refuse, type Result } from './result'
import { type Rng, shuffle } from './rng'
import type { Kind } from './seat'

/** The description of the cards in a shuffle. Cards are small whole numbers from 0. */
export interface Pack {
  /** Number of cards in the shuffle. */
  readonly size: number
  /** Returns the card with this text, or -1; any value may be passed. */
  named(text: unknown): number
  /** Returns the text of a card. */
  name(card: number): string
  /** Whether a card is part of the shuffle. Absent if every card with a name is. */
  has?(card: number): boolean
  /** Explanation of card texts for a message: `1 to 49, or C`. */
  readonly wording: string
}

/**
 * Reads a shuffle from a tape, starting at entry `from`: the pack's new order, top card first. Refuses with
 * `tape-short` if the tape ends too early, or with `tape-bad` naming the first entry that is not a card of this shuffle
 * or repeats one.
 */
export function readShuffle(pack: Pack, tape: readonly unknown[], from: number): Result<number[]> {
  if (tape.length < from + pack.size) {
    return refuse('tape-short', `The tape has ${tape.length} entries; a shuffle needs ${from + pack.size} in all.`)
  }
  const order: number[] = []
  const seen = new Uint8Array(64)
  for (let i = 0; i < pack.size; i++) {
    const entry = from + i
    const card = pack.named(tape[entry])
    if (card < 0)
      return refuse('tape-bad', `Entry ${entry + 1} of the tape is not the text of a card: ${pack.wording}.`)
    if (pack.has && !pack.has(card)) {
      return refuse('tape-bad', `Entry ${entry + 1} of the tape is ${pack.name(card)}, which is not in this shuffle.`)
    }
    if (seen[card]) {
      return refuse(
        'tape-bad',
        `Entry ${entry + 1} of the tape is ${pack.name(card)} again; each card is in the pack once.`,
      )
    }
    seen[card] = 1
    order.push(card)
  }
  return accept(order)
}

/** Shuffles the cards 0 to `size` - 1 into `into`, starting from ascending order. */
export function drawShuffle(size: number, rng: Rng, into: { [index: number]: number }): void {
  for (let card = 0; card < size; card++) into[card] = card
  shuffle(into, size, rng)
}

/**
 * Returns the functions that draw, read and write a shuffle of a whole pack. A shuffle is drawn from ascending order. The
 * game itself says when one is due, because `chance` is asked after every move.
 *
 * @param pack the pack, or which it is at a table
 */
export function createShuffleFunctions<S>(writeChance: (card: number) => string, pack: Pack | ((state: S) => Pack)) {
  const packOf = typeof pack === 'function' ? pack : () => pack
  return {
    sampleChance: (state: S, rng: Rng, into: number[]) => drawShuffle(packOf(state).size, rng, into),
    readChance: (state: S, tape: readonly string[], from: number) => readShuffle(packOf(state), tape, from),
    writeChance,
  }
}

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

/** Returns the texts of a set's cards, ascending. */
export function bridgeNames(low: number, high: number): string[] {
  return members(low, high).map(bridgeName)
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
