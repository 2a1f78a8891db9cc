import { createShuffleFunctions, type EventSink } from '../../kit'
import { firstMember, CARDS, CHEATER } from '../cards'
import { FULL_PACK } from '../pack'
import type { FortyNineEvent } from './shape'
import { CHEATER_BIT, give, HIGH_WORDS, type FortyNineState } from './state'
import { handNames } from './names'

/** Number of cards dealt to each seat. */
export const HAND_SIZE = 5

/**
 * Returns the outcomes of chance awaited: 50 for the shuffle (the pack's order from the top), or 0. There is no other
 * chance.
 */
export function chance(state: FortyNineState): number {
  return state.dealt ? 0 : CARDS
}

export const { sampleChance, readChance } = createShuffleFunctions(() => FULL_PACK)

/** Deals five cards to each seat, one at a time, and gives the turn to the seat with the lowest number. */
export function applyChance(
  state: FortyNineState,
  outcomes: readonly number[],
  tell?: EventSink<FortyNineEvent>,
): void {
  const { seats } = state
  for (let i = 0; i < CARDS; i++) state.pack[i] = outcomes[i]!
  for (let i = 0; i < HAND_SIZE * seats; i++) give(state, i % seats, state.pack[i]!)
  state.top = HAND_SIZE * seats
  state.turn = lowestHolder(state)
  state.dealt = 1
  if (tell) tellDeal(state, tell)
}

/** Returns the seat that holds the lowest numbered card of all. */
export function lowestHolder(state: FortyNineState): number {
  let holder = 0
  let lowestCard = CHEATER
  for (let seat = 0; seat < state.seats; seat++) {
    const card = lowestNumber(state, seat)
    if (card < lowestCard) {
      lowestCard = card
      holder = seat
    }
  }
  return holder
}

/** Returns the lowest numbered card of a hand that holds at least one. */
export function lowestNumber(state: FortyNineState, seat: number): number {
  return firstMember(state.hands[seat]!, state.hands[HIGH_WORDS + seat]! & ~CHEATER_BIT)
}

function tellDeal(state: FortyNineState, tell: EventSink<FortyNineEvent>): void {
  const hands = Array.from({ length: state.seats }, (_, seat) => handNames(state, seat))
  tell({ type: 'dealt', seat: state.seats - 1, hands, stock: CARDS - state.top })
  tell({ type: 'turn', seat: state.turn })
}
