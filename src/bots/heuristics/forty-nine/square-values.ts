import type { Seat } from '../../../rules/kit'
import { count, HIGH_BITS, LOW_BITS, CARDS } from '../../../rules/forty-nine-outfit/cards'
import {
  adjoiningSquares,
  LAST_SQUARE,
  LINE_COUNT_AT,
  LINE_HIGH,
  LINE_LOW,
  LINES,
  LINES_AT,
  MAX_LINES_PER_SQUARE,
  ROWS_AT,
  SQUARES,
  type Square,
} from '../../../rules/forty-nine-outfit/board'
import { type FortyNineState } from '../../../rules/forty-nine-outfit/forty-nine/state'
import { cardsHeld, SQUARE_POINTS } from './visible-board'
import { countCards, HIGH_WORDS } from '../../../rules/forty-nine-outfit/hands'

/** A player's weights, in points or as shares of the points at stake. */
export interface Weights {
  /** Drawing, while there is stock. */
  readonly draw: number
  /** Laying any card rather than passing. */
  readonly lay: number
  /** Share of a round square that a play opens, if its card is in the own hand. */
  readonly prize: number
  /** Share of a round square that a play opens, times the chance that another seat holds its card. */
  readonly gift: number
  /** The same for the square 49, in points. */
  readonly prize49: number
  readonly gift49: number
  /** Leaving a row one card short: with the last card in the own hand, or perhaps in another. */
  readonly rowOwn: number
  readonly rowGift: number
  /** Bringing a row to two cards short. */
  readonly rowNear: number
  /** Keeping the Cheater for later. */
  readonly cheater: number
}

/** Adjoining squares, four entries for each square; -1 where there are fewer. */
const NEIGHBOURS = Int8Array.from({ length: 4 * SQUARES }, (_, i) => adjoiningSquares(i >> 2)[i & 3] ?? -1)

const LINE_POINTS = Int32Array.from(LINES, (line) => line.points)

/** Returns the chance that another seat holds a given unseen card. */
export function chanceHeld(state: FortyNineState, seat: Seat): number {
  const others = cardsHeld(state) - countCards(state.hands, seat)
  const unseen = others + CARDS - state.top
  return unseen > 0 ? others / unseen : 0
}

/**
 * Returns what covering a square is worth to a seat while the game goes on: the square and the lines that it completes
 * at once; for later, the round squares and the 49 that it opens and the rows that it brings nearer. `held` is the
 * result of {@link chanceHeld}.
 */
export function squareWorth(state: FortyNineState, seat: Seat, square: Square, held: number, w: Weights): number {
  return SQUARE_POINTS[square]! + openingWorth(state, seat, square, held, w) + lineWorth(state, seat, square, held, w)
}

function openingWorth(state: FortyNineState, seat: Seat, square: Square, held: number, w: Weights): number {
  const knownLow = state.boardLow | state.openLow
  const knownHigh = state.boardHigh | state.openHigh
  let worth = 0
  for (let i = 4 * square; i < 4 * square + 4; i++) {
    const next = NEIGHBOURS[i]!
    if (next < 0 || (SQUARE_POINTS[next] === 0 && next !== LAST_SQUARE)) continue
    if (((knownLow & LOW_BITS[next]!) | (knownHigh & HIGH_BITS[next]!)) !== 0) continue
    const own = ((state.hands[seat]! & LOW_BITS[next]!) | (state.hands[HIGH_WORDS + seat]! & HIGH_BITS[next]!)) !== 0
    if (next === LAST_SQUARE) worth += own ? w.prize49 : -w.gift49 * held
    else worth += SQUARE_POINTS[next]! * (own ? w.prize : -w.gift * held)
  }
  return worth
}

function lineWorth(state: FortyNineState, seat: Seat, square: Square, held: number, w: Weights): number {
  const emptyLow = ~(state.boardLow | LOW_BITS[square]!)
  const emptyHigh = ~(state.boardHigh | HIGH_BITS[square]!)
  const from = MAX_LINES_PER_SQUARE * square
  const rows = ROWS_AT[square]!
  const lines = state.scoresCombinations ? LINE_COUNT_AT[square]! : rows
  let worth = 0
  for (let i = 0; i < lines; i++) {
    const line = LINES_AT[from + i]!
    const low = LINE_LOW[line]! & emptyLow
    const high = LINE_HIGH[line]! & emptyHigh
    if ((low | high) === 0) worth += LINE_POINTS[line]!
    else if (i < rows) {
      const missing = count(low) + count(high)
      if (missing === 2) worth += w.rowNear
      else if (missing === 1) {
        const own = ((low & state.hands[seat]!) | (high & state.hands[HIGH_WORDS + seat]!)) !== 0
        worth += own ? w.rowOwn : -w.rowGift * held
      }
    }
  }
  return worth
}
