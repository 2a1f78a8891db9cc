import { createBotProfile } from '../../bot-profile'
import { BUILD, TAKE, TRAIL } from '../../../rules/casino/coloured'
import { HIGH_WORDS, type Seat, countCards, type GameView } from '../../../rules/kit'
import { count, CHEATER, type Card } from '../../../rules/forty-nine-outfit/cards'
import { chicagoCasino } from '../../../rules/forty-nine-outfit/chicago-casino'
import {
  colourOfPieces,
  kindOf,
  namedOf,
  ridersOf,
  type Move,
  packMove,
} from '../../../rules/forty-nine-outfit/chicago-casino/move'
import {
  inColour,
  ALL_DRONES,
  COLOUR,
  DRONE,
  PLACE,
  ridersIn,
} from '../../../rules/forty-nine-outfit/chicago-casino/colour-sets'
import { PACK, type ChicagoState } from '../../../rules/forty-nine-outfit/chicago-casino/state'
import { createLastDealPlan } from '../casino/last-deal'
import { createDealSearchProfile, createLevels, createScoreWriter, type LookAheadPlan } from '../casino/search-deal'
import { createRating, HAND, type Weights, POINTS } from './evaluate'
import type { LevelProfile, ThinkContext } from '../types'
import { isPlaying } from '../../../rules/casino/table'
import type { ChicagoOptions, ChicagoView } from '../../../rules/forty-nine-outfit/chicago-casino/shape'
import type { Rating } from '../move-rating'
import { highestKeptPlace } from '../../../rules/forty-nine-outfit/chicago-casino/choices'
import { COLOUR_COUNT } from '../../../rules/forty-nine-outfit/colours'

/** Gives little weight to what a trail or a build gives away. */
const CAREFUL: Weights = { own: 0, risk: 0.15, keep: 0, cheater: 2, last: 0 }

/** First guesses; twenty steps of hill climbing found nothing better (docs/strength.md). */
const MASTERLY: Weights = { own: 0.6, risk: 0.9, keep: 0.2, cheater: 3, last: 0.8 }

/** Points for each card, for its share of the points for most cards. */
const CARD = 0.15

const careful = createRating(CAREFUL)
const masterly = createRating(MASTERLY)

/** Takes if it can. */
const takesAny: Rating<ChicagoState> = (_state, _seat, move) => (kindOf(move) === TAKE ? 1 : 0)

/** Weighs the points and the number of the cards it takes; ignores the card it takes with, and sees no dangers. */
const likesPoints: Rating<ChicagoState> = (state, _seat, move) => {
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
  let sum = CARD * countCards(state.piles, seat)
  for (let rest = state.piles[seat]!; rest !== 0; rest &= rest - 1) sum += POINTS[31 - Math.clz32(rest & -rest)]!
  for (let rest = state.piles[HIGH_WORDS + seat]!; rest !== 0; rest &= rest - 1) {
    sum += POINTS[28 + 31 - Math.clz32(rest & -rest)]!
  }
  return sum
}

/** Lead in points that counts as halfway from even to certain. */
const SCALE = 12

/** Share of the reward that still depends on points where the look-ahead reaches the end of the game. */
const POINT_SHARE = 0.2

const LOOK_AHEAD_PLAN: LookAheadPlan<ChicagoState> = {
  iterations: 52_000,
  scale: SCALE,
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

/**
 * Returns the search of level 5: to the end of the deal for points; in a game of one round, once at most two more deals
 * follow, to the end of the round to win, with half as many tries of twice the length.
 */
function createSearchProfile(context: ThinkContext): LevelProfile<ChicagoState> {
  const { seats, options, state } = context.seen as GameView<ChicagoView, ChicagoOptions>
  const { stock } = state
  const left = typeof stock === 'number' ? stock : stock.length
  if (options.target > 0 || left > 2 * HAND * seats) return createDealSearchProfile(LOOK_AHEAD_PLAN, context)
  return createDealSearchProfile({ ...LOOK_AHEAD_PLAN, iterations: LOOK_AHEAD_PLAN.iterations / 2 }, context, {
    reward: { pointShare: POINT_SHARE, scale: SCALE },
    stops: (table) => !isPlaying(table),
  })
}

/** Levels of Chicago-Casino as the rules page describes them; see docs/strength.md for the strength of each. */
const knowledge = createLevels([takesAny, likesPoints, careful, masterly], (context) => ({
  ...createSearchProfile(context),
  endgame: ENDGAME,
}))

export const chicagoCasinoBot = createBotProfile(chicagoCasino, { knowledge })

/**
 * Lists what is ever worth doing with each card, and returns the count: trail, take all that it can with all riders,
 * build on everything that the card kept back beats. Every subset of pieces is a legal move of its own; a search has no
 * time for them. Allocates nothing.
 */
function usefulMoves(state: ChicagoState, seat: Seat, into: Move[]): number {
  let size = 0
  for (let low = state.hands[seat]!; low !== 0; low &= low - 1) {
    size = movesOf(state, seat, 31 - Math.clz32(low & -low), into, size)
  }
  for (let high = state.hands[HIGH_WORDS + seat]!; high !== 0; high &= high - 1) {
    size = movesOf(state, seat, 28 + 31 - Math.clz32(high & -high), into, size)
  }
  return size
}

function movesOf(state: ChicagoState, seat: Seat, card: Card, into: Move[], from: number): number {
  let size = from
  into[size++] = packMove(card, TRAIL, 0, 0, 0)
  const riders = ridersIn(state.looseLow, state.looseHigh)
  if (card === CHEATER) return cheaterTakings(state, riders & ALL_DRONES, into, size)
  const colour = COLOUR[card]!
  const below = (1 << PLACE[card]!) - 1
  const loose = inColour(state.looseLow, state.looseHigh, colour)
  const tops = inColour(state.topsLow, state.topsHigh, colour)
  const takable = (loose | tops) & below
  if (takable !== 0) into[size++] = packMove(card, TAKE, colour, takable, riders)
  const kept = highestKeptPlace(state, seat, colour, PLACE[card]!)
  if (kept <= PLACE[card]!) return size
  const covered = loose & ((1 << kept) - 1)
  if (covered !== 0) into[size++] = packMove(card, BUILD, colour, covered, 0)
  for (let raised = tops & below; raised !== 0; raised &= raised - 1) {
    into[size++] = packMove(card, BUILD, colour, covered | (raised & -raised), 0)
  }
  return size
}

/** Lists the Cheater's captures: all of one colour with all drones, or the drones alone. */
function cheaterTakings(state: ChicagoState, drones: number, into: Move[], from: number): number {
  let size = from
  if (drones !== 0) into[size++] = packMove(CHEATER, TAKE, 0, 0, drones)
  for (let colour = 0; colour < COLOUR_COUNT; colour++) {
    const loose = inColour(state.looseLow, state.looseHigh, colour) & ~DRONE
    const pieces = loose | inColour(state.topsLow, state.topsHigh, colour)
    if (pieces !== 0) into[size++] = packMove(CHEATER, TAKE, colour, pieces, drones)
  }
  return size
}
