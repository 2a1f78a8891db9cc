import type { Outcome } from '../../kit'
import type { EndReason } from './shape'
import { ALL_SPUN, BANKER_BROKE, isChoosing, type RouletteState } from './state'

/** Gain over the start; the banker's is the bank's. The highest wins, and ties share. */
export function outcome(state: RouletteState): Outcome {
  const scores = Array.from({ length: state.seats }, (_, seat) => gainOf(state, seat))
  const best = Math.max(...scores)
  const winners = state.ended ? scores.flatMap((score, seat) => (score === best ? [seat] : [])) : null
  return { over: state.ended !== 0, scores, winners, reason: reasonOf(state) }
}

function gainOf(state: RouletteState, seat: number): number {
  // In range: seats.
  if (isChoosing(state)) return 0
  if (seat === state.banker) return state.bank - state.options.bank
  return state.chips[seat]! + state.laid[seat]! - state.given
}

export function reasonOf({ ended }: RouletteState): EndReason | null {
  if (ended === 0) return null
  if (ended === ALL_SPUN) return 'spins'
  return ended === BANKER_BROKE ? 'banker-broke' : 'punters-broke'
}
