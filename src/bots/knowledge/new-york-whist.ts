import type { Seat, Seen } from '../../rules/kit'
import type { Move } from '../../rules/forty-nine-outfit/new-york-whist/moves'
import { sideOf, type NewYorkWhistState } from '../../rules/forty-nine-outfit/new-york-whist/state'
import type { Knowledge, LevelPlan } from './knowledge'
import { choices, judge, player, type Weights } from './whist/judge'
import { redeal } from './whist/redeal'
import { playToCount, takeCheaply } from './whist/thumb'

/** Found by hill climbing (docs/strength.md): for two, where high cards are saved long, and for more. */
const DUEL: Weights = { eager: 0.82, partner: 0.95, power: 21.7, cheater: 8, face: 0.85 }
const TABLE: Weights = { eager: 0.72, partner: 0.95, power: 9.2, cheater: 5.8, face: 0.28 }
/** The same where suit is followed, so that fewer cards can beat one. */
const FOLLOWING: Weights = { eager: 0.72, partner: 0.95, power: 9.2, cheater: 10, face: 0.28 }

/** Points that a card looks better by for three quarters of the way from even to certain. */
const PRIOR_SCALE = 10
/** Cards that a search thinks about. */
const MOST_CARDS = 6
const ITERATIONS = 150

function scoresOf(state: NewYorkWhistState, into: Float64Array): void {
  for (let seat = 0; seat < state.seats; seat++) into[seat] = state.points[sideOf(state, seat)]!
}

function searching(weights: Weights): LevelPlan<NewYorkWhistState, Move> {
  const rate = judge(weights)
  const prior = (state: NewYorkWhistState, seat: Seat, move: Move) => {
    const points = rate(state, seat, move)
    return 0.5 + (0.5 * points) / (Math.abs(points) + PRIOR_SCALE)
  }
  const search = {
    reward: { pointShare: 0.6, scale: 10 },
    exploration: 0.15,
    trust: 10,
    sideOf,
    choices: choices(weights, MOST_CARDS),
    policy: player(weights),
    scoresOf,
    redeal,
    prior,
  }
  return { kind: 'search', iterations: ITERATIONS, slip: 0, search }
}

function weightsFor({ seats, options }: Seen): Weights {
  if (options['followSuit'] === true) return FOLLOWING
  return seats === 2 ? DUEL : TABLE
}

/** Levels of New York Whist as the rules page describes them; see docs/strength.md for what each is worth. */
export const newYorkWhistKnowledge: Knowledge<NewYorkWhistState, Move> = {
  plan(level, { seen }) {
    if (level === 1) return { kind: 'thumb', rate: () => 0 }
    if (level === 2) return { kind: 'thumb', rate: takeCheaply }
    if (level === 3) return { kind: 'thumb', rate: playToCount }
    const weights = weightsFor(seen)
    return level === 4 ? { kind: 'thumb', rate: judge(weights) } : searching(weights)
  },
}
