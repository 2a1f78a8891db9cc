import { pittsburghDraw } from '../../../rules/forty-nine-outfit/pittsburgh-draw'
import { createBotProfile } from '../../bot-profile'
import { type Move, type PittsburghState, MOVES } from '../../../rules/forty-nine-outfit/pittsburgh-draw/state'
import type { Level } from '../../../ports/journal'
import type { Heuristics, LevelProfile } from '../types'
import { keepsAnyPair, keepsLargest } from './exchange-rules'
import { createSeededRng, type Seat } from '../../../rules/kit'
import type { Card } from '../../../rules/forty-nine-outfit/cards'
import { HAND_SIZE } from '../../../rules/forty-nine-outfit/ranking'
import { BINS, valueOfBin } from './hand-classes'
import { exactMean, exchangeOf, sampledMean, waysOf, type Exchange } from './exchange'
import { inChances, inPoints, worthOfHands, type DealWorth } from './deal-values'

type Rating = (state: PittsburghState, seat: Seat, move: Move) => number

/** Number of draws in the first pass: an exchange with no more draws is enumerated, others are sampled with as many. */
const FIRST_PASS_DRAWS = 1000

/** Number of best-looking exchanges in the second pass, and its number of draws, enumerated or sampled as before. */
const SECOND_PASS_EXCHANGES = 4

const SECOND_PASS_DRAWS = 15_000

const RATES = {
  1: byHabit(keepsAnyPair),
  2: byHabit(keepsLargest),
  3: byOwnHand(),
  // By the points that the deal brings on average, against the hands that are likely at this table.
  4: against((_state, seat) => inPoints(seat)),
  // By the chance to win the game.
  5: against(inChances),
} satisfies Record<Level, unknown>

/**
 * Levels of Pittsburgh Draw as the rules page describes them. There is nothing to search: a seat acts once a deal, and
 * the odds of every exchange can be computed.
 */
export const pittsburghKnowledge: Heuristics<PittsburghState> = {
  plan: (level): LevelProfile<PittsburghState> => ({ kind: 'thumb', rate: RATES[level] }),
}

export const pittsburghDrawBot = createBotProfile(pittsburghDraw, { knowledge: pittsburghKnowledge })

/** Returns a rating that computes all exchanges of a hand together, once for each position as its seat sees it. */
function rating(work: (state: PittsburghState, seat: Seat, hand: readonly Card[]) => Float64Array): Rating {
  let known = ''
  let ratings: Float64Array = new Float64Array(MOVES)
  return (state, seat, move) => {
    const hand = handOf(state, seat)
    const { seats, packSize, target, discardCounts, scores } = state
    const position = [
      seat,
      seats,
      packSize,
      target,
      hand,
      discardCounts.subarray(0, seats),
      scores.subarray(0, seats),
    ].join(' ')
    if (position !== known) {
      ratings = work(state, seat, hand)
      known = position
    }
    return ratings[move]!
  }
}

/** Rates the exchange that a habit makes above all others, which are equal. */
function byHabit(habit: (hand: ArrayLike<Card>, from: number) => Move): Rating {
  return (state, seat, move) => (habit(state.hands, HAND_SIZE * seat) === move ? 1 : 0)
}

/** Rates by the points that the hand is worth on average after an exchange, regardless of who wins. */
function byOwnHand(): Rating {
  const values = Float64Array.from({ length: BINS }, (_, bin) => valueOfBin(bin))
  return rating((state, _seat, hand) => valueOfExchanges(hand, unseenBy(state, hand), values))
}

function against(worth: (state: PittsburghState, seat: Seat) => DealWorth): Rating {
  return rating((state, seat, hand) => {
    const unseen = unseenBy(state, hand)
    return valueOfExchanges(hand, unseen, worthOfHands(state, seat, unseen, worth(state, seat)))
  })
}

/** Returns what each exchange of a hand is worth on average. */
function valueOfExchanges(hand: readonly Card[], unseen: readonly Card[], worths: Float64Array): Float64Array {
  const rng = createSeededRng('draws of Pittsburgh Draw')
  const exchanges = Array.from({ length: MOVES }, (_, move) => exchangeOf(hand, unseen, move))
  const mean = (exchange: Exchange, most: number): number =>
    waysOf(exchange) <= most ? exactMean(exchange, worths) : sampledMean(exchange, worths, most, rng)
  const ratings = Float64Array.from(exchanges, (exchange) => mean(exchange, FIRST_PASS_DRAWS))
  const order = exchanges.map((_, move) => move).sort((a, b) => ratings[b]! - ratings[a]!)
  for (const move of order.slice(0, SECOND_PASS_EXCHANGES)) {
    if (waysOf(exchanges[move]!) > FIRST_PASS_DRAWS) ratings[move] = mean(exchanges[move]!, SECOND_PASS_DRAWS)
  }
  return ratings
}

function handOf(state: PittsburghState, seat: Seat): Card[] {
  return Array.from(state.hands.subarray(HAND_SIZE * seat, HAND_SIZE * seat + HAND_SIZE))
}

/** Returns the cards unseen by a seat that is to move: it has thrown nothing away and has seen its own hand only. */
function unseenBy(state: PittsburghState, hand: readonly Card[]): Card[] {
  return Array.from({ length: state.packSize }, (_, card) => card).filter((card) => !hand.includes(card))
}
