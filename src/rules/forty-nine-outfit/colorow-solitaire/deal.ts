import { drawShuffle, readShuffle, type Result, type Rng, type EventSink } from '../../kit'
import { HIGH_BITS, LOW_BITS, members, cardName } from '../cards'
import { CENTRE } from '../board'
import { NUMBER_PACK } from '../pack'
import { TRAY_CARDS } from '../tray/state'
import type { ColorowSolitaireEvent } from './shape'
import { place, type ColorowSolitaireState } from './state'

/** Number of cards dealt at a time; the last deal has three. */
const HAND_SIZE = 5

/** Returns the outcomes of chance awaited: only the dealt game has any, one shuffle of 49. */
export function chance(state: ColorowSolitaireState): number {
  return state.isDealt && !state.shuffled ? TRAY_CARDS : 0
}

/** Draws the shuffle of the cards 1 to 49, if it is due. */
export function sampleChance(state: ColorowSolitaireState, rng: Rng, into: number[]): void {
  if (chance(state) > 0) drawShuffle(TRAY_CARDS, rng, into)
}

export function readChance(_state: ColorowSolitaireState, tape: readonly string[], from: number): Result<number[]> {
  return readShuffle(NUMBER_PACK, tape, from)
}

/** Deals five cards to the hand and lays the next one on square 25. */
export function applyChance(
  state: ColorowSolitaireState,
  outcomes: readonly number[],
  tell?: EventSink<ColorowSolitaireEvent>,
): void {
  for (let i = 0; i < TRAY_CARDS; i++) state.pack[i] = outcomes[i]!
  state.shuffled = 1
  state.top = 0
  dealHand(state)
  const card = state.pack[state.top++]!
  if (tell) tellDeal(state, tell)
  place(state, card, CENTRE)
  tell?.({ type: 'centre', card: cardName(card), square: CENTRE + 1 })
}

/** Deals the next five cards, or what is left. */
export function dealHand(state: ColorowSolitaireState): void {
  for (let i = 0; i < HAND_SIZE && state.top < TRAY_CARDS; i++) {
    const card = state.pack[state.top++]!
    state.handLow |= LOW_BITS[card]!
    state.handHigh |= HIGH_BITS[card]!
  }
}

/** Reports a hand that was just dealt. */
export function tellDeal(state: ColorowSolitaireState, tell: EventSink<ColorowSolitaireEvent>): void {
  tell({ type: 'dealt', hand: members(state.handLow, state.handHigh).map(cardName), stock: TRAY_CARDS - state.top })
}
