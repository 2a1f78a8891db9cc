import { createBotProfile } from '../../bot-profile'
import { isPlaying } from '../../../rules/casino/table'
import type { Seat } from '../../../rules/kit'
import { count, HIGH_BITS, LOW_BITS } from '../../../rules/forty-nine-outfit/cards'
import { chicagoCasino } from '../../../rules/forty-nine-outfit/chicago-casino'
import { BUILD, kindOf, namedOf, ridersOf, TAKE, type Move } from '../../../rules/forty-nine-outfit/chicago-casino/move'
import { colourOfPieces } from '../../../rules/forty-nine-outfit/chicago-casino/move'
import { inColour } from '../../../rules/forty-nine-outfit/chicago-casino/colour-sets'
import type { ChicagoState } from '../../../rules/forty-nine-outfit/chicago-casino/state'
import { countCards, HIGH_WORDS } from '../../../rules/forty-nine-outfit/hands'
import { createLastDealPlan } from '../casino/last-deal'
import { createDealSearchProfile, type LookAheadPlan } from '../casino/search-deal'
import { createRating, type Weights, POINTS } from './evaluate'
import { usefulMoves } from './useful-moves'
import type { Rating } from '../move-rating'
import type { Heuristics } from '../types'

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

/** Writes the totals plus what the piles of a round that is not counted yet will bring. */
function scoresOf(state: ChicagoState, into: Float64Array): void {
  for (let seat = 0; seat < state.seats; seat++) into[seat] = state.totals[seat]!
  if (!isPlaying(state)) return
  for (let seat = 0; seat < state.seats; seat++) into[seat]! += pileWorth(state, seat)
}

function pileWorth(state: ChicagoState, seat: Seat): number {
  let sum = CARD * countCards(state.piles, seat)
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
  horizon: 'deal',
  isRoundUnderWay: isPlaying,
  scoresOf,
}

const ENDGAME = createLastDealPlan(chicagoCasino, {
  buildAt({ topsLow, topsHigh, builds }, top) {
    return ((topsLow & LOW_BITS[top]!) | (topsHigh & HIGH_BITS[top]!)) === 0 ? 0 : builds[top]!
  },
  captureCount: (move) => (kindOf(move) === TAKE ? count(namedOf(move)) + count(ridersOf(move)) : 0),
})

/** Levels of Chicago-Casino as the rules page describes them; see docs/strength.md for the strength of each. */
const chicagoCasinoKnowledge: Heuristics<ChicagoState, Move> = {
  plan(level, context) {
    if (level === 1) return { kind: 'thumb', rate: takesAny }
    if (level === 2) return { kind: 'thumb', rate: likesPoints }
    if (level === 3) return { kind: 'thumb', rate: careful }
    return level === 4
      ? { kind: 'thumb', rate: masterly }
      : { ...createDealSearchProfile(LOOK_AHEAD_PLAN, context), endgame: ENDGAME }
  },
}

export const chicagoCasinoBot = createBotProfile(chicagoCasino, { knowledge: chicagoCasinoKnowledge })
