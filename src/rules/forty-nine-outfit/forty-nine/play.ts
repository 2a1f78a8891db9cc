import { depositBits, type EventSink, type Rng, type Seat } from '../../kit'
import { firstMember, CARDS, CHEATER, count, nthMember, isRound, countMembers, nextMember } from '../cards'
import type { EndReason, FortyNineEvent } from './shape'
import {
  CHEATER_BIT,
  type FortyNineState,
  hasStock,
  isOpening,
  completedAt,
  canPlay,
  isOpen,
  occupy,
  FOR_FALSE_LAST_CARD,
  FOR_RETURNED,
  FOR_WRONG_PASS,
  score,
  FOR_FORTY_NINE,
  FOR_HANDS,
  FOR_LAST_CARD,
  forSquare,
  HAND_POINTS,
} from './state'
import { DRAW, packPlay, PASS, type Move, laysCheater, isPlay, squareOf, announces, cardOf, claimsOf } from './move'
import { SQUARES, type Square, LAST_SQUARE, LINES, LINES_AT, MAX_LINES_PER_SQUARE } from '../board'
import { addCard, removeCard, hasCard, countCards, isEmptyHand, cardNames, HIGH_WORDS } from '../hands'

/** Number of cards dealt to each seat. */
export const HAND_SIZE = 5

/** Deals five cards to each seat, one at a time, and gives the turn to the seat with the lowest number. */
export function applyChance(
  state: FortyNineState,
  outcomes: readonly number[],
  tell?: EventSink<FortyNineEvent>,
): void {
  const { seats } = state
  for (let i = 0; i < CARDS; i++) state.pack[i] = outcomes[i]!
  for (let i = 0; i < HAND_SIZE * seats; i++) addCard(state.hands, i % seats, state.pack[i]!)
  state.top = HAND_SIZE * seats
  state.turn = lowestHolder(state)
  state.dealt = 1
  if (tell) tellDeal(state, tell)
}

/** Returns the seat that holds the lowest numbered card of all. */
export function lowestHolder(state: FortyNineState): number {
  let holder = 0
  let lowestCard = CHEATER
  for (let seat = 0; seat < state.seats; seat++) {
    const card = lowestNumber(state, seat)
    if (card < lowestCard) {
      lowestCard = card
      holder = seat
    }
  }
  return holder
}

/** Returns the lowest numbered card of a hand that holds at least one. */
export function lowestNumber(state: FortyNineState, seat: number): number {
  return firstMember(state.hands[seat]!, state.hands[HIGH_WORDS + seat]! & ~CHEATER_BIT)
}

function tellDeal(state: FortyNineState, tell: EventSink<FortyNineEvent>): void {
  const hands = Array.from({ length: state.seats }, (_, seat) => cardNames(state.hands, seat))
  tell({ type: 'dealt', seat: state.seats - 1, hands, stock: CARDS - state.top })
  tell({ type: 'turn', seat: state.turn })
}

/** Writes all moves that are accepted from a seat and returns their number; a strict referee also accepts faults. */
export function moves(state: FortyNineState, seat: Seat, into: Move[]): number {
  if (!state.dealt || state.ended || state.turn !== seat) return 0
  return state.isStrict ? strictMoves(state, seat, into) : lawfulMoves(state, seat, into)
}

/** Returns one of {@link moves}, chosen uniformly from the masks without listing the moves. */
export function pick(state: FortyNineState, seat: Seat, rng: Rng): Move {
  return state.isStrict ? pickStrict(state, seat, rng) : pickLawful(state, seat, rng)
}

/** Returns one of the sound moves, chosen uniformly; it claims all lines and announces the last card truly. */
export function pickSound(state: FortyNineState, seat: Seat, rng: Rng): Move {
  const move = pickLawful(state, seat, rng)
  return state.isStrict ? asSound(state, seat, move) : move
}

