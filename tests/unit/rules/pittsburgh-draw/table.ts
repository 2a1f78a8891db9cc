import { CARDS, cardName } from '../../../../src/rules/forty-nine-outfit/cards'
import { pittsburghDraw as game } from '../../../../src/rules/forty-nine-outfit/pittsburgh-draw'
import type { Options } from '../../../../src/rules/kit'
import { cardsIn, createDealHelpers } from '../written-deals'

export interface Deal {
  /** Five cards for each seat. */
  readonly hands: readonly string[]
  /** The top of the stock; all other cards follow in ascending order. */
  readonly stock?: string
  /** Shuffles after the first, as they stand in the tape. */
  readonly more?: string
  readonly options?: Options
}

/** Returns all cards except some, in ascending order. */
export function restOfPack(options: Options | undefined, ...without: readonly string[]): string {
  const gone = new Set(without.flatMap(cardsIn))
  const all = Array.from({ length: options?.['cheater'] === false ? CARDS - 1 : CARDS }, (_, card) => cardName(card))
  return all.filter((card) => !gone.has(card)).join(' ')
}

/** Returns the tape of a deal: the hands one card at a time, the stock, the remaining cards, then `more`. */
export function tapeOf({ hands, stock = '', more = '', options }: Deal): string[] {
  const dealt = hands.map(cardsIn)
  const round = [0, 1, 2, 3, 4].flatMap((i) => dealt.map((hand) => hand[i]!))
  return [...round, ...cardsIn(stock), ...cardsIn(restOfPack(options, ...hands, stock)), ...cardsIn(more)]
}

export const { playRecord, table, expectFault, expectRefusal } = createDealHelpers(game, tapeOf)
