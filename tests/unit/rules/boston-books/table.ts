import { bostonBooks as game } from '../../../../src/rules/forty-nine-outfit/boston-books'
import type { Options } from '../../../../src/rules/kit'
import { cardsIn, createDealHelpers } from '../written-deals'

export interface Deal {
  /** Seven cards for each seat, like `1 2 3 4 5 6 C`; seat A is at the dealer's left. */
  readonly hands: readonly string[]
  /** The top of the stock; the other cards of the pack follow in ascending order. */
  readonly stock?: string
  readonly options?: Options
  /** The shuffles of later deals. */
  readonly later?: readonly Pick<Deal, 'hands' | 'stock'>[]
}

/** Returns the tape of a deal: the hands one card at a time, the stock, the remaining cards, then the later deals. */
export function tapeOf({ hands, stock = '', options, later = [] }: Deal): string[] {
  const dealt = hands.map(cardsIn)
  const tape = [0, 1, 2, 3, 4, 5, 6].flatMap((round) => dealt.map((hand) => hand[round]!))
  tape.push(...cardsIn(stock))
  const pack = Array.from({ length: 49 }, (_, i) => `${i + 1}`)
  if (options?.['cheater'] === true) pack.push('C')
  const whole = [...tape, ...pack.filter((card) => !tape.includes(card))]
  return [...whole, ...later.flatMap((next) => tapeOf({ ...next, ...(options && { options }) }))]
}

/** Helpers for deals, with moves in texts like `A ask B 6; A book red`. */
const written = createDealHelpers(game, tapeOf)

export const { playRecord, expectFault, expectRefusal } = written

/** Returns the table after legal moves, and who has won. */
export function table(deal: Deal, moves: string) {
  const played = written.table(deal, moves)
  return { ...played, winners: game.outcome(played.state).winners }
}
