import type { Move } from '../../rules/forty-nine-outfit/pittsburgh-draw/move'
import type { PittsburghState } from '../../rules/forty-nine-outfit/pittsburgh-draw/state'
import type { Level } from '../../protocol/journal'
import type { Knowledge, LevelPlan } from './knowledge'
import { keepsAnyPair, keepsLargest } from './pittsburgh/habits'
import { byHabit, byOwnHand, byScore, byTable } from './pittsburgh/judge'

const RATES = {
  1: byHabit(keepsAnyPair),
  2: byHabit(keepsLargest),
  3: byOwnHand(),
  4: byTable(),
  5: byScore(),
} satisfies Record<Level, unknown>

/**
 * Levels of Pittsburgh Draw as the rules page describes them. There is nothing to search: a seat acts once a deal, and
 * the odds of every exchange can be counted.
 */
export const pittsburghKnowledge: Knowledge<PittsburghState, Move> = {
  plan: (level): LevelPlan<PittsburghState, Move> => ({ kind: 'thumb', rate: RATES[level] }),
}