function lawfulMoves(state: FortyNineState, seat: Seat, into: Move[]): number {
  if (isOpening(state)) {
    into[0] = packPlay(lowestNumber(state, seat), false)
    return 1
  }
  const { openLow, openHigh } = state
  const handHigh = state.hands[HIGH_WORDS + seat]!
  let n = listPlays(state.hands[seat]! & openLow, handHigh & openHigh, false, into, 0)
  if (handHigh & CHEATER_BIT) n = listPlays(openLow, openHigh, true, into, n)
  if (hasStock(state)) into[n++] = state.hasDrawn ? PASS : DRAW
  return n
}

function listPlays(low: number, high: number, cheats: boolean, into: Move[], from: number): number {
  let n = from
  for (let square = nextMember(low, high, -1); square >= 0; square = nextMember(low, high, square)) {
    into[n++] = packPlay(square, cheats)
  }
  return n
}

/** Picks a lawful move. While there is stock a seat can draw, and then pass; without stock it must play if it can. */
function pickLawful(state: FortyNineState, seat: Seat, rng: Rng): Move {
  if (isOpening(state)) return packPlay(lowestNumber(state, seat), false)
  const { openLow, openHigh } = state
  const handHigh = state.hands[HIGH_WORDS + seat]!
  const low = state.hands[seat]! & openLow
  const high = handHigh & openHigh
  const plays = countMembers(low, high)
  const all = handHigh & CHEATER_BIT ? plays + countMembers(openLow, openHigh) : plays
  const total = hasStock(state) ? all + 1 : all
  const chosen = total > 1 ? rng.below(total) : 0
  if (chosen < plays) return packPlay(nthMember(low, high, chosen), false)
  if (chosen < all) return packPlay(nthMember(openLow, openHigh, chosen - plays), true)
  return hasStock(state) && !state.hasDrawn ? DRAW : PASS
}

/**
 * Writes all moves that a strict referee accepts and returns their number: draw or pass; then every card held on its
 * own square and the Cheater on every square, open or not, each with all choices of announcement and claims.
 */
function strictMoves(state: FortyNineState, seat: Seat, into: Move[]): number {
  if (isOpening(state)) return openingMoves(state, seat, into)
  into[0] = drawOrPass(state)
  let n = 1
  const cheater = hasCard(state.hands, seat, CHEATER)
  for (let square = 0; square < SQUARES; square++) {
    if (hasCard(state.hands, seat, square)) n = listWays(state, square, false, into, n)
    if (cheater) n = listWays(state, square, true, into, n)
  }
  return n
}

/** Returns one of {@link strictMoves}, chosen uniformly after counting them. */
function pickStrict(state: FortyNineState, seat: Seat, rng: Rng): Move {
  if (isOpening(state)) return packPlay(lowestNumber(state, seat), false, rng.below(2) === 1)
  const cheater = hasCard(state.hands, seat, CHEATER)
  let left = rng.below(countAll(state, seat, cheater)) - 1
  for (let square = 0; square < SQUARES && left >= 0; square++) {
    const ways = waysAt(state, square)
    if (hasCard(state.hands, seat, square)) {
      if (left < ways) return wayAt(state, square, false, left)
      left -= ways
    }
    if (cheater) {
      if (left < ways) return wayAt(state, square, true, left)
      left -= ways
    }
  }
  return drawOrPass(state)
}

/** Whether a move accepted in strict play breaks no rule, claims all it completes and announces the last card truly. */
export function isSound(state: FortyNineState, seat: Seat, move: Move): boolean {
  if (move === DRAW) return true
  if (move === PASS) return hasStock(state) || !canPlay(state, seat)
  return (isOpening(state) || isOpen(state, squareOf(move))) && move === asSound(state, seat, move)
}

/** Returns a lawful move with all its claims, and with the announcement if it lays the last card. */
function asSound(state: FortyNineState, seat: Seat, move: Move): Move {
  if (!isPlay(move)) return move
  const square = squareOf(move)
  return packPlay(square, laysCheater(move), countCards(state.hands, seat) === 1, completedAt(state, square))
}

