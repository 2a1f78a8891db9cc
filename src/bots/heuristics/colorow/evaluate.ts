import type { Seat } from '../../../rules/kit'
import { firstMember, HIGH_BITS, LOW_BITS } from '../../../rules/forty-nine-outfit/cards'
import { SQUARES, type Square } from '../../../rules/forty-nine-outfit/board'
import { COLOUR_COUNT, colourIndex } from '../../../rules/forty-nine-outfit/colours'
import type { Move } from '../../../rules/forty-nine-outfit/colorow/moves'
import { HIGH_COLOURS, type ColorowState } from '../../../rules/forty-nine-outfit/colorow/state'
import {
  countOnLine,
  MIN_ROW_SIZE,
  MAX_STRAIGHTS_PER_SQUARE,
  STRAIGHT_COUNT_AT,
  STRAIGHT_HIGH,
  STRAIGHT_LOW,
  STRAIGHTS_AT,
} from '../../../rules/forty-nine-outfit/lines'
import { placedCard, placeOf } from '../../../rules/forty-nine-outfit/placing'
import { dueAt } from './row-gain'
import { BestPlays } from './best-plays'

/** Maximum size of a hand. */
const LARGEST_HAND = 7

const SIZES = LARGEST_HAND + 1

/** Results of {@link chanceOfNone}: `NONE[SIZES * (SQUARES * unseen + marked) + size]`. */
const CHANCES_OF_NONE = new Float64Array(SIZES * SQUARES * SQUARES)

for (let unseen = 0; unseen < SQUARES; unseen++) {
  for (let marked = 0; marked <= unseen; marked++) {
    let chance = 1
    for (let size = 0; size < SIZES; size++) {
      CHANCES_OF_NONE[SIZES * (SQUARES * unseen + marked) + size] = chance
      chance *= Math.max(0, (unseen - size - marked) / Math.max(1, unseen - size))
    }
  }
}

const order = new Int32Array(COLOUR_COUNT)

/** A player's weights, as shares of the points at stake. */
export interface Weights {
  /** What the next seat can be expected to score on the board after the play. */
  readonly threat: number
  /** The best play that the own hand could still make. */
  readonly own: number
  /** The best plays of the further colours in the own hand. */
  readonly later: number
  /** What the best play of each colour brings to any seat, times that colour's share of the unseen cards. */
  readonly open: number
}

/** Returns a rating in points of plays, for a player who counts the colours. */
export function createRating(w: Weights): (state: ColorowState, seat: Seat, move: Move) => number {
  const bestPlays = new BestPlays()
  const worth = new Int32Array(COLOUR_COUNT)
  const known = new Float64Array(COLOUR_COUNT * SQUARES)

  function ratingOf(state: ColorowState, colour: number, square: Square): number {
    const gain = dueAt(state.colours[colour]!, state.colours[HIGH_COLOURS + colour]!, square, state.connectsInChains)
    for (let other = 0; other < COLOUR_COUNT; other++) worth[other] = bestPlays.bestWithout(other, square)
    worth[colour] = bestAfter(state, colour, square, worth[colour]!, gain > 0)
    const threat = expectedBest(worth, bestPlays.unseenCounts, bestPlays.unseen, bestPlays.nextHand)
    return gain - w.threat * threat + futureWorth(bestPlays, worth, colour, w)
  }

  return (state, seat, move) => {
    // Only the colour of a card matters, so that several moves have the same rating.
    if (bestPlays.look(state, seat)) known.fill(NaN)
    const colour = colourIndex(placedCard(move))
    const place = SQUARES * colour + placeOf(move)
    if (Number.isNaN(known[place]!)) known[place] = ratingOf(state, colour, placeOf(move))
    return known[place]!
  }
}

/** Rates what is left for the own hand, and for all seats, after a card of `colour` was played. */
function futureWorth({ own, unseenCounts, unseen }: BestPlays, worth: Int32Array, colour: number, w: Weights): number {
  let best = 0
  let sum = 0
  let open = 0
  for (let other = 0; other < COLOUR_COUNT; other++) {
    const held = own[other]! - (other === colour ? 1 : 0)
    const due = worth[other]!
    if (held > 0 && due > best) best = due
    sum += held > 0 ? due : 0
    if (unseen > 0) open += (due * unseenCounts[other]!) / unseen
  }
  return w.own * best + w.later * (sum - best) - w.open * open
}

/**
 * Returns the most that a colour is due anywhere after it covers a square itself; `before` is the most among the other
 * squares before that. A card that is in no row changes only what is due on its own lines that have another card.
 */
function bestAfter(state: ColorowState, colour: number, square: Square, before: number, inRow: boolean): number {
  const low = state.colours[colour]! | LOW_BITS[square]!
  const high = state.colours[HIGH_COLOURS + colour]! | HIGH_BITS[square]!
  if (inRow)
    return bestAmong(state, low, high, state.vacantLow & ~LOW_BITS[square]!, state.vacantHigh & ~HIGH_BITS[square]!)
  let changedLow = 0
  let changedHigh = 0
  const from = MAX_STRAIGHTS_PER_SQUARE * square
  for (let i = STRAIGHT_COUNT_AT[square]! - 1; i >= 0; i--) {
    const line = STRAIGHTS_AT[from + i]!
    if (countOnLine(line, low, high) < MIN_ROW_SIZE - 1) continue
    changedLow |= STRAIGHT_LOW[line]!
    changedHigh |= STRAIGHT_HIGH[line]!
  }
  changedLow &= state.vacantLow & ~LOW_BITS[square]!
  changedHigh &= state.vacantHigh & ~HIGH_BITS[square]!
  return Math.max(before, bestAmong(state, low, high, changedLow, changedHigh))
}

function bestAmong(state: ColorowState, low: number, high: number, amongLow: number, amongHigh: number): number {
  let best = 0
  let restLow = amongLow
  let restHigh = amongHigh
  while ((restLow | restHigh) !== 0) {
    const square = firstMember(restLow, restHigh)
    restLow &= ~LOW_BITS[square]!
    restHigh &= ~HIGH_BITS[square]!
    const due = dueAt(low, high, square, state.connectsInChains)
    if (due > best) best = due
  }
  return best
}

/** Returns the chance that a hand of `size` out of `unseen` cards has none of `marked` given ones (hypergeometric). */
export function chanceOfNone(unseen: number, marked: number, size: number): number {
  return CHANCES_OF_NONE[SIZES * (SQUARES * unseen + marked) + Math.min(size, LARGEST_HAND)]!
}

/**
 * Returns the expected value of the best play of an unseen hand: `worth` is what the best play of each colour brings,
 * `out` how many of its cards are unseen. Exact for one hand of `size` cards.
 */
export function expectedBest(worth: Int32Array, out: Int32Array, unseen: number, size: number): number {
  let colours = 0
  for (let colour = 0; colour < COLOUR_COUNT; colour++) {
    if (worth[colour]! <= 0 || out[colour]! <= 0) continue
    let place = colours++
    for (; place > 0 && worth[order[place - 1]!]! < worth[colour]!; place--) order[place] = order[place - 1]!
    order[place] = colour
  }
  let expected = 0
  let marked = 0
  let noneBefore = 1
  for (let i = 0; i < colours && noneBefore > 0; i++) {
    marked += out[order[i]!]!
    const none = chanceOfNone(unseen, marked, size)
    expected += worth[order[i]!]! * (noneBefore - none)
    noneBefore = none
  }
  return expected
}
