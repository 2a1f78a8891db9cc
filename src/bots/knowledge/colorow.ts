import type { Seat } from '../../rules/kit'
import { ACCEPT, DISPUTE, type Move } from '../../rules/forty-nine-outfit/colorow/move'
import type { ColorowState } from '../../rules/forty-nine-outfit/colorow/state'
import type { Level } from '../../protocol/journal'
import { judge } from './colorow/judge'
import { masterly } from './colorow/masterly'
import { claimAt, disputeAt } from './colorow/strict'
import { anySquare, bestPaying, shyOfPairs } from './colorow/thumb'
import type { Knowledge, LevelPlan } from './knowledge'

type Rate = (state: ColorowState, seat: Seat, move: Move) => number

/** Counts the colours that are out, what the next seat may make of them, and what its own hand still can. */
const COUNTING = { threat: 0.7, own: 0.3, later: 0, open: 0 }

const RATES: Readonly<Record<Level, Rate>> = {
  1: plays(anySquare),
  2: plays(bestPaying),
  3: plays(shyOfPairs),
  4: plays(judge(COUNTING)),
  5: plays(masterly(COUNTING)),
}

/** Whether to dispute is decided before (see `instinct`): here it is the last thing to do. */
function plays(rate: Rate): Rate {
  return (state, seat, move) => (move === DISPUTE ? -Infinity : move === ACCEPT ? 0 : rate(state, seat, move))
}

/** Levels of Colorow as the rules page describes them. */
export const colorowKnowledge: Knowledge<ColorowState, Move> = {
  plan: (level): LevelPlan<ColorowState, Move> => ({ kind: 'thumb', rate: RATES[level] }),
  instinct: (state, _seat, level, rng) => claimAt(state, level, rng) ?? disputeAt(state, level, rng),
  interject: (state, _seat, level, rng) => disputeAt(state, level, rng),
}
