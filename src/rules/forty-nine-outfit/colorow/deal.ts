import { createShuffleFunctions, type EventSink } from '../../kit'
import { CENTRE } from '../board'
import { cardName } from '../cards'
import { cardNames } from '../hands'
import { NUMBER_PACK } from '../pack'
import type { ColorowEvent } from './shape'
import { give, lay, PACK_SIZE, PLAY, type ColorowState } from './state'

/** Number of cards dealt to each seat while there are enough. */
const HAND_SIZE = 5

/** The balanced last deal takes the whole stock if that is less than this many full deals. */
const BALANCED_DEAL_LIMIT = 1.5

/**
 * Returns the outcomes of chance awaited: 49 for the shuffle (the pack's order from the top), or 0. There is no other
 * chance.
 */
export function chance(state: ColorowState): number {
  return state.deals === 0 ? PACK_SIZE : 0
}

export const { sampleChance, readChance } = createShuffleFunctions(() => NUMBER_PACK)

/** Makes the first deal: five cards to each seat, the next one face up on square 25. Seat A begins. */
export function applyChance(state: ColorowState, outcomes: readonly number[], tell?: EventSink<ColorowEvent>): void {
  for (let i = 0; i < PACK_SIZE; i++) state.pack[i] = outcomes[i]!
  state.top = 0
  dealCards(state, HAND_SIZE * state.seats)
  const centre = state.pack[state.top++]!
  if (tell) tellDeal(state, tell)
  lay(state, centre, CENTRE)
  state.phase = PLAY
  state.turn = 0
  tell?.({ type: 'centre', card: cardName(centre), square: CENTRE + 1 })
  tell?.({ type: 'turn', seat: 0 })
}

/** Makes a further deal from the rest of the stock. */
export function dealAgain(state: ColorowState): void {
  dealCards(state, cardsDealt(PACK_SIZE - state.top, state.seats, state.isLastDealBalanced))
}

/** Returns the number of cards that a further deal takes from a stock. */
export function cardsDealt(stock: number, seats: number, balanced: boolean): number {
  const full = HAND_SIZE * seats
  const takesAll = stock < full || (balanced && stock < BALANCED_DEAL_LIMIT * full)
  return takesAll ? stock : full
}

/** Deals one card at a time from the dealer's left on. */
function dealCards(state: ColorowState, cards: number): void {
  for (let i = 0; i < cards; i++) give(state, i % state.seats, state.pack[state.top++]!)
  state.deals++
}

/** Reports a deal that was just made. */
export function tellDeal(state: ColorowState, tell: EventSink<ColorowEvent>): void {
  const hands = Array.from({ length: state.seats }, (_, seat) => cardNames(state.hands, seat))
  tell({ type: 'dealt', seat: state.seats - 1, deal: state.deals, hands, stock: PACK_SIZE - state.top })
}
