import type { AnyGame, Options, ReplayResult } from '../../../../src/rules/kit'
import { cassino21, type Cassino21View } from '../../../../src/rules/pack/cassino-21'
import type { Cassino25View, CassinoEvent, CassinoState } from '../../../../src/rules/pack/cassino-25'
import { cardsIn, createDealHelpers, type PlayedTable } from '../written-deals'
import { PACK } from './cards'

export interface Deal {
  readonly game: AnyGame
  /** Four cards for each seat, like `7H 9C 3S KD`. */
  readonly hands: readonly string[]
  /** The four cards of the layout. */
  readonly table: string
  /** The top of the stock; all other cards follow in the order of the unshuffled pack. */
  readonly stock?: string
  readonly options?: Options
  /** Whole shuffles of later rounds. */
  readonly later?: readonly (readonly string[])[]
}

/** Returns the tape of a deal: two cards at a time, in the order of the page. */
export function tapeOf({ game, hands, table, stock = '', later = [] }: Deal): string[] {
  const heaps = [...hands, table].map(cardsIn)
  // In the game to 11 or 21 points, the table is served before the dealer.
  if (game === cassino21) heaps.push(heaps.splice(-2, 1)[0]!)
  const dealt = [0, 2].flatMap((from) => heaps.flatMap((heap) => heap.slice(from, from + 2)))
  const known = [...dealt, ...cardsIn(stock)]
  return [...known, ...PACK.filter((card) => !known.includes(card)), ...later.flat()]
}

/** Plays moves, written one after another with `;` between. */
export function playRecord(deal: Deal, moves: string): ReplayResult {
  return createDealHelpers(deal.game, tapeOf).playRecord(deal, moves)
}

type Table = PlayedTable<CassinoState, Cassino25View & Cassino21View, CassinoEvent>

/** Returns the table after legal moves. The moves of a seat are sorted. */
export function table(deal: Deal, moves: string): Table {
  const played = createDealHelpers(deal.game, tapeOf).table(deal, moves) as unknown as Table
  return { ...played, moves: (seat) => played.moves(seat).sort() }
}

/** Expects that the last of some moves is refused with a code, and that the others are legal. */
export function expectRefusal(deal: Deal, moves: string, code: string): void {
  createDealHelpers(deal.game, tapeOf).expectRefusal(deal, moves, code)
}
