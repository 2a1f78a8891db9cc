import { dealtEvent } from '../../casino/events'
import { dealerOf, gather } from '../../casino/table'
import { turnedUp } from '../../casino/view'
import { shuffleOf, type Tell } from '../../kit'
import { CARDS, DECK } from '../cards'
import type { ColorEvent } from './shape'
import { PACK } from './names'
import { add, layLoose, type ColorState } from './state'

/** Cards dealt to each seat at a time, and to the board at the first deal of a round. */
const HAND = 6

/** Every round begins with a shuffle of the whole deck. */
export function chance(state: ColorState): number {
  return state.waiting ? CARDS : 0
}

export const { sampleChance, readChance } = shuffleOf(() => DECK)

/** Begins a round: everything is gathered in, and the first deal is made. */
export function applyChance(state: ColorState, outcomes: readonly number[], tell?: Tell<ColorEvent>): void {
  gather(state, outcomes)
  state.sweeps.fill(0)
  dealHands(state, tell)
}

/** Whether the stock goes round at least once more. */
export function canDeal(state: ColorState): boolean {
  return CARDS - state.top >= state.seats
}

/**
 * Deals six cards a seat, or as many as go round equally; at the first deal the board gets one after each time round.
 * Where leftovers belong on the board, they are laid there as soon as the last deal is made.
 */
export function dealHands(state: ColorState, tell?: Tell<ColorEvent>): void {
  // In range: a hand is dealt while the stock has cards for all.
  const { seats, pack } = state
  const opening = state.deal === 0
  const leader = (dealerOf(state) + 1) % seats
  const times = Math.min(HAND, Math.floor((CARDS - state.top) / seats))
  for (let time = 0; time < times; time++) {
    for (let i = 0, seat = leader; i < seats; i++) {
      add(state.hands, seat, pack[state.top++]!)
      seat = seat + 1 === seats ? 0 : seat + 1
    }
    if (opening) layLoose(state, pack[state.top++]!)
  }
  state.held = times * seats
  state.turn = leader
  state.deal++
  if (tell) tell(dealtEvent(PACK, state))
  const left = state.top
  if (state.leftovers === 'board' && !canDeal(state)) while (state.top < CARDS) layLoose(state, pack[state.top++]!)
  if (!tell) return
  if (state.top > left) tell({ type: 'leftovers', cards: turnedUp(PACK, state, left, state.top) })
  tell({ type: 'turn', seat: leader })
}
