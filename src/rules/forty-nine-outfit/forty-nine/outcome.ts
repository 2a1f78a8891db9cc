import { seatsAtTop, type Outcome } from '../../kit'
import { ENDED_49, type FortyNineState } from './state'
import type { EndReason } from './shape'

export function outcome(state: FortyNineState): Outcome {
  const scores = scoresOf(state)
  const winners = state.ended ? seatsAtTop(scores) : null
  return { over: state.ended !== 0, scores, winners, reason: reasonOf(state) }
}

/** Returns the points, or in the Baltimore style the chips that follow from them: every opponent pays each point. */
function scoresOf(state: FortyNineState): number[] {
  const points: number[] = []
  for (let seat = 0; seat < state.seats; seat++) points.push(state.points[seat]!)
  if (!state.isBaltimore) return points
  const all = points.reduce((sum, own) => sum + own, 0)
  return points.map((own) => own * state.seats - all)
}

export function reasonOf(state: FortyNineState): EndReason | null {
  if (!state.ended) return null
  return state.ended === ENDED_49 ? 'forty-nine' : 'last-card'
}
