import type { Card } from '../../../rules/forty-nine-outfit/cards'
import { wantedBy, within, type Counts } from './colours'

// In range: hands.

/** Hands whose rank is a matter of colours, if they don't happen to be consecutive: the first seven. */
export const COLOUR_HANDS = 7

/** A set of those hands: bit i stands for hand i. */
export type HandSet = number

export const ALL_COLOUR_HANDS: HandSet = (1 << COLOUR_HANDS) - 1

/**
 * Whether colours can be shared out among some of the first seven hands, single cards being of no account. What was
 * found out is kept: many choices of straights leave the same colours.
 */
export class Sharing {
  /** What each hand may get, by colours. */
  readonly wanted: readonly (readonly Counts[])[]
  readonly #known = new Map<number, boolean>()

  constructor(held: readonly (readonly Card[])[]) {
    this.wanted = Array.from({ length: COLOUR_HANDS }, (_, hand) => wantedBy(hand, held[hand]!))
  }

  /** Whether these hands can share exactly these colours. */
  possible(hands: HandSet, counts: Counts): boolean {
    if (hands === 0) return counts === 0
    const key = counts * (ALL_COLOUR_HANDS + 1) + hands
    const known = this.#known.get(key)
    if (known !== undefined) return known
    const found = this.#part(highest(hands), hands, counts) !== undefined
    this.#known.set(key, found)
    return found
  }

  /** What each of these hands gets, where that is possible; by hand. */
  share(hands: HandSet, counts: Counts): Map<number, Counts> {
    const parts = new Map<number, Counts>()
    let left = counts
    for (let rest = hands; rest !== 0; rest &= ~(1 << highest(rest))) {
      const hand = highest(rest)
      // The hands can share these cards, or nobody asks.
      const part = this.#part(hand, rest, left)!
      parts.set(hand, part)
      left -= part
    }
    return parts
  }

  /** What one of the hands can take so that the others can share the rest. */
  #part(hand: number, hands: HandSet, counts: Counts): Counts | undefined {
    const others = hands & ~(1 << hand)
    return this.wanted[hand]!.find((part) => within(part, counts) && this.possible(others, counts - part))
  }
}

function highest(hands: HandSet): number {
  return 31 - Math.clz32(hands)
}
