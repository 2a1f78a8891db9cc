import type { Seat } from '../../kit'
import { LAST_SQUARE, LINES, LINES_AT, MAX_LINES_PER_SQUARE, type Square } from '../board'
import { completedAt } from './lines'
import { announces, cardOf, laysCheater, claimsOf, DRAW, PASS, squareOf, type Move } from './move'
import {
  canPlay,
  ENDED_49,
  ENDED_LAST_CARD,
  give,
  hasStock,
  isEmptyHand,
  isOpen,
  isOpening,
  occupy,
  take,
  type FortyNineState,
  handSize,
} from './state'
import {
  FOR_FALSE_LAST_CARD,
  FOR_RETURNED,
  FOR_WRONG_PASS,
  score,
  FOR_FORTY_NINE,
  FOR_HANDS,
  FOR_LAST_CARD,
  forSquare,
  HAND_POINTS,
} from './tally'
import { markReturned, unmarkReturned } from './returned-cards'
import { isRound } from '../cards'

const FORTY_NINE_POINTS = 50
const LAST_CARD_POINTS = 10

/** Points of each line, by its index. */
const LINE_POINTS = Int32Array.from(LINES, (line) => line.points)

/**
 * Scores a play that stands, in the order of the tally: square, rows, fifty, hundred, 49, cards left in hands, last
 * card. `lines` are the lines that score (bit i: the square's i-th in `LINES_AT`); `lastCard` says whether the play
 * scores as a last card.
 */
function scorePlay(state: FortyNineState, seat: Seat, square: Square, lines: number, lastCard: boolean): void {
  if (isRound(square)) score(state, seat, forSquare(square), square + 1)
  for (let i = 0, left = lines; left !== 0; i++, left >>= 1) {
    if (left & 1) scoreLine(state, seat, LINES_AT[MAX_LINES_PER_SQUARE * square + i]!)
  }
  if (square === LAST_SQUARE) score(state, seat, FOR_FORTY_NINE, FORTY_NINE_POINTS)
  if (square === LAST_SQUARE || lastCard) score(state, seat, FOR_HANDS, HAND_POINTS * cardsInHands(state))
  if (lastCard) score(state, seat, FOR_LAST_CARD, LAST_CARD_POINTS)
}

function scoreLine(state: FortyNineState, seat: Seat, line: number): void {
  score(state, seat, line, LINE_POINTS[line]!)
}

/** Counts the cards left in all hands after a play; the player's own hand, if empty, adds nothing. */
function cardsInHands(state: FortyNineState): number {
  let cards = 0
  for (let seat = 0; seat < state.seats; seat++) cards += handSize(state, seat)
  return cards
}

/** Points forfeited in strict play. */
const RETURNED_POINTS = -10
const FALSE_LAST_CARD_POINTS = -50
const WRONG_PASS_POINTS = -50

/** Plays a legal move without reporting events. */
export function play(state: FortyNineState, seat: Seat, move: Move): void {
  state.ply++
  state.skippedCount = 0
  if (move === DRAW) draw(state, seat)
  else if (move === PASS) pass(state, seat)
  else lay(state, seat, move)
}

/** Draws a card. With the automatic referee a seat that draws the last card is passed over if it cannot play. */
function draw(state: FortyNineState, seat: Seat): void {
  give(state, seat, state.pack[state.top++]!)
  state.hasDrawn = 1
  if (!state.isStrict && !hasStock(state) && !canPlay(state, seat)) nextTurn(state, 1)
}

function pass(state: FortyNineState, seat: Seat): void {
  if (state.isStrict && !hasStock(state) && canPlay(state, seat)) score(state, seat, FOR_WRONG_PASS, WRONG_PASS_POINTS)
  nextTurn(state, 0)
}

function lay(state: FortyNineState, seat: Seat, move: Move): void {
  const square = squareOf(move)
  const card = cardOf(move)
  if (state.isStrict && !isOpen(state, square) && !isOpening(state)) {
    score(state, seat, FOR_RETURNED, RETURNED_POINTS)
    markReturned(state, seat, card)
    nextTurn(state, 0)
    return
  }
  const completed = completedAt(state, square)
  take(state, seat, card)
  occupy(state, square)
  if (laysCheater(move)) state.cheaterAt = square
  if (state.isStrict) strictScore(state, seat, move, completed, card)
  else scorePlay(state, seat, square, completed, isEmptyHand(state, seat))
  if (square === LAST_SQUARE) end(state, ENDED_49)
  else if (isEmptyHand(state, seat)) end(state, ENDED_LAST_CARD)
  else nextTurn(state, 0)
}

/**
 * Scores a strict play: only claimed lines score, a last card only if announced; a false announcement forfeits all
 * points.
 */
function strictScore(state: FortyNineState, seat: Seat, move: Move, completed: number, card: number): void {
  unmarkReturned(state, seat, card)
  const last = isEmptyHand(state, seat)
  if (announces(move) && !last) {
    score(state, seat, FOR_FALSE_LAST_CARD, FALSE_LAST_CARD_POINTS)
    return
  }
  scorePlay(state, seat, squareOf(move), completed & claimsOf(move), last && announces(move))
}

function end(state: FortyNineState, how: number): void {
  state.ended = how
  state.hasDrawn = 0
}

/**
 * Passes the turn to the left. With the automatic referee and no stock, seats that cannot play are passed over; there
 * is always one that can (reading 7 of the rules page). `over` is the number of seats already passed over.
 */
function nextTurn(state: FortyNineState, over: number): void {
  const { seats } = state
  let turn = state.turn + 1 === seats ? 0 : state.turn + 1
  let skipped = over
  if (!state.isStrict && !hasStock(state)) {
    while (skipped < seats && !canPlay(state, turn)) {
      turn = turn + 1 === seats ? 0 : turn + 1
      skipped++
    }
  }
  state.turn = turn
  state.skippedCount = skipped
  state.hasDrawn = 0
}
