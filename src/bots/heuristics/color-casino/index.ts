import { createBotProfile } from '../../bot-profile'
import { isPlaying } from '../../../rules/casino/table'
import { colorCasino } from '../../../rules/lion-coffee/color-casino'
import { BUILD, kindOf, namedOf, playedCard, TAKE, type Move } from '../../../rules/lion-coffee/color-casino/move'
import { HIGH_WORDS, sideCount, type ColorState } from '../../../rules/lion-coffee/color-casino/state'
import { COLOUR, NUMBER, count, HIGH_BITS, inColour, LOW_BITS, lowestBit } from '../../../rules/lion-coffee/cards'
import { ROUND_TABLES } from '../../win-chances/round-tables'
import { createLastDealPlan } from '../casino/last-deal'
import { createDealSearchProfile, type LookAheadPlan } from '../casino/search-deal'
import { createRating, type Weights, worths } from './evaluate'
import { usefulMoves } from './useful-moves'
import type { Rating } from '../move-rating'
import type { Heuristics } from '../types'

/** Knows the worth of each card and of a sweep, but ignores what a trail opens. */
const CAREFUL: Weights = { card: 0.14, red: 0.15, tenRed: 2, twoBlack: 1, own: 0, risk: 0, sweep: 1, last: 0 }

/** First guesses that proved good enough (docs/strength.md). */
const MASTERLY: Weights = { card: 0.14, red: 0.15, tenRed: 2, twoBlack: 1, own: 0.5, risk: 1, sweep: 1, last: 0.8 }

const careful = createRating(CAREFUL)
const masterly = createRating(MASTERLY)
const worth = worths(MASTERLY)

/** Plays like a child that adds but does not subtract: takes two loose cards whose sum is its card. */
const addsPairs: Rating<ColorState, Move> = (state, _seat, move) => {
  const named = namedOf(move)
  if (kindOf(move) !== TAKE || count(named) !== 2) return 0
  const builds = inColour(state.topsLow, state.topsHigh, COLOUR[playedCard(move)]!)
  const sum = lowestBit(named) + lowestBit(named & (named - 1))
  return (named & builds) === 0 && sum === NUMBER[playedCard(move)] ? 1 : 0
}

/** The highest number from which level 2 subtracts. */
const SUBTRACTS_FROM = 9

/** Takes as many pieces as it can, and makes no builds; adds well, but does not subtract from ten and eleven. */
const takesMost: Rating<ColorState, Move> = (_state, _seat, move) => {
  if (kindOf(move) !== TAKE) return kindOf(move) === BUILD ? -1 : 0
  const named = namedOf(move)
  const highest = 31 - Math.clz32(named)
  return highest < NUMBER[playedCard(move)]! || highest <= SUBTRACTS_FROM ? count(named) : 0
}

/** Writes the totals plus what the piles of a round that is not counted yet will bring. */
function scoresOf(state: ColorState, into: Float64Array): void {
  const sides = sideCount(state)
  for (let seat = 0; seat < state.seats; seat++) into[seat] = state.totals[seat]!
  if (!isPlaying(state)) return
  for (let seat = 0; seat < state.seats; seat++) {
    const points = state.sweeps[seat]! + pileWorth(state.piles[seat]!, state.piles[HIGH_WORDS + seat]!)
    for (let partner = seat % sides; partner < state.seats; partner += sides) into[partner]! += points
  }
}

function pileWorth(low: number, high: number): number {
  return setWorth(low, 0) + setWorth(high, 2)
}

/** Returns the worth of one word of a set, which has two colours of twelve bits each, with bit n for number n. */
function setWorth(word: number, colour: number): number {
  let sum = 0
  for (let rest = word; rest !== 0; rest &= rest - 1) {
    const bit = 31 - Math.clz32(rest & -rest)
    sum += worth[11 * (colour + (bit >= 12 ? 1 : 0)) + (bit % 12) - 1]!
  }
  return sum
}

const LOOK_AHEAD_PLAN: LookAheadPlan<ColorState, Move> = {
  iterations: 23_000,
  scale: 5,
  list: usefulMoves,
  rate: masterly,
  horizon: 'deal',
  isRoundUnderWay: isPlaying,
  scoresOf,
  rounds: ROUND_TABLES['color-casino'],
}

const ENDGAME = createLastDealPlan(colorCasino, {
  buildAt({ topsLow, topsHigh, lowers }, top) {
    return ((topsLow & LOW_BITS[top]!) | (topsHigh & HIGH_BITS[top]!)) === 0 ? 0 : 1 + lowers[top]!
  },
  swept: ({ sweeps }) => (sweeps[0]! << 8) | sweeps[1]!,
  captureCount: (move) => (kindOf(move) === TAKE ? count(namedOf(move)) : 0),
})

/** Levels of Color Casino as the rules page describes them; see docs/strength.md for the strength of each. */
const colorCasinoKnowledge: Heuristics<ColorState, Move> = {
  plan(level, context) {
    if (level === 1) return { kind: 'thumb', rate: addsPairs }
    if (level === 2) return { kind: 'thumb', rate: takesMost }
    if (level === 3) return { kind: 'thumb', rate: careful }
    return level === 4
      ? { kind: 'thumb', rate: masterly }
      : {
          ...createDealSearchProfile(LOOK_AHEAD_PLAN, context, { sideOf: (state, seat) => seat % sideCount(state) }),
          endgame: ENDGAME,
        }
  },
}

export const colorCasinoBot = createBotProfile(colorCasino, { knowledge: colorCasinoKnowledge })
