import { shuffleOf, type Tell } from '../../kit'
import { CENTRE } from '../board'
import { cardName } from '../cards'
import { cardNames } from '../hands'
import { NUMBERS } from '../pack'
import type { ColorowEvent } from './shape'
import { give, lay, PACK, PLAY, type ColorowState } from './state'

// In range: a shuffle has as many outcomes as the pack has cards; a card is dealt while the stock has one.

/** Cards dealt to each seat, as long as there are enough. */
const HAND = 5

/** With less than half as many again as a full deal, the balanced last deal takes all. */
const NEARLY_TWO = 1.5

/** The shuffle is the only chance: 49 outcomes, the pack's order from the top. */
export function chance(state: ColorowState): number {
  return state.deals === 0 ? PACK : 0
}

export const { sampleChance, readChance } = shuffleOf(() => NUMBERS)

/** The first deal: five cards to each seat, the next one face up on square 25. A begins. */
export function applyChance(state: ColorowState, outcomes: readonly number[], tell?: Tell<ColorowEvent>): void {
  for (let i = 0; i < PACK; i++) state.pack[i] = outcomes[i]!
  state.top = 0
  dealCards(state, HAND * state.seats)
  const centre = state.pack[state.top++]!
  if (tell) tellDeal(state, tell)
  lay(state, centre, CENTRE)
  state.phase = PLAY
  state.turn = 0
  tell?.({ type: 'centre', card: cardName(centre), square: CENTRE + 1 })
  tell?.({ type: 'turn', seat: 0 })
}

/** A further deal from what is left of the stock. */
export function dealOn(state: ColorowState): void {
  dealCards(state, cardsDealt(PACK - state.top, state.seats, state.balanced))
}

/** How many cards a further deal takes from a stock. */
export function cardsDealt(stock: number, seats: number, balanced: boolean): number {
  const full = HAND * seats
  const takesAll = stock < full || (balanced && stock < NEARLY_TWO * full)
  return takesAll ? stock : full
}

/** One card at a time, from the dealer's left on. */
function dealCards(state: ColorowState, cards: number): void {
  for (let i = 0; i < cards; i++) give(state, i % state.seats, state.pack[state.top++]!)
  state.deals++
}

/** Tells of a deal that was just made. */
export function tellDeal(state: ColorowState, tell: Tell<ColorowEvent>): void {
  const hands = Array.from({ length: state.seats }, (_, seat) => cardNames(state.hands, seat))
  tell({ type: 'dealt', seat: state.seats - 1, deal: state.deals, hands, stock: PACK - state.top })
}
