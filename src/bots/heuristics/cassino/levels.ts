import { createBotProfile } from '../../bot-profile'
import { cassino21 } from '../../../rules/pack/cassino-21'
import roundTables from '../../win-chances/round-tables.json'
import type { Level } from '../../../ports/journal'
import {
  count,
  members,
  HIGH_WORDS,
  type Game,
  BRIDGE_CARDS,
  createSeededRng,
  rankOf,
  SPADES,
  suitOf,
  type Seat,
} from '../../../rules/kit'
import { CALL_KIND, cardOf, COUNT, kindOf, buildsOf, type Move } from '../../../rules/pack/cassino/move'
import type { CassinoView } from '../../../rules/pack/cassino/shape'
import type { CassinoState } from '../../../rules/pack/cassino/state'
import { isPlaying } from '../../../rules/casino/table'
import { looseHighOf, looseLowOf } from '../../../rules/pack/cassino/lay'
import type { RoundTable } from '../../win-chances/win-chances'
import { createDealSearchProfile, createScoreWriter, type LookAheadPlan } from '../casino/search-deal'
import type { Rating } from '../move-rating'
import type { Heuristics, LevelProfile, ThinkContext, EndgamePlan } from '../types'
import { createRating, type Weights } from './evaluate'
import { capturedIn, rememberedPiles, createRedeal, type Piles } from './card-memory'
import { worthOf, worths } from './card-values'
import { createInferringRedeal } from './hand-inference'
import { MAX_VALUE } from '../../../rules/pack/cassino/values'
import { RulesGame } from '../../endgame/rules-game'
import { CODE_MASK, createOpenRules, MAX_POSITIONS } from '../casino/last-deal'
import { cassino25 } from '../../../rules/pack/cassino-25'

/** Percentage of cases in which a level notices that something was missed. */
const NOTICES: Readonly<Record<Level, number>> = { 1: 4, 2: 20, 3: 30, 4: 95, 5: 100 }

/** Percentage of cases in which it notices a missed card of the same rank, or a missed build. */
const NOTICES_PAIRS: Readonly<Record<Level, number>> = { 1: 6, 2: 30, 3: 85, 4: 98, 5: 100 }

const list: Move[] = []

/** Promise of a call, above that of every capture: a missed capture is called at once. */
const CALLED_FIRST = 100

const RULES = createOpenRules<CassinoState>({
  priority(_state, _seat, move) {
    if (move === COUNT || (kindOf(move) !== 0 && kindOf(move) !== CALL_KIND)) return 0
    const card = cardOf(move)
    const called = kindOf(move) === CALL_KIND ? CALLED_FIRST : 0
    return called + count(looseLowOf(card, move)) + count(looseHighOf(card, move)) + 2 * buildsOf(move)
  },
  code: (move) => (move ^ Math.floor(move / 2 ** 40)) & CODE_MASK,
  mixBuilds(state, mixer) {
    for (let value = 1; value <= MAX_VALUE; value++) {
      if (state.buildGroups[value] === 0) continue
      mixer.add((value << 16) | (state.buildGroups[value]! << 8) | state.buildBy[value]!)
      mixer.add(state.buildLow[value]!)
      mixer.add(state.buildHigh[value]!)
    }
  },
  mixRest({ phase, windowSeat, windowCard, sweeps }, mixer) {
    mixer.add((phase << 12) | ((windowSeat + 1) << 8) | windowCard)
    mixer.add(((sweeps[0]! + sweeps[1]!) << 8) | sweeps[1]!)
  },
})

type Plan = LevelProfile<CassinoState>

/** The weights of the players of one Cassino, and its table of win chances. */
interface CassinoTuning {
  /** Weighs spades, aces and the two casinos; builds when that is safe. */
  readonly careful: Weights
  /** The best weights known. */
  readonly masterly: Weights
  readonly rounds: RoundTable
}

/** Counts cards and nothing else. */
const GREED: Weights = {
  card: 1,
  spade: 0,
  ace: 0,
  little: 0,
  big: 0,
  own: 0,
  risk: 0,
  missed: 0,
  sweep: 0,
  last: 0,
}

