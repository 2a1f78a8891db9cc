import { lettersOf, type Outcome } from '../../kit'
import { isOver, sideOf, type NewYorkWhistState } from './state'

/** A side's points are the score of each of its seats. The highest wins, and all level at the top have won. */
export function outcome(state: NewYorkWhistState): Outcome {
  // In range: seats.
  const scores = lettersOf(state.seats).map((_, seat) => state.points[sideOf(state, seat)]!)
  if (!isOver(state)) return { over: false, scores, winners: null, reason: null }
  const best = Math.max(...scores)
  const winners = scores.flatMap((score, seat) => (score === best ? [seat] : []))
  return { over: true, scores, winners, reason: 'last-trick' }
}
