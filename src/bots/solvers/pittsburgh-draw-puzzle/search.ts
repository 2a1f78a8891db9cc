import { type Card, CHEATER, HIGH_BITS, LOW_BITS } from '../../../rules/forty-nine-outfit/cards'
import { canMake, choices, makes, waysToChoose } from './choosing'
import { countsOf, isWithin, type Counts } from './colours'
import type { Problem } from './problem'
import { ALL_COLOUR_HANDS, Sharing, type HandSet } from './sharing'
import { HAND_SIZE, handKey, valueOf } from '../../../rules/forty-nine-outfit/ranking'

/** A way to complete a hand of consecutive numbers. */
interface Straight {
  /** The cards that it still lacks. */
  readonly cards: readonly Card[]
  readonly low: number
  readonly high: number
}

const LAST_START = 44

/** Returns all ways to make one of the hands 7 to 9 the straight that it must be: a full, a four or a flush one. */
function straightsFor({ held, free }: Problem, hand: number): Straight[] {
  const has = held[hand]!
  const cheater = has.includes(CHEATER)
  const found = new Map<string, Straight>()
  for (let start = 0; start <= LAST_START; start++) {
    const run = Array.from({ length: HAND_SIZE }, (_, i) => start + i)
    const wholes = cheater ? run.map((left) => [...run.filter((card) => card !== left), CHEATER]) : [run]
    for (const whole of wholes) {
      if (valueOf(handKey(whole)) !== hand + 1 || !has.every((card) => whole.includes(card))) continue
      const cards = whole.filter((card) => !has.includes(card))
      // The same four cards and the Cheater may stand for two runs; they are one way.
      if (cards.every((card) => free.includes(card))) found.set(cards.join(), { cards, ...masks(cards) })
    }
  }
  return [...found.values()]
}

function areDisjoint(one: Straight, two: Straight): boolean {
  return ((one.low & two.low) | (one.high & two.high)) === 0
}

function masks(cards: readonly Card[]): { low: number; high: number } {
  return {
    low: cards.reduce((mask, card) => mask | LOW_BITS[card]!, 0),
    high: cards.reduce((mask, card) => mask | HIGH_BITS[card]!, 0),
  }
}

/** The cards that each of the ten hands gets. */
export type Shares = readonly (readonly Card[])[]

/** Full hand, four and flush: those that may be consecutive by chance. The hands below have three colours or more. */
const CARD_HANDS = [4, 5, 6]

/** Search steps between two yields: a few milliseconds. */
const STEPS = 200

/**
 * Shares out the tray, or proves that it cannot be: tries all ways to lay the three straights, and for each of them
 * fills the other hands by colours, the three that might be consecutive by chance card by card.
 */
export class Search {
  readonly #problem: Problem
  readonly #sharing: Sharing
  #steps = 0

  constructor(problem: Problem) {
    this.#problem = problem
    this.#sharing = new Sharing(problem.held)
  }

  /** Returns the cards for each hand, or null if there is no way. Yields from time to time. */
  *run(): Generator<null, Shares | null, void> {
    if (this.#sharing.wanted.some((parts) => parts.length === 0)) return null
    if (this.#barred(this.#problem.free, countsOf(this.#problem.free))) return null
    const [eights, nines, tens] = [7, 8, 9].map((hand) => straightsFor(this.#problem, hand)) as [
      Straight[],
      Straight[],
      Straight[],
    ]
    for (const nine of nines) {
      for (const eight of eights) {
        if (!areDisjoint(eight, nine)) continue
        for (const ten of tens) {
          if (this.#isDue()) yield null
          if (!areDisjoint(ten, eight) || !areDisjoint(ten, nine)) continue
          const straights = [eight.cards, nine.cards, ten.cards]
          const shares = yield* this.#others(straights)
          if (shares) return [...shares, ...straights]
        }
      }
    }
    return null
  }

  /** Fills the first seven hands once the straights are laid. */
  *#others(straights: Shares): Generator<null, Shares | null, void> {
    const taken = new Set(straights.flat())
    const left = this.#problem.free.filter((card) => !taken.has(card))
    const counts = countsOf(left)
    if (this.#barred(left, counts)) return null
    if (!this.#sharing.canShare(ALL_COLOUR_HANDS, counts)) return null
    return yield* this.#byCards(CARD_HANDS, left, counts, ALL_COLOUR_HANDS)
  }

  /** Fills some hands card by card, the one with the fewest choices first, then the rest by colours. */
  *#byCards(
    hands: readonly number[],
    free: readonly Card[],
    counts: Counts,
    open: HandSet,
  ): Generator<null, Shares | null, void> {
    const hand = this.#narrowest(hands, free, counts)
    if (hand === null) return this.#byColours(open, free, counts)
    const others = hands.filter((other) => other !== hand)
    const rest = open & ~(1 << hand)
    for (const part of this.#sharing.wanted[hand]!) {
      if (this.#isDue()) yield null
      if (!isWithin(part, counts) || !this.#sharing.canShare(rest, counts - part)) continue
      for (const { chosen, left } of choices(free, part)) {
        if (this.#isDue()) yield null
        if (!makes(hand, this.#problem.held[hand]!, chosen)) continue
        const shares = yield* this.#byCards(others, left, counts - part, rest)
        if (shares) return shares.map((cards, other) => (other === hand ? chosen : cards))
      }
    }
    return null
  }

  /** Fills the open hands with any cards of the right colours; the other hands get none. */
  #byColours(open: HandSet, free: readonly Card[], counts: Counts): Shares {
    let left = free
    const parts = this.#sharing.share(open, counts)
    return this.#sharing.wanted.map((_, hand) => {
      const [choice] = choices(left, parts.get(hand) ?? 0)
      if (!choice) throw new Error('colours that were shared out cannot be chosen')
      left = choice.left
      return choice.chosen
    })
  }

  /** Returns the hand that can be filled in the fewest ways; null if there is no hand. */
  #narrowest(hands: readonly number[], free: readonly Card[], counts: Counts): number | null {
    let narrowest: number | null = null
    let fewest = Infinity
    for (const hand of hands) {
      const ways = this.#ways(hand, free, counts)
      if (ways >= fewest) continue
      narrowest = hand
      fewest = ways
    }
    return narrowest
  }

  /** Returns the number of ways in which a hand could be filled if it were alone. */
  #ways(hand: number, free: readonly Card[], counts: Counts): number {
    let ways = 0
    for (const part of this.#sharing.wanted[hand]!) {
      if (this.#canFill(hand, free, counts, part)) ways += waysToChoose(counts, part)
    }
    return ways
  }

  /** Whether some hand could not be filled from these cards, even alone. */
  #barred(free: readonly Card[], counts: Counts): boolean {
    return !CARD_HANDS.every((hand) =>
      this.#sharing.wanted[hand]!.some((part) => this.#canFill(hand, free, counts, part)),
    )
  }

  #canFill(hand: number, free: readonly Card[], counts: Counts, part: Counts): boolean {
    return isWithin(part, counts) && canMake(hand, this.#problem.held[hand]!, free, counts, part)
  }

  #isDue(): boolean {
    return ++this.#steps % STEPS === 0
  }
}
