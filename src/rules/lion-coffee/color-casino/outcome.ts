import { standing } from '../../casino/table'
import type { Outcome } from '../../kit'
import type { ColorState } from './state'

/** The scores are the totals of the rounds already counted; with partners each has the side's. */
export function outcome(state: ColorState): Outcome {
  return standing(state, 'target')
}
