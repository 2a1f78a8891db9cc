import type { Rng, Seat } from '../../kit'
import { count, CHEATER } from '../cards'
import { SQUARES, type Square } from '../board'
import { lowestNumber } from './deal'
import { completedAt } from './lines'
import { laysCheater, DRAW, isPlay, packPlay, PASS, squareOf, type Move } from './move'
import { canPlay, handSize, hasStock, holds, isOpen, isOpening, type FortyNineState } from './state'

/**
 * Writes all moves that a strict referee accepts and returns their number: draw or pass; then every card held on its
 * own square and the Cheater on every square, open or not, each with all choices of announcement and claims.
 */
export function strictMoves(state: FortyNineState, seat: Seat, into: Move[]): number {
  if (isOpening(state)) return openingMoves(state, seat, into)
  into[0] = drawOrPass(state)
  let n = 1
  const cheater = holds(state, seat, CHEATER)
  for (let square = 0; square < SQUARES; square++) {
    if (holds(state, seat, square)) n = listWays(state, square, false, into, n)
    if (cheater) n = listWays(state, square, true, into, n)
  }
  return n
}

/** Returns one of {@link strictMoves}, chosen uniformly after counting them. */
export function pickStrict(state: FortyNineState, seat: Seat, rng: Rng): Move {
  if (isOpening(state)) return packPlay(lowestNumber(state, seat), false, rng.below(2) === 1)
  const cheater = holds(state, seat, CHEATER)
  let left = rng.below(countAll(state, seat, cheater)) - 1
  for (let square = 0; square < SQUARES && left >= 0; square++) {
    const ways = waysAt(state, square)
    if (holds(state, seat, square)) {
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
export function asSound(state: FortyNineState, seat: Seat, move: Move): Move {
  if (!isPlay(move)) return move
  const square = squareOf(move)
  return packPlay(square, laysCheater(move), handSize(state, seat) === 1, completedAt(state, square))
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
    if (holds(state, seat, square)) total += ways
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

/** Deposits the low bits of a number into the set bits of a mask, lowest first. */
function depositBits(bits: number, mask: number): number {
  let placed = 0
  for (let from = bits, left = mask; left !== 0; from >>= 1, left &= left - 1) {
    if (from & 1) placed |= left & -left
  }
  return placed
}