function openingMoves(state: FortyNineState, seat: Seat, into: Move[]): number {
  const card = lowestNumber(state, seat)
  into[0] = packPlay(card, false)
  into[1] = packPlay(card, false, true)
  return 2
}

/**
 * Returns the move without a play: draw, or pass after a draw. With the stock empty a seat may pass, rightly or
 * wrongly.
 */
function drawOrPass(state: FortyNineState): Move {
  return hasStock(state) && !state.hasDrawn ? DRAW : PASS
}

function countAll(state: FortyNineState, seat: Seat, cheater: boolean): number {
  let total = 1
  for (let square = 0; square < SQUARES; square++) {
    const ways = waysAt(state, square)
    if (hasCard(state.hands, seat, square)) total += ways
    if (cheater) total += ways
  }
  return total
}

/**
 * Counts the ways to play on a square: announced or not, with any part of the claims. A square that is not open
 * completes nothing.
 */
function waysAt(state: FortyNineState, square: Square): number {
  return isOpen(state, square) ? 2 << count(completedAt(state, square)) : 2
}

function wayAt(state: FortyNineState, square: Square, cheater: boolean, way: number): Move {
  const claims = isOpen(state, square) ? depositBits(way >> 1, completedAt(state, square)) : 0
  return packPlay(square, cheater, (way & 1) === 1, claims)
}

function listWays(state: FortyNineState, square: Square, cheater: boolean, into: Move[], from: number): number {
  const ways = waysAt(state, square)
  for (let way = 0; way < ways; way++) into[from + way] = wayAt(state, square, cheater, way)
  return from + ways
}

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
    const line = LINES_AT[MAX_LINES_PER_SQUARE * square + i]!
    if (left & 1) score(state, seat, line, LINE_POINTS[line]!)
  }
  if (square === LAST_SQUARE) score(state, seat, FOR_FORTY_NINE, FORTY_NINE_POINTS)
  if (square === LAST_SQUARE || lastCard) score(state, seat, FOR_HANDS, HAND_POINTS * cardsInHands(state))
  if (lastCard) score(state, seat, FOR_LAST_CARD, LAST_CARD_POINTS)
}

/** Counts the cards left in all hands after a play; the player's own hand, if empty, adds nothing. */
function cardsInHands(state: FortyNineState): number {
  let cards = 0
  for (let seat = 0; seat < state.seats; seat++) cards += countCards(state.hands, seat)
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
  addCard(state.hands, seat, state.pack[state.top++]!)
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
    addCard(state.returnedCards, seat, card)
    nextTurn(state, 0)
    return
  }
  const completed = completedAt(state, square)
  removeCard(state.hands, seat, card)
  occupy(state, square)
  if (laysCheater(move)) state.cheaterAt = square
  if (state.isStrict) strictScore(state, seat, move, completed, card)
  else scorePlay(state, seat, square, completed, isEmptyHand(state.hands, seat))
  if (square === LAST_SQUARE) end(state, 'forty-nine')
  else if (isEmptyHand(state.hands, seat)) end(state, 'last-card')
  else nextTurn(state, 0)
}

/**
 * Scores a strict play: only claimed lines score, a last card only if announced; a false announcement forfeits all
 * points.
 */
function strictScore(state: FortyNineState, seat: Seat, move: Move, completed: number, card: number): void {
  removeCard(state.returnedCards, seat, card)
  const last = isEmptyHand(state.hands, seat)
  if (announces(move) && !last) {
    score(state, seat, FOR_FALSE_LAST_CARD, FALSE_LAST_CARD_POINTS)
    return
  }
  scorePlay(state, seat, squareOf(move), completed & claimsOf(move), last && announces(move))
}

function end(state: FortyNineState, how: EndReason): void {
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
