import { dealtEvent } from '../../casino/events'
import { dealerOf, gather } from '../../casino/table'
import { turnedUp } from '../../casino/view'
import { shuffleOf, type Tell } from '../../kit'
import { CARDS } from '../cards'
import { addCard } from '../hands'
import { FULL_PACK, NUMBERS } from '../pack'
import type { ChicagoEvent } from './shape'
import { PACK } from './names'
import { layLoose, type ChicagoState } from './state'

/** Cards dealt to each seat at a time, and to the table at the first deal of a round. */
const HAND = 4
const TABLE = 4

/** Every round begins with a shuffle of the whole pack. */
export function chance(state: ChicagoState): number {
  return state.waiting ? state.size : 0
}

export const { sampleChance, readChance } = shuffleOf((state: ChicagoState) =>
  state.size === CARDS ? FULL_PACK : NUMBERS,
)

/** Begins a round: everything is gathered in, and the first deal is made. */
export function applyChance(state: ChicagoState, outcomes: readonly number[], tell?: Tell<ChicagoEvent>): void {
  gather(state, outcomes)
  dealHands(state, tell)
}

/**
 * Deals four cards a seat, or as many as go round equally; at the first deal four to the table as well. What is too
 * little to go round once more is laid on the table at once.
 */
export function dealHands(state: ChicagoState, tell?: Tell<ChicagoEvent>): void {
  // In range: a hand is dealt while the stock has cards for all.
  const { seats, size, pack } = state
  const leader = (dealerOf(state) + 1) % seats
  const each = Math.min(HAND, Math.floor((size - state.top) / seats))
  let seat = leader
  for (let i = each * seats; i > 0; i--) {
    addCard(state.hands, seat, pack[state.top++]!)
    seat = seat + 1 === seats ? 0 : seat + 1
  }
  state.held = each * seats
  state.turn = leader
  const opening = state.deal++ === 0
  if (opening) for (let i = 0; i < TABLE; i++) layLoose(state, pack[state.top++]!)
  if (tell) tell(dealtEvent(PACK, state))
  const odd = state.top
  if (size - odd < seats) while (state.top < size) layLoose(state, pack[state.top++]!)
  if (tell && state.top > odd) tell({ type: 'odd', cards: turnedUp(PACK, state, odd, state.top) })
  if (tell) tell({ type: 'turn', seat: leader })
}
