import type { Seat } from '../../kit'
import { LAST, LINES, LINES_AT, MOST_LINES, type Square } from '../board'
import { isRound } from '../cards'
import { handSize, type FortyNineState } from './state'
import { FOR_FORTY_NINE, FOR_HANDS, FOR_LAST_CARD, forSquare, HAND_POINTS, score } from './tally'

// In range: lines.

const FORTY_NINE = 50
const LAST_CARD = 10

/** Points of each line, by its index. */
const LINE_POINTS = Int32Array.from(LINES, (line) => line.points)

/**
 * Scores a play that stands, in the order of the tally: square, rows, fifty, hundred, 49, cards left in hands, last
 * card. `lines` are those that count (bit i: the i-th of LINES_AT); `lastCard` says whether an empty hand earns anything.
 */
export function scorePlay(state: FortyNineState, seat: Seat, square: Square, lines: number, lastCard: boolean): void {
  if (isRound(square)) score(state, seat, forSquare(square), square + 1)
  for (let i = 0, left = lines; left !== 0; i++, left >>= 1) {
    if (left & 1) scoreLine(state, seat, LINES_AT[MOST_LINES * square + i]!)
  }
  if (square === LAST) score(state, seat, FOR_FORTY_NINE, FORTY_NINE)
  if (square === LAST || lastCard) score(state, seat, FOR_HANDS, HAND_POINTS * cardsInHands(state))
  if (lastCard) score(state, seat, FOR_LAST_CARD, LAST_CARD)
}

function scoreLine(state: FortyNineState, seat: Seat, line: number): void {
  score(state, seat, line, LINE_POINTS[line]!)
}

/** After the play; an own hand that is empty adds nothing. */
function cardsInHands(state: FortyNineState): number {
  let cards = 0
  for (let seat = 0; seat < state.seats; seat++) cards += handSize(state, seat)
  return cards
}
