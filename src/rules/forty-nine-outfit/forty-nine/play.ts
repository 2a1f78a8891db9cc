import type { Seat } from '../../kit'
import { LAST } from '../board'
import { completedAt } from './lines'
import { announces, cardOf, cheats, claimsOf, DRAW, PASS, squareOf, type Move } from './move'
import { scorePlay } from './scoring'
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
} from './state'
import { FOR_FALSE_LAST_CARD, FOR_RETURNED, FOR_WRONG_PASS, score } from './tally'
import { show, unshow } from './shown'

/** Points forfeited in strict play. */
const RETURNED = -10
const FALSE_LAST_CARD = -50
const WRONG_PASS = -50

/** Plays a legal move without a word. */
export function play(state: FortyNineState, seat: Seat, move: Move): void {
  state.ply++
  state.skipped = 0
  if (move === DRAW) draw(state, seat)
  else if (move === PASS) pass(state, seat)
  else lay(state, seat, move)
}

/** With the automatic referee the drawer of the last card is passed over if nothing fits. */
function draw(state: FortyNineState, seat: Seat): void {
  // In range: a card is drawn while the stock has one.
  give(state, seat, state.pack[state.top++]!)
  state.drawn = 1
  if (!state.strict && !hasStock(state) && !canPlay(state, seat)) nextTurn(state, 1)
}

function pass(state: FortyNineState, seat: Seat): void {
  if (state.strict && !hasStock(state) && canPlay(state, seat)) score(state, seat, FOR_WRONG_PASS, WRONG_PASS)
  nextTurn(state, 0)
}

function lay(state: FortyNineState, seat: Seat, move: Move): void {
  const square = squareOf(move)
  const card = cardOf(move)
  if (state.strict && !isOpen(state, square) && !isOpening(state)) {
    score(state, seat, FOR_RETURNED, RETURNED)
    show(state, seat, card)
    nextTurn(state, 0)
    return
  }
  const completed = completedAt(state, square)
  take(state, seat, card)
  occupy(state, square)
  if (cheats(move)) state.cheaterAt = square
  if (state.strict) strictScore(state, seat, move, completed, card)
  else scorePlay(state, seat, square, completed, isEmptyHand(state, seat))
  if (square === LAST) end(state, ENDED_49)
  else if (isEmptyHand(state, seat)) end(state, ENDED_LAST_CARD)
  else nextTurn(state, 0)
}

/** Only what is claimed counts; a last card brings something only if announced; a false announcement takes all. */
function strictScore(state: FortyNineState, seat: Seat, move: Move, completed: number, card: number): void {
  unshow(state, seat, card)
  const last = isEmptyHand(state, seat)
  if (announces(move) && !last) {
    score(state, seat, FOR_FALSE_LAST_CARD, FALSE_LAST_CARD)
    return
  }
  scorePlay(state, seat, squareOf(move), completed & claimsOf(move), last && announces(move))
}

function end(state: FortyNineState, how: number): void {
  state.ended = how
  state.drawn = 0
}

/**
 * Hands the turn to the left. With the automatic referee and no stock, seats that can lay nothing are passed over;
 * somebody always can (Readings 7). `over` seats were passed over already.
 */
function nextTurn(state: FortyNineState, over: number): void {
  const { seats } = state
  let turn = state.turn + 1 === seats ? 0 : state.turn + 1
  let skipped = over
  if (!state.strict && !hasStock(state)) {
    while (skipped < seats && !canPlay(state, turn)) {
      turn = turn + 1 === seats ? 0 : turn + 1
      skipped++
    }
  }
  state.turn = turn
  state.skipped = skipped
  state.drawn = 0
}
