import { lettersOf, seatOf } from '../../kit'
import { cardNamed } from '../cards'
import { HAND } from '../ranking'
import type { PittsburghSeen, PittsburghView } from './shape'
import { addDeal } from './showing'
import { DISCARD, OVER, RESHUFFLE, SHUFFLE, start, UNMOVED, type PittsburghState } from './state'

/** The table as far as it was seen; cards that were not have their room and no meaning. */
export function restore(seen: PittsburghSeen): PittsburghState {
  const state = start(seen.options, seen.seats)
  const known = seen.state
  state.deal = known.deal
  state.dealer = seatOf(known.dealer)
  for (const { winner, points } of known.deals) addDeal(state, seatOf(winner), points)
  restoreCards(state, known)
  state.turn = known.turn === null ? 0 : seatOf(known.turn)
  state.phase = phaseOf(seen, state)
  if (state.phase === OVER) state.reshuffled = returned(state) ? 1 : 0
  return state
}

function restoreCards(state: PittsburghState, known: PittsburghView): void {
  lettersOf(state.seats).forEach((letter, seat) => {
    state.held[seat] = place(known.hands[letter] ?? 0, state.hands, HAND * seat)
    const discards = known.discards[letter] ?? null
    state.thrown[seat] = discards === null ? UNMOVED : place(discards, state.discards, HAND * seat)
    place(known.shown?.hands[letter]?.cards ?? 0, state.shown, HAND * seat)
  })
  state.end = place(known.stock, state.stock, 0)
}

/** Writes cards, where they are known, and answers how many they are. */
function place(cards: readonly string[] | number, into: Uint8Array, from: number): number {
  if (typeof cards === 'number') return cards
  into.set(cards.map(cardNamed), from)
  return cards.length
}

function phaseOf(seen: PittsburghSeen, state: PittsburghState): number {
  if (seen.over) return OVER
  if (seen.state.turn !== null) return DISCARD
  return state.thrown[state.dealer] === UNMOVED ? SHUFFLE : RESHUFFLE
}

/** Whether what was thrown away lies in the stock or in a hand again: then all of it does. */
function returned(state: PittsburghState): boolean {
  // In range: seats.
  const seat = state.thrown.findIndex((thrown) => thrown > 0)
  if (seat < 0) return false
  const card = state.discards[HAND * seat]!
  return state.stock.subarray(state.top, state.end).includes(card) || holds(state, card)
}

function holds(state: PittsburghState, card: number): boolean {
  return state.hands.subarray(0, HAND * state.seats).includes(card)
}
