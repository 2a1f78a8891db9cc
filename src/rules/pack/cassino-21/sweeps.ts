import { bridgeName, bridgeNamed, bySeat, valueOfSeat, type BridgeCard, type Seat } from '../../kit'
import { give, type CassinoState } from '../cassino/state'
import { seatsOf } from '../cassino/view'

const SEAT_SHIFT = 6
const CARD_MASK = 63

/** Records a sweep: the capturing card is laid face up across the pile. */
export function noteSweep(state: CassinoState, seat: Seat, card: BridgeCard): void {
  state.sweeps[state.sweepCount++] = card | (seat << SEAT_SHIFT)
}

/** Returns seat → the capturing cards of its sweeps, in the order played. */
export function sweepsBySeat(state: CassinoState): Record<string, string[]> {
  const all = Array.from(state.sweeps.subarray(0, state.sweepCount))
  return bySeat(
    seatsOf(state).map((seat) => {
      return all.filter((sweep) => sweep >> SEAT_SHIFT === seat).map((sweep) => bridgeName(sweep & CARD_MASK))
    }),
  )
}

/** Restores the sweeps of a view, and adds their cards to the piles. */
export function restoreSweeps(state: CassinoState, sweeps: Readonly<Record<string, readonly string[]>>): void {
  for (let seat = 0; seat < state.seats; seat++) {
    for (const name of valueOfSeat(sweeps, seat)) {
      noteSweep(state, seat, bridgeNamed(name))
      give(state.piles, seat, bridgeNamed(name))
    }
  }
}