/** Iterations of the search, which looks ahead to the end of the deal. */
const ITERATIONS = 25_000
/** Lead in points that counts as halfway from even to certain. */
const SCALE = 6

/**
 * Returns the levels of either Cassino as the rules pages describe them; see docs/strength.md for the strength of each.
 */
function cassinoLevels(game: Game<CassinoState, CassinoView>, tuning: CassinoTuning): Heuristics<CassinoState> {
  const greed = createRating(GREED)
  const careful = createRating(tuning.careful)
  return {
    plan(level, context) {
      const thumb = [seesPairs, greed, careful][level - 1]
      if (thumb) return { kind: 'thumb', rate: createCallingRating(level, thumb) }
      const piles = rememberedPiles(context)
      const rate = createRating(tuning.masterly, piles ? capturedIn(piles) : undefined)
      if (level === 4) return { kind: 'thumb', rate: createCallingRating(4, rate) }
      return createSearchProfile(game, tuning, rate, context)
    },
    moveOutOfTurn: (state, seat, level) => bestCall(state, seat, level),
  }
}

/** Takes a single loose card, or a build; otherwise plays anything. */
const seesPairs: Rating<CassinoState> = (_state, _seat, move) => {
  if (move === COUNT || kindOf(move) !== 0) return 0
  const card = cardOf(move)
  const loose = count(looseLowOf(card, move)) + count(looseHighOf(card, move))
  return loose === 1 || buildsOf(move) !== 0 ? 1 : 0
}

/** Returns a rating that prefers the calls that its level notices to all else, and never chooses another call. */
function createCallingRating(level: Level, rate: Rating<CassinoState>): Rating<CassinoState> {
  return (state, seat, move) => {
    if (move === COUNT || kindOf(move) !== CALL_KIND) return rate(state, seat, move)
    return notices(state, seat, level, move) ? rate(state, seat, move) + 1000 : -1000
  }
}

function createSearchProfile(
  game: Game<CassinoState, CassinoView>,
  { masterly, rounds }: CassinoTuning,
  rate: Rating<CassinoState>,
  context: ThinkContext,
): Plan {
  const piles = rememberedPiles(context)
  const lookAheadPlan: LookAheadPlan<CassinoState> = {
    iterations: ITERATIONS,
    scale: SCALE,
    list: game.moves,
    rate,
    scoresOf: createCassinoScores(masterly),
    rounds,
  }
  const plan = createDealSearchProfile(lookAheadPlan, context, {
    ...(piles ? { redeal: createInferringRedeal(game, createRedeal(context, piles), rate, context.recall) } : {}),
  })
  const obviousMove = (state: CassinoState, seat: number) => bestCall(state, seat, 5)
  return piles ? { ...plan, obviousMove, endgame: createLastDealPlan(game, context, piles) } : { ...plan, obviousMove }
}

/** Returns a function that writes the totals plus what the piles of a round that is not counted yet will bring. */
function createCassinoScores(weights: Weights): (state: CassinoState, into: Float64Array) => void {
  const worth = worths(weights)
  const write = createScoreWriter<CassinoState>(({ piles }, seat) => {
    return worthOf(worth, piles[seat]!, piles[HIGH_WORDS + seat]!)
  })
  return (state, into) => {
    write(state, into)
    if (!isPlaying(state)) return
    const { seats, sides, sweeps } = state
    for (let seat = 0; seat < seats; seat++) {
      for (let i = 0; i < sweeps[seat]!; i++) {
        for (let partner = seat % sides; partner < seats; partner += sides) into[partner]!++
      }
    }
  }
}

/**
 * Returns the plan that solves the last deal of a round for two: no stock is left, so a seat that remembers the piles
 * knows what the other holds. Where missed captures may be called, the opponent is assumed to notice all of them; one
 * that notices fewer only gives more away.
 */
function createLastDealPlan(
  game: Game<CassinoState, CassinoView>,
  context: ThinkContext,
  piles: Piles,
): EndgamePlan<CassinoState> {
  const redeal = createRedeal(context, piles)
  return {
    maxPositions: MAX_POSITIONS,
    openGameOf(state, seat) {
      if (state.seats !== 2 || !isPlaying(state) || state.top !== BRIDGE_CARDS) return null
      const known = game.clone(state)
      // All hidden cards are the other seat's: there is only one way to deal them.
      if (!redeal(known, seat, createSeededRng('one way'))) return null
      return new RulesGame(game, RULES, known)
    },
  }
}

