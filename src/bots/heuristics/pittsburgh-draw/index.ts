import { pittsburghDraw } from '../../../rules/forty-nine-outfit/pittsburgh-draw'
import { createBotProfile } from '../../bot-profile'
import type { Move, PittsburghState } from '../../../rules/forty-nine-outfit/pittsburgh-draw/state'
import type { Level } from '../../../ports/journal'
import type { Heuristics, LevelProfile } from '../types'
import { keepsAnyPair, keepsLargest } from './exchange-rules'
import { byHabit, byOwnHand, byScore, byTable } from './evaluate'

const RATES = {
  1: byHabit(keepsAnyPair),
  2: byHabit(keepsLargest),
  3: byOwnHand(),
  4: byTable(),
  5: byScore(),
} satisfies Record<Level, unknown>

/**
 * Levels of Pittsburgh Draw as the rules page describes them. There is nothing to search: a seat acts once a deal, and
 * the odds of every exchange can be computed.
 */
export const pittsburghKnowledge: Heuristics<PittsburghState, Move> = {
  plan: (level): LevelProfile<PittsburghState, Move> => ({ kind: 'thumb', rate: RATES[level] }),
}

export const pittsburghDrawBot = createBotProfile(pittsburghDraw, { knowledge: pittsburghKnowledge })
