import { createBotProfile } from '../../bot-profile'
import { BUILD, TAKE } from '../../../rules/casino/coloured'
import { HIGH_WORDS, sizeOf } from '../../../rules/casino/table'
import type { Seat } from '../../../rules/kit'
import { count } from '../../../rules/forty-nine-outfit/cards'
import { chicagoCasino } from '../../../rules/forty-nine-outfit/chicago-casino'
import {
  colourOfPieces,
  kindOf,
  namedOf,
  ridersOf,
  type Move,
} from '../../../rules/forty-nine-outfit/chicago-casino/move'
import { inColour } from '../../../rules/forty-nine-outfit/chicago-casino/colour-sets'
import { PACK, type ChicagoState } from '../../../rules/forty-nine-outfit/chicago-casino/state'
import { createLastDealPlan } from '../casino/last-deal'
import { createDealSearchProfile, createLevels, createScoreWriter, type LookAheadPlan } from '../casino/search-deal'
import { createRating, type Weights, POINTS } from './evaluate'
import { usefulMoves } from './useful-moves'
import type { Rating } from '../move-rating'

/** Gives little weight to what a trail or a build gives away. */
const CAREFUL: Weights = { card: 0.15, own: 0, risk: 0.15, keep: 0, cheater: 2, last: 0 }

/** First guesses; twenty steps of hill climbing found nothing better (docs/strength.md). */
const MASTERLY: Weights = { card: 0.15, own: 0.6, risk: 0.9, keep: 0.2, cheater: 3, last: 0.8 }

/** Points for each card, for its share of the points for most cards. */
const CARD = 0.15

const careful = createRating(CAREFUL)
const masterly = createRating(MASTERLY)

/** Takes if it can. */
const takesAny: Rating<ChicagoState, Move> = (_state, _seat, move) => (kindOf(move) === TAKE ? 1 : 0)

/** Weighs the points and the number of the cards it takes; ignores the card it takes with, and sees no dangers. */
const likesPoints: Rating<ChicagoState, Move> = (state, _seat, move) => {
  if (kindOf(move) !== TAKE) return kindOf(move) === BUILD ? -0.5 : 0
  let points = CARD
  const tops = inColour(state.topsLow, state.topsHigh, colourOfPieces(move))
  for (let rest = namedOf(move); rest !== 0; rest &= rest - 1) {
    const top = 7 * colourOfPieces(move) + 31 - Math.clz32(rest & -rest)
    points += POINTS[top]! + CARD + (rest & -rest & tops ? 1 : 0)
  }
  for (let rest = ridersOf(move); rest !== 0; rest &= rest - 1) points += 0.5
  return points
}

function pileWorth(state: ChicagoState, seat: Seat): number {
  let sum = CARD * sizeOf(state.piles, seat)
  for (let rest = state.piles[seat]!; rest !== 0; rest &= rest - 1) sum += POINTS[31 - Math.clz32(rest & -rest)]!
  for (let rest = state.piles[HIGH_WORDS + seat]!; rest !== 0; rest &= rest - 1) {
    sum += POINTS[28 + 31 - Math.clz32(rest & -rest)]!
  }
  return sum
}

const LOOK_AHEAD_PLAN: LookAheadPlan<ChicagoState, Move> = {
  iterations: 52_000,
  scale: 12,
  list: usefulMoves,
  rate: masterly,
  scoresOf: createScoreWriter(pileWorth),
}

const ENDGAME = createLastDealPlan(
  chicagoCasino,
  PACK,
  (move) => (kindOf(move) === TAKE ? count(namedOf(move)) + count(ridersOf(move)) : 0),
  (cards) => cards,
)

/** Levels of Chicago-Casino as the rules page describes them; see docs/strength.md for the strength of each. */
const knowledge = createLevels([takesAny, likesPoints, careful, masterly], (context) => ({
  ...createDealSearchProfile(LOOK_AHEAD_PLAN, context),
  endgame: ENDGAME,
}))

export const chicagoCasinoBot = createBotProfile(chicagoCasino, { knowledge })
