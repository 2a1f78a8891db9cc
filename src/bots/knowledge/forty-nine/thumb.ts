import type { Seat } from '../../../rules/kit'
import { count, HIGH, LOW } from '../../../rules/forty-nine-outfit/bits'
import { ADJOINING_HIGH, ADJOINING_LOW, LAST, type Square } from '../../../rules/forty-nine-outfit/board'
import { cheats, DRAW, PASS, squareOf, type Move } from '../../../rules/forty-nine-outfit/forty-nine/move'
import { HIGH_WORDS, type FortyNineState } from '../../../rules/forty-nine-outfit/forty-nine/state'
import { ends, FACE, gain, leadOf, nearestLine, ROUND_HIGH, ROUND_LOW } from './sight'

/** How good a move looks at a glance, in points. */
export type Thumb = (state: FortyNineState, seat: Seat, move: Move) => number

/** Lays whatever fits, draws when nothing does. */
export const layAnything: Thumb = (_state, _seat, move) => (move === PASS ? 0 : move === DRAW ? 1 : 2)

/** Lays the highest multiple of five, else draws, else whatever fits; throws the Cheater at any round square. */
export const likeFives: Thumb = (_state, _seat, move) => {
  if (move === PASS) return 0
  if (move === DRAW) return 4
  const face = FACE[squareOf(move)]!
  if (face > 0) return 10 + face
  return cheats(move) ? -1 : 1
}

/** What the next seat is offered and what one keeps for oneself when a square is covered, in points. */
export function exposure(state: FortyNineState, seat: Seat, square: Square): number {
  const taken = { low: state.boardLow | state.openLow, high: state.boardHigh | state.openHigh }
  const low = ADJOINING_LOW[square]! & ~taken.low & ROUND_LOW
  const high = ADJOINING_HIGH[square]! & ~taken.high & ROUND_HIGH
  if ((low | high) === 0) return 0
  return facesOf(low, high, state.hands[seat]!, state.hands[HIGH_WORDS + seat]!)
}

/** A round square that one holds the card of is a prize, any other a gift to whoever holds it. */
function facesOf(low: number, high: number, ownLow: number, ownHigh: number): number {
  let points = 0
  for (let square = 4; square < LAST; square += 5) {
    if (((low & LOW[square]!) | (high & HIGH[square]!)) === 0) continue
    const own = ((ownLow & LOW[square]!) | (ownHigh & HIGH[square]!)) !== 0
    points += own ? FACE[square]! * 0.6 : -FACE[square]! * 0.35
  }
  return points
}

/** Points now, a row brought near, round squares opened; the end only when it wins; the Cheater only for a high square. */
export const lookAround: Thumb = (state, seat, move) => {
  if (move === PASS) return 0
  if (move === DRAW) return 3
  const square = squareOf(move)
  const earned = gain(state, seat, square)
  if (ends(state, seat, square)) return leadOf(state, seat) + earned > 0 ? 200 : -100
  const row = nearestLine(state, square)
  const nearer = row === 1 ? -4 : row === 2 ? 1 : 0
  const held = cheats(move) ? 25 : 0
  return earned + nearer + exposure(state, seat, square) - held
}

/** How many of a seat's cards could be laid now. */
export function playable(state: FortyNineState, seat: Seat): number {
  return count(state.hands[seat]! & state.openLow) + count(state.hands[HIGH_WORDS + seat]! & state.openHigh)
}
