import { newYorkWhist as game } from '../../../../src/rules/forty-nine-outfit/new-york-whist'
import type { Options } from '../../../../src/rules/kit'
import { cardsIn, createDealHelpers } from '../written-deals'

export interface Deal {
  /** The first cards of each hand in the order in which they are dealt, the same number for each: `7 14 30`. */
  readonly hands: readonly string[]
  readonly options?: Options
  /** The last cards of the pack: the dealer's last cards and the blind. */
  readonly end?: string
}

/**
 * Returns the tape of a deal: the first cards of the hands, the cards that are not named in ascending order, then the
 * end.
 */
export function tapeOf({ hands, options, end = '' }: Deal): string[] {
  const dealt = hands.map(cardsIn)
  const begun = dealt[0]!.flatMap((_, round) => dealt.map((hand) => hand[round]!))
  const last = cardsIn(end)
  const pack = Array.from({ length: 49 }, (_, i) => `${i + 1}`)
  if (options?.['cheater'] === true) pack.push('C')
  return [...begun, ...pack.filter((card) => !begun.includes(card) && !last.includes(card)), ...last]
}

/** Helpers for deals. Moves are cards, each with its seat: `A 7; B 21`. */
export const { table, expectFault, expectRefusal } = createDealHelpers(game, tapeOf)

/** Four whole hands. Only A and C have reds, and only A and B have oranges. The blind is the 48. */
export const FOUR_HANDS: readonly string[] = [
  '2 3 8 9 10 11 12 13 15 16 17 18',
  '14 19 20 21 22 23 24 32 33 34 35 49',
  '1 4 5 6 7 25 26 27 28 29 30 31',
  '36 37 38 39 40 41 42 43 44 45 46 47',
]
