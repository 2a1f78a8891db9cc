import type { Level } from '../../../ports/journal'
import type { Game } from '../../../rules/kit'
import { CALL_KIND, cardOf, COUNT, kindOf, buildsOf, type Move } from '../../../rules/pack/cassino/move'
import type { CassinoView } from '../../../rules/pack/cassino/shape'
import type { CassinoState } from '../../../rules/pack/cassino/state'
import { HIGH_WORDS, isPlaying } from '../../../rules/casino/table'
import { looseHighOf, looseLowOf } from '../../../rules/pack/cassino/lay'
import { count } from '../../../rules/pack/sets'
import type { RoundTable } from '../../win-chances/win-chances'
import { createDealSearchProfile, createScoreWriter, type LookAheadPlan } from '../casino/search-deal'
import type { Rating } from '../move-rating'
import type { Heuristics, LevelProfile, ThinkContext } from '../types'
import { bestCall, notices } from './calls'
import { createRating, type Weights } from './evaluate'
import { createLastDealPlan } from './last-deal'
import { capturedIn, rememberedPiles, createRedeal } from './card-memory'
import { worthOf, worths } from './card-values'

type Plan = LevelProfile<CassinoState, Move>

/** The weights of the players of one Cassino, and its table of win chances. */
export interface CassinoTuning {
  /** Weighs spades, aces and the two casinos; builds when that is safe. */
  readonly careful: Weights
  /** The best weights known. */
  readonly masterly: Weights
  readonly rounds: RoundTable
}

/** Counts cards and nothing else. */
const GREED: Weights = {
  ...{ card: 1, spade: 0, ace: 0, little: 0, big: 0 },
  ...{ own: 0, risk: 0, missed: 0, sweep: 0, last: 0 },
}

/** Iterations of the search, which looks ahead to the end of the deal. */
const ITERATIONS = 25_000
/** Lead in points that counts as halfway from even to certain. */
const SCALE = 6

/**
 * Returns the levels of either Cassino as the rules pages describe them; see docs/strength.md for the strength of each.
 */
export function cassinoLevels(
  game: Game<CassinoState, Move, CassinoView>,
  tuning: CassinoTuning,
): Heuristics<CassinoState, Move> {
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
const seesPairs: Rating<CassinoState, Move> = (_state, _seat, move) => {
  if (move === COUNT || kindOf(move) !== 0) return 0
  const card = cardOf(move)
  const loose = count(looseLowOf(card, move)) + count(looseHighOf(card, move))
  return loose === 1 || buildsOf(move) !== 0 ? 1 : 0
}

/** Returns a rating that prefers the calls that its level notices to all else, and never chooses another call. */
function createCallingRating(level: Level, rate: Rating<CassinoState, Move>): Rating<CassinoState, Move> {
  return (state, seat, move) => {
    if (move === COUNT || kindOf(move) !== CALL_KIND) return rate(state, seat, move)
    return notices(state, seat, level, move) ? rate(state, seat, move) + 1000 : -1000
  }
}

function createSearchProfile(
  game: Game<CassinoState, Move, CassinoView>,
  { masterly, rounds }: CassinoTuning,
  rate: Rating<CassinoState, Move>,
  context: ThinkContext,
): Plan {
  const piles = rememberedPiles(context)
  const lookAheadPlan: LookAheadPlan<CassinoState, Move> = {
    iterations: ITERATIONS,
    scale: SCALE,
    list: game.moves,
    rate,
    scoresOf: createCassinoScores(masterly),
    rounds,
  }
  const plan = createDealSearchProfile(lookAheadPlan, context, {
    ...(piles ? { redeal: createRedeal(context, piles) } : {}),
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
