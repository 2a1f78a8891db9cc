import { bySeat, letterOf, lettersOf, type Eye } from '../../kit'
import { discardNames, handNames, stockNames } from './names'
import type { PittsburghView } from './shape'
import { dealOf, showingOf } from './showing'
import { DISCARD, OVER, type PittsburghState, SHUFFLE } from './state'
import { cardName } from '../cards'

/** Returns the complete State of the rules page. */
export function dump(state: PittsburghState): PittsburghView {
  const seats = lettersOf(state.seats).map((_, seat) => seat)
  return viewWith(
    state,
    stockNames(state),
    seats.map((seat) => handNames(state, seat)),
    seats.map((seat) => discardNames(state, seat)),
  )
}

/** Returns what a viewer may know of the State; everything once the game is over. */
export function view(state: PittsburghState, eye: Eye): PittsburghView {
  if (state.phase === OVER) return dump(state)
  const seats = lettersOf(state.seats).map((_, seat) => seat)
  return viewWith(
    state,
    state.end - state.top,
    seats.map((seat) => (seat === eye ? handNames(state, seat) : state.heldCounts[seat]!)),
    seats.map((seat) => (seat === eye ? discardNames(state, seat) : sizeOf(state.discardCounts[seat]!))),
  )
}

function sizeOf(thrown: number): number | null {
  return thrown < 0 ? null : thrown
}

function viewWith(
  state: PittsburghState,
  stock: PittsburghView['stock'],
  hands: readonly (readonly string[] | number)[],
  discards: readonly (readonly string[] | number | null)[],
): PittsburghView {
  return {
    deal: state.deal,
    dealer: letterOf(state.dealer),
    turn: state.phase === DISCARD ? letterOf(state.turn) : null,
    stock,
    hands: bySeat(hands),
    discards: bySeat(discards),
    shown: showingOf(state),
    deals: Array.from({ length: state.finishedDeals }, (_, deal) => dealOf(state, deal)),
  }
}

/** Lists the place of every card: `hand A/17`, `discard B/3`, `stock/C`; before a deal all cards are in the pack. */
export function census(state: PittsburghState): string[] {
  if (state.phase === SHUFFLE)
    return Array.from({ length: state.packSize }, (_, card) => `pack/${cardName(card)}`).sort()
  const places = stockNames(state).map((card) => `stock/${card}`)
  for (let seat = 0; seat < state.seats; seat++) {
    for (const card of handNames(state, seat)) places.push(`hand ${letterOf(seat)}/${card}`)
    // Discards that were shuffled again stay listed, but lie in the stock and in hands.
    if (state.reshuffled) continue
    for (const card of discardNames(state, seat) ?? []) places.push(`discard ${letterOf(seat)}/${card}`)
  }
  return places.sort()
}
