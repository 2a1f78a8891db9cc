import { createBotProfile } from '../../bot-profile'
import { BUILD, TAKE } from '../../../rules/casino/coloured'
import { HIGH_WORDS } from '../../../rules/casino/table'
import { colorCasino } from '../../../rules/lion-coffee/color-casino'
import { kindOf, namedOf, playedCard, type Move } from '../../../rules/lion-coffee/color-casino/move'
import { PACK, type ColorState } from '../../../rules/lion-coffee/color-casino/state'
import { COLOUR, NUMBER, count, inColour, lowestBit } from '../../../rules/lion-coffee/cards'
import { ROUND_TABLES } from '../../win-chances/round-tables'
import { createLastDealPlan } from '../casino/last-deal'
import { createDealSearchProfile, createLevels, createScoreWriter, type LookAheadPlan } from '../casino/search-deal'
import { createRating, type Weights, worths } from './evaluate'
import { usefulMoves } from './useful-moves'
import type { Rating } from '../move-rating'

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

/** Writes the totals plus what sweeps and piles of a round that is not counted yet will bring. */
const scoresOf = createScoreWriter<ColorState>(({ sweeps, piles }, seat) => {
  return sweeps[seat]! + (setWorth(piles[seat]!, 0) + setWorth(piles[HIGH_WORDS + seat]!, 2))
})

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
  scoresOf,
  rounds: ROUND_TABLES['color-casino'],
}

const ENDGAME = createLastDealPlan(
  colorCasino,
  PACK,
  (move) => (kindOf(move) === TAKE ? count(namedOf(move)) : 0),
  (lower) => 1 + lower,
)

/** Levels of Color Casino as the rules page describes them; see docs/strength.md for the strength of each. */
const knowledge = createLevels([addsPairs, takesMost, careful, masterly], (context) => ({
  ...createDealSearchProfile(LOOK_AHEAD_PLAN, context),
  endgame: ENDGAME,
}))

export const colorCasinoBot = createBotProfile(colorCasino, { knowledge })
