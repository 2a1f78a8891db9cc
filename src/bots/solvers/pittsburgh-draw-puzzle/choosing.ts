import type { Card } from '../../../rules/forty-nine-outfit/cards'
import { HAND_SIZE, handKey, valueOf } from '../../../rules/forty-nine-outfit/ranking'
import { colourIndex, countIn, type Counts } from './colours'

/** A choice among cards: those chosen and those left over. */
export interface Choice {
  readonly chosen: readonly Card[]
  readonly left: readonly Card[]
}

/** Yields every choice of the given number of cards of each colour. */
export function* choices(free: readonly Card[], part: Counts, colour = 0): Generator<Choice, void, void> {
  if (part >> (4 * colour) === 0) {
    yield { chosen: [], left: free }
    return
  }
  const own = free.filter((card) => colourIndex(card) === colour)
  for (const some of combinations(own, countIn(part, colour))) {
    const left = some.length === 0 ? free : free.filter((card) => !some.includes(card))
    for (const rest of choices(left, part, colour + 1)) yield { chosen: [...some, ...rest.chosen], left: rest.left }
  }
}

function* combinations(cards: readonly Card[], size: number): Generator<Card[], void, void> {
  if (size === 0) yield []
  for (let i = 0; i + size <= cards.length && size > 0; i++) {
    for (const rest of combinations(cards.slice(i + 1), size - 1)) yield [cards[i]!, ...rest]
  }
}

/** Returns the number of those choices from cards with these colours. */
export function waysToChoose(counts: Counts, part: Counts): number {
  let ways = 1
  for (let colour = 0; part >> (4 * colour) !== 0; colour++) {
    const size = countIn(part, colour)
    for (let i = 0; i < size; i++) ways = (ways * (countIn(counts, colour) - i)) / (i + 1)
  }
  return ways
}

/**
 * Largest number of choices of given colours that are all consecutive (four of one colour beside the Cheater, all
 * within five numbers): among more choices than that, one is not consecutive.
 */
const MAX_CONSECUTIVE_CHOICES = 11

/** Whether any of the choices makes a hand of this rank, together with the cards it holds. */
export function canMake(
  hand: number,
  held: readonly Card[],
  free: readonly Card[],
  counts: Counts,
  part: Counts,
): boolean {
  if (waysToChoose(counts, part) > MAX_CONSECUTIVE_CHOICES) return true
  for (const { chosen } of choices(free, part)) if (makes(hand, held, chosen)) return true
  return false
}

/** Whether cards make a hand of this rank, together with those it holds. */
export function makes(hand: number, held: readonly Card[], chosen: readonly Card[]): boolean {
  const cards = [...held, ...chosen].sort((a, b) => a - b)
  return cards.length === HAND_SIZE && valueOf(handKey(cards)) === hand + 1
}
