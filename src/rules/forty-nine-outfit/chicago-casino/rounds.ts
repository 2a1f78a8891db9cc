import { readRound } from '../../casino/rounds'
import { soleMost } from '../../casino/most'
import { letterOrNull } from '../../casino/view'
import { bySeat, letterOf } from '../../kit'
import type { RoundView } from './shape'
import type { ChicagoState } from './state'

/** The rounds counted, as the page lists them. */
export function roundsOf(state: ChicagoState): RoundView[] {
  return Array.from({ length: state.counted }, (_, round) => {
    const { dealer, last, cards, points } = readRound(state.rounds, round, state.seats)
    return {
      dealer: letterOf(dealer),
      last: letterOrNull(last),
      cards: letterOrNull(soleMost(cards, state.seats)),
      cardCounts: bySeat(cards),
      points: bySeat(points),
    }
  })
}
