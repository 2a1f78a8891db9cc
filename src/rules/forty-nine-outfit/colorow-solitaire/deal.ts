import { drawShuffle, readShuffle, type Result, type Rng, type Tell } from '../../kit'
import { HIGH, LOW, members, cardName } from '../cards'
import { CENTRE } from '../board'
import { NUMBERS } from '../pack'
import { TRAY_CARDS } from '../tray/state'
import type { ColorowSolitaireEvent } from './shape'
import { place, type ColorowSolitaireState } from './state'

// In range: a shuffle has as many outcomes as the tray has cards; cards are dealt only while the stock has some.

/** Number of cards dealt at a time; the last deal has three. */
const HAND = 5

/** Returns the outcomes of chance awaited: only the dealt game has any, one shuffle of 49. */
export function chance(state: ColorowSolitaireState): number {
  return state.isDealt && !state.shuffled ? TRAY_CARDS : 0
}

/** Draws the shuffle of the cards 1 to 49, if it is due. */
export function sampleChance(state: ColorowSolitaireState, rng: Rng, into: number[]): void {
  if (chance(state) > 0) drawShuffle(TRAY_CARDS, rng, into)
}

export function readChance(_state: ColorowSolitaireState, tape: readonly string[], from: number): Result<number[]> {
  return readShuffle(NUMBERS, tape, from)
}

/** Deals five cards to the hand and lays the next one on square 25. */
export function applyChance(
  state: ColorowSolitaireState,
  outcomes: readonly number[],
  tell?: Tell<ColorowSolitaireEvent>,
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
  for (let i = 0; i < HAND && state.top < TRAY_CARDS; i++) {
    const card = state.pack[state.top++]!
    state.handLow |= LOW[card]!
    state.handHigh |= HIGH[card]!
  }
}

/** Reports a hand that was just dealt. */
export function tellDeal(state: ColorowSolitaireState, tell: Tell<ColorowSolitaireEvent>): void {
  tell({ type: 'dealt', hand: members(state.handLow, state.handHigh).map(cardName), stock: TRAY_CARDS - state.top })
}
