import type { Card } from '../../../rules/forty-nine-outfit/cards'
import { wantedBy, within, type Counts } from './colours'

/** Hands whose rank is a matter of colours, if they don't happen to be consecutive. */
export const COLOUR_HANDS = 7

/**
 * Whether colours can be shared out among the first seven hands, single cards being of no account. What was found out
 * is kept: many choices of straights leave the same colours.
 */
export class Sharing {
  /** What each hand may get, by colours. */
  readonly wanted: readonly (readonly Counts[])[]
  readonly #known = new Map<number, boolean>()

  constructor(held: readonly (readonly Card[])[]) {
    this.wanted = Array.from({ length: COLOUR_HANDS }, (_, hand) => wantedBy(hand, held[hand]!))
  }

  /** Whether the first `hands` hands can share exactly these colours. */
  possible(hands: number, counts: Counts): boolean {
    if (hands === 0) return counts === 0
    const key = counts * 8 + hands
    const known = this.#known.get(key)
    if (known !== undefined) return known
    const found = this.wanted[hands - 1]!.some(
      (part) => within(part, counts) && this.possible(hands - 1, counts - part),
    )
    this.#known.set(key, found)
    return found
  }

  /** What each of the first `hands` hands gets where that is possible. */
  share(hands: number, counts: Counts): Counts[] {
    const parts: Counts[] = []
    let left = counts
    for (let hand = hands - 1; hand >= 0; hand--) {
      const part = this.wanted[hand]!.find((one) => within(one, left) && this.possible(hand, left - one))!
      parts.unshift(part)
      left -= part
    }
    return parts
  }
}
