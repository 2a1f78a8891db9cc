import { colorow } from '../../../rules/forty-nine-outfit/colorow'
import { createBotProfile } from '../../bot-profile'
import type { Seat } from '../../../rules/kit'
import { ACCEPT, DISPUTE, type Move } from '../../../rules/forty-nine-outfit/colorow/move'
import type { ColorowState } from '../../../rules/forty-nine-outfit/colorow/state'
import type { Level } from '../../../ports/journal'
import { evaluate } from './evaluate'
import { evaluateWithEndgame } from './endgame-evaluate'
import { claimAt, disputeAt } from './claims'
import { lastCards } from './last-cards'
import { searchDeal } from './search-deal'
import { anySquare, bestPaying } from './quick-ratings'
import type { Heuristics, LevelProfile } from '../types'

type Rate = (state: ColorowState, seat: Seat, move: Move) => number

/** Counts the colours that are out, what the next seat may make of them, and what its own hand still can. */
const COUNTING = { threat: 0.7, own: 0.3, later: 0, open: 0 }

/** Counts the colours too, but forgets what its own hand can still make. */
const WARY = { ...COUNTING, own: 0 }

const ITERATIONS = 18_000
/** Enough for the last deal of four cards a seat, see docs/strength.md. */
const POSITIONS = 200_000

const RATES: Readonly<Record<Level, Rate>> = {
  1: plays(anySquare),
  2: plays(bestPaying),
  3: plays(evaluate(WARY)),
  4: plays(evaluate(COUNTING)),
  5: plays(evaluateWithEndgame(COUNTING)),
}

/** Whether to dispute is decided before (see `instinct`): here it is the last thing to do. */
function plays(rate: Rate): Rate {
  return (state, seat, move) => (move === DISPUTE ? -Infinity : move === ACCEPT ? 0 : rate(state, seat, move))
}

/** Levels of Colorow as the rules page describes them. */
export const colorowKnowledge: Heuristics<ColorowState, Move> = {
  plan(level, mind): LevelProfile<ColorowState, Move> {
    // At a strict table there are counts and disputes too, which are no matter for a search.
    if (level < 5 || mind.seen.options['referee'] === 'strict') return { kind: 'thumb', rate: RATES[level] }
    return { ...searchDeal(ITERATIONS, COUNTING, mind), endgame: { open: lastCards, positions: POSITIONS } }
  },
  instinct: (state, _seat, level, rng) => claimAt(state, level, rng) ?? disputeAt(state, level, rng),
  interject: (state, _seat, level, rng) => disputeAt(state, level, rng),
}

export const colorowBot = createBotProfile(colorow, { knowledge: colorowKnowledge })
