import type { Card } from '../../../rules/forty-nine-outfit/cards'
import { wantedBy, isWithin, type Counts } from './colours'

/** Number of hands whose rank depends on colours unless they happen to be consecutive: the first seven. */
const COLOUR_HANDS = 7

/** A set of those hands: bit i stands for hand i. */
export type HandSet = number

export const ALL_COLOUR_HANDS: HandSet = (1 << COLOUR_HANDS) - 1

/**
 * Decides whether colours can be shared out among some of the first seven hands, disregarding the single cards. Results
 * are cached, since many choices of straights leave the same colours.
 */
export class Sharing {
  /** What each hand may get, by colours. */
  readonly wanted: readonly (readonly Counts[])[]
  readonly #known = new Map<number, boolean>()

  constructor(held: readonly (readonly Card[])[]) {
    this.wanted = Array.from({ length: COLOUR_HANDS }, (_, hand) => wantedBy(hand, held[hand]!))
  }

  /** Whether these hands can share exactly these colours. */
  canShare(hands: HandSet, counts: Counts): boolean {
    if (hands === 0) return counts === 0
    const key = counts * (ALL_COLOUR_HANDS + 1) + hands
    const known = this.#known.get(key)
    if (known !== undefined) return known
    const found = this.#part(highest(hands), hands, counts) !== undefined
    this.#known.set(key, found)
    return found
  }

  /** Returns what each of these hands gets, by hand; the colours must be possible to share. */
  share(hands: HandSet, counts: Counts): Map<number, Counts> {
    const parts = new Map<number, Counts>()
    let left = counts
    for (let rest = hands; rest !== 0; rest &= ~(1 << highest(rest))) {
      const hand = highest(rest)
      // The caller has found that the hands can share these colours.
      const part = this.#part(hand, rest, left)!
      parts.set(hand, part)
      left -= part
    }
    return parts
  }

  /** Returns what a hand can take so that the others can share the rest, or undefined. */
  #part(hand: number, hands: HandSet, counts: Counts): Counts | undefined {
    const others = hands & ~(1 << hand)
    return this.wanted[hand]!.find((part) => isWithin(part, counts) && this.canShare(others, counts - part))
  }
}

function highest(hands: HandSet): number {
  return 31 - Math.clz32(hands)
}
