import type { Card } from '../../../rules/forty-nine-outfit/cards'
import { choices, makes } from './choosing'
import { countsOf, within, type Counts } from './colours'
import type { Problem } from './problem'
import { COLOUR_HANDS, Sharing } from './sharing'
import { disjoint, straightsFor, type Straight } from './straights'

/** The cards that each of the ten hands gets. */
export type Shares = readonly (readonly Card[])[]

/** Hands below this one can't be consecutive: they have three colours or more. */
const FULL_HAND = 4

/** Steps of the search between two looks up from work: a few milliseconds. */
const STEPS = 400

/**
 * Shares the tray out, or proves that it can't be: all ways to lay the three straights, and for each of them the other
 * hands by colours, the three that might by chance be consecutive (flush, four, full) card by card.
 */
export class Search {
  readonly #held: Problem['held']
  readonly #free: readonly Card[]
  readonly #sharing: Sharing
  /** What flush, four and full hand may get with some cards of the tray. */
  readonly #wanted: readonly (readonly Counts[])[]
  #steps = 0

  constructor({ held, free }: Problem) {
    this.#held = held
    this.#free = free
    this.#sharing = new Sharing(held)
    const tray = countsOf(free)
    this.#wanted = this.#sharing.wanted.map((parts, hand) => {
      return parts.filter((part) => within(part, tray) && (hand < FULL_HAND || this.#canMake(hand, free, part)))
    })
  }

  /** Yields now and then. */
  *run(): Generator<null, Shares | null, void> {
    if (this.#wanted.some((parts) => parts.length === 0)) return null
    const problem = { held: this.#held, free: this.#free }
    const [eights, nines, tens] = [7, 8, 9].map((hand) => straightsFor(problem, hand)) as [
      Straight[],
      Straight[],
      Straight[],
    ]
    for (const nine of nines) {
      for (const eight of eights) {
        if (!disjoint(eight, nine)) continue
        for (const ten of tens) {
          if (this.#isDue()) yield null
          if (!disjoint(ten, eight) || !disjoint(ten, nine)) continue
          const straights = [eight.cards, nine.cards, ten.cards]
          const shares = yield* this.#others(straights)
          if (shares) return [...shares, ...straights]
        }
      }
    }
    return null
  }

  /** The first seven hands, once the straights are laid. */
  *#others(straights: Shares): Generator<null, Shares | null, void> {
    const taken = new Set(straights.flat())
    const left = this.#free.filter((card) => !taken.has(card))
    const counts = countsOf(left)
    if (!this.#sharing.possible(COLOUR_HANDS, counts)) return null
    return yield* this.#byCards(COLOUR_HANDS - 1, left, counts)
  }

  /** From the flush down to the full hand card by card, then the rest by colours. */
  *#byCards(hand: number, free: readonly Card[], counts: Counts): Generator<null, Shares | null, void> {
    if (hand < FULL_HAND) return this.#byColours(hand + 1, free, counts)
    for (const part of this.#wanted[hand]!) {
      if (this.#isDue()) yield null
      if (!within(part, counts) || !this.#sharing.possible(hand, counts - part)) continue
      for (const { chosen, left } of choices(free, part)) {
        if (this.#isDue()) yield null
        if (!makes(hand, this.#held[hand]!, chosen)) continue
        const shares = yield* this.#byCards(hand - 1, left, counts - part)
        if (shares) return [...shares, chosen]
      }
    }
    return null
  }

  /** Any cards of the right colours do. */
  #byColours(hands: number, free: readonly Card[], counts: Counts): Shares {
    let rest = free
    return this.#sharing.share(hands, counts).map((part) => {
      const [choice] = choices(rest, part)
      rest = choice!.left
      return choice!.chosen
    })
  }

  #canMake(hand: number, free: readonly Card[], part: Counts): boolean {
    for (const { chosen } of choices(free, part)) if (makes(hand, this.#held[hand]!, chosen)) return true
    return false
  }

  #isDue(): boolean {
    return ++this.#steps % STEPS === 0
  }
}
