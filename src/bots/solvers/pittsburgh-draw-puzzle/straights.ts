import { HIGH, LOW } from '../../../rules/forty-nine-outfit/bits'
import { CHEATER, type Card } from '../../../rules/forty-nine-outfit/cards'
import { HAND, handKey, valueOf } from '../../../rules/forty-nine-outfit/ranking'
import type { Problem } from './problem'

// In range: hands, cards.

/** A way to fill a hand of consecutive numbers. */
export interface Straight {
  /** The cards that it still lacks. */
  readonly cards: readonly Card[]
  readonly low: number
  readonly high: number
}

const LAST_START = 44

/** All ways to make one of the hands 7 to 9 the straight that it must be: a full, a four or a flush one. */
export function straightsFor({ held, free }: Problem, hand: number): Straight[] {
  const has = held[hand]!
  const cheater = has.includes(CHEATER)
  const found = new Map<string, Straight>()
  for (let start = 0; start <= LAST_START; start++) {
    const run = Array.from({ length: HAND }, (_, i) => start + i)
    const wholes = cheater ? run.map((left) => [...run.filter((card) => card !== left), CHEATER]) : [run]
    for (const whole of wholes) {
      if (valueOf(handKey(whole)) !== hand + 1 || !has.every((card) => whole.includes(card))) continue
      const cards = whole.filter((card) => !has.includes(card))
      // The same four cards make a straight with two numbers; it is one way.
      if (cards.every((card) => free.includes(card))) found.set(cards.join(), { cards, ...masks(cards) })
    }
  }
  return [...found.values()]
}

export function disjoint(one: Straight, two: Straight): boolean {
  return ((one.low & two.low) | (one.high & two.high)) === 0
}

function masks(cards: readonly Card[]): { low: number; high: number } {
  return {
    low: cards.reduce((mask, card) => mask | LOW[card]!, 0),
    high: cards.reduce((mask, card) => mask | HIGH[card]!, 0),
  }
}
