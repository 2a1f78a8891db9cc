import { standing } from '../../casino/table'
import type { Outcome } from '../../kit'
import type { EndReason } from './shape'
import type { ChicagoState } from './state'

/** The scores are the totals of the rounds already counted. */
export function outcome(state: ChicagoState): Outcome {
  return standing(state, endReason(state))
}

/** Why the game ended, if it has. */
export function endReason(state: ChicagoState): EndReason {
  return state.target === 0 ? 'round' : 'target'
}
