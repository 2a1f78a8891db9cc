import { colorow } from '../../../rules/forty-nine-outfit/colorow'
import { createBotProfile } from '../../bot-profile'
import type { Seat, Rng } from '../../../rules/kit'
import { ACCEPT, DISPUTE, type Move, FIRST_CLAIM } from '../../../rules/forty-nine-outfit/colorow/move'
import { type ColorowState, CLAIM, isDisputable, PACK } from '../../../rules/forty-nine-outfit/colorow/state'
import type { Level } from '../../../ports/journal'
import { evaluate, type Weights } from './evaluate'
import { lastCards } from './last-cards'
import { searchDeal } from './search-deal'
import { anySquare, bestPaying } from './quick-ratings'
import type { Heuristics, LevelProfile } from '../types'
import { dueOf, MOST_DUE } from '../../../rules/forty-nine-outfit/colorow/rows'
import { SQUARES } from '../../../rules/forty-nine-outfit/board'
import { colourIndex } from '../../../rules/forty-nine-outfit/colours'
import { placedCard, placeOf } from '../../../rules/forty-nine-outfit/placing'
import { Endgame } from './endgame'
import { Outlook } from './best-plays'

/** How often, in a hundred: a row is missed, a point too many counted, another's surplus noticed. */
interface Care {
  readonly misses: number
  readonly overcounts: number
  readonly notices: number
}

const CARE: Readonly<Record<Level, Care>> = {
  1: { misses: 15, overcounts: 6, notices: 40 },
  2: { misses: 6, overcounts: 3, notices: 70 },
  3: { misses: 0, overcounts: 0, notices: 100 },
  4: { misses: 0, overcounts: 0, notices: 100 },
  5: { misses: 0, overcounts: 0, notices: 100 },
}

/** What is missed or counted too much: a row of three at most. */
const SLIP = 3

/** What a seat claims for its play, or null if none is awaited: low levels are wrong now and then. */
function claimAt(state: ColorowState, level: Level, rng: Rng): Move | null {
  if (state.phase !== CLAIM) return null
  const due = dueOf(state)
  const { misses, overcounts } = CARE[level]
  const lot = rng.below(100)
  if (due > 0 && lot < misses) return FIRST_CLAIM + Math.max(0, due - 1 - rng.below(SLIP))
  if (due > 0 && lot < misses + overcounts) return FIRST_CLAIM + Math.min(MOST_DUE, due + 1 + rng.below(SLIP))
  return FIRST_CLAIM + due
}

/** A dispute, if the last count was too high and the seat notices it; else null. Nobody disputes a right count. */
function disputeAt(state: ColorowState, level: Level, rng: Rng): Move | null {
  if (!isDisputable(state) || state.claimed <= dueOf(state)) return null
  return rng.below(100) < CARE[level].notices ? DISPUTE : null
}

/** Positions looked at for one play of the last deal. */
const MOST_NODES = 30_000

/** A {@link evaluate} that between two sees the last deal through: no card is hidden then. */
function evaluateWithEndgame(w: Weights): (state: ColorowState, seat: Seat, move: Move) => number {
  // In range: colours, squares.
  const glance = evaluate(w)
  const outlook = new Outlook()
  let values = new Float64Array(0)
  return (state, seat, move) => {
    if (state.seats !== 2 || state.top < PACK) return glance(state, seat, move)
    if (outlook.look(state, seat)) {
      // What this seat does not see is just what the other holds.
      const endgame = new Endgame(state, seat, [outlook.own.slice(), outlook.out.slice()], MOST_NODES)
      values = endgame.values
    }
    return values[SQUARES * colourIndex(placedCard(move)) + placeOf(move)]!
  }
}

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
