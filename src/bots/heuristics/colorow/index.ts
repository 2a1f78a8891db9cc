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

/** Percentages: how often a row is missed, points are overcounted, and another seat's overcount is noticed. */
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

/** Largest miscount of a claim, in points: a row of three. */
const SLIP = 3

/** Returns what a seat claims for its play, or null if no claim is awaited; low levels are sometimes wrong. */
function claimAt(state: ColorowState, level: Level, rng: Rng): Move | null {
  if (state.phase !== CLAIM) return null
  const due = dueOf(state)
  const { misses, overcounts } = CARE[level]
  const lot = rng.below(100)
  if (due > 0 && lot < misses) return FIRST_CLAIM + Math.max(0, due - 1 - rng.below(SLIP))
  if (due > 0 && lot < misses + overcounts) return FIRST_CLAIM + Math.min(MOST_DUE, due + 1 + rng.below(SLIP))
  return FIRST_CLAIM + due
}

/**
 * Returns a dispute if the last claim was too high and the seat notices it; else null. A right claim is never disputed.
 */
function disputeAt(state: ColorowState, level: Level, rng: Rng): Move | null {
  if (!isDisputable(state) || state.claimed <= dueOf(state)) return null
  return rng.below(100) < CARE[level].notices ? DISPUTE : null
}

/** Budget of the endgame search for one play of the last deal, in positions. */
const MOST_NODES = 30_000

/** Returns a rating like {@link evaluate} that solves the last deal between two seats, in which no card is hidden. */
function evaluateWithEndgame(w: Weights): (state: ColorowState, seat: Seat, move: Move) => number {
  // In range: colours and squares index tables of fixed size.
  const glance = evaluate(w)
  const outlook = new Outlook()
  let values = new Float64Array(0)
  return (state, seat, move) => {
    if (state.seats !== 2 || state.top < PACK) return glance(state, seat, move)
    if (outlook.look(state, seat)) {
      // The cards that this seat does not see are exactly those of the other seat.
      const endgame = new Endgame(state, seat, [outlook.own.slice(), outlook.out.slice()], MOST_NODES)
      values = endgame.values
    }
    return values[SQUARES * colourIndex(placedCard(move)) + placeOf(move)]!
  }
}

type Rate = (state: ColorowState, seat: Seat, move: Move) => number

/** Counts the unseen cards of each colour, what the next seat may make of them, and what its own hand still can. */
const COUNTING = { threat: 0.7, own: 0.3, later: 0, open: 0 }

/** Counts the colours too, but ignores what its own hand can still make. */
const WARY = { ...COUNTING, own: 0 }

const ITERATIONS = 18_000
/** The solver's budget, in positions: enough for the last deal of four cards a seat, see docs/strength.md. */
const POSITIONS = 200_000

const RATES: Readonly<Record<Level, Rate>> = {
  1: plays(anySquare),
  2: plays(bestPaying),
  3: plays(evaluate(WARY)),
  4: plays(evaluate(COUNTING)),
  5: plays(evaluateWithEndgame(COUNTING)),
}

/**
 * Extends a rating to the answers to a claim. A dispute is decided before (see `instinct`); here it is the last choice.
 */
function plays(rate: Rate): Rate {
  return (state, seat, move) => (move === DISPUTE ? -Infinity : move === ACCEPT ? 0 : rate(state, seat, move))
}

/** Levels of Colorow as the rules page describes them. */
export const colorowKnowledge: Heuristics<ColorowState, Move> = {
  plan(level, mind): LevelProfile<ColorowState, Move> {
    // A strict table also has claims and disputes, which the search does not handle.
    if (level < 5 || mind.seen.options['referee'] === 'strict') return { kind: 'thumb', rate: RATES[level] }
    return { ...searchDeal(ITERATIONS, COUNTING, mind), endgame: { open: lastCards, positions: POSITIONS } }
  },
  instinct: (state, _seat, level, rng) => claimAt(state, level, rng) ?? disputeAt(state, level, rng),
  interject: (state, _seat, level, rng) => disputeAt(state, level, rng),
}

export const colorowBot = createBotProfile(colorow, { knowledge: colorowKnowledge })
