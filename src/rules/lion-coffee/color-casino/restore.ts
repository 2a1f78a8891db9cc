import { restoreRound, restoreTable, restoreTop } from '../../casino/restore'
import { ofSeat } from '../../kit'
import { cardNamed } from '../cards'
import { PACK } from './names'
import type { ColorSeen } from './shape'
import { start, type ColorState } from './state'

/** The table as far as it was seen: hands and stock hold only what is known of them. */
export function restore(seen: ColorSeen): ColorState {
  const state = start(seen.options, seen.seats)
  restoreTable(PACK, state, seen)
  const { builds, sweeps, rounds } = seen.state
  for (const { cards, by } of builds) {
    const [lower, top] = cards.map(cardNamed) as [number, number]
    state.lowers[top] = lower
    restoreTop(PACK, state, top, by)
  }
  for (let seat = 0; seat < state.seats; seat++) state.sweeps[seat] = ofSeat(sweeps, seat)
  for (const round of rounds) {
    restoreRound(state, round.last, {
      cards: Object.values(round.cardCounts),
      suit: Object.values(round.redCounts),
      sweeps: Object.values(round.sweeps),
      points: Object.values(round.points),
    })
  }
  return state
}