/** Whether a seat of a level notices that these pieces can be called. It notices the same play always or never. */
function notices(state: CassinoState, seat: Seat, level: Level, move: Move): boolean {
  const often = isPlain(move) ? NOTICES_PAIRS[level] : NOTICES[level]
  return pseudoRandomPercent(state, seat) < often
}

/** Whether a build, or a card of the same rank, is among the pieces. */
function isPlain(move: Move): boolean {
  const card = cardOf(move)
  const loose = members(looseLowOf(card, move), looseHighOf(card, move))
  return buildsOf(move) !== 0 || loose.some((piece) => rankOf(piece) === rankOf(card))
}

/** Returns a number below 100 that differs from play to play as if random, but is determined by what lies open. */
function pseudoRandomPercent(state: CassinoState, seat: Seat): number {
  let mix = Math.imul(state.looseLow ^ (state.looseHigh << 3), 0x9e3779b1) + state.windowCard * 2654435 + seat * 40503
  mix = Math.imul(mix ^ (mix >>> 15), 0x85ebca6b)
  mix = Math.imul(mix ^ (mix >>> 13), 0xc2b2ae35)
  return ((mix ^ (mix >>> 16)) >>> 0) % 100
}

/** Returns the call that a seat of a level makes, or null: of those that it notices, the one that is worth most. */
function bestCall(state: CassinoState, seat: Seat, level: Level): Move | null {
  if ((cassino25.optionalSeats(state) | cassino25.requiredSeats(state)) === 0 || state.windowSeat < 0) return null
  const count = cassino25.moves(state, seat, list)
  let best: Move | null = null
  let most = 0
  for (let i = 0; i < count; i++) {
    const move = list[i]!
    if (kindOf(move) !== CALL_KIND || !notices(state, seat, level, move)) continue
    const worth = plainWorth(state, move)
    if (worth <= most) continue
    most = worth
    best = move
  }
  return best
}

/** Returns the rough worth of a call: ten for a card, more for one that scores. */
function plainWorth(state: CassinoState, move: Move): number {
  const card = cardOf(move)
  const cards = members(looseLowOf(card, move), looseHighOf(card, move))
  const value = rankOf(card) + 1
  if (buildsOf(move)) cards.push(...members(state.buildLow[value]!, state.buildHigh[value]!))
  return cards.reduce((sum, piece) => sum + 10 + (suitOf(piece) === SPADES ? 10 : 0) + (piece < 4 ? 60 : 0), 0)
}

/** Cassino to 11 or 21 points: sweeps count, there are no calls, and four seats play as partners. */
const cassino21Knowledge = cassinoLevels(cassino21, {
  careful: { card: 0.11, spade: 0.14, ace: 1, little: 1, big: 2, own: 0.4, risk: 0.4, missed: 0, sweep: 1, last: 0 },
  masterly: { card: 0.11, spade: 0.14, ace: 1, little: 1, big: 2, own: 0.5, risk: 0.8, missed: 0, sweep: 1, last: 0.8 },
  rounds: roundTables['cassino-21'],
})

export const cassino21Bot = createBotProfile(cassino21, { knowledge: cassino21Knowledge })

/** Cassino to 25 points: no sweeps, but a missed capture may be called. */
const cassino25Knowledge = cassinoLevels(cassino25, {
  careful: { card: 0.11, spade: 0.14, ace: 1, little: 1, big: 2, own: 0.4, risk: 0.4, missed: 0.5, sweep: 0, last: 0 },
  masterly: {
    card: 0.11,
    spade: 0.14,
    ace: 1,
    little: 1,
    big: 2,
    own: 0.5,
    risk: 0.8,
    missed: 0.8,
    sweep: 0,
    last: 0.8,
  },
  rounds: roundTables['cassino-25'],
})

export const cassino25Bot = createBotProfile(cassino25, { knowledge: cassino25Knowledge })
