import type { Rng } from '../../kit'
import { SQUARES } from '../board'
import { OFF, packPlacing, type Placing } from '../placing'
import { NONE, TRAY_CARDS, type Tray } from './state'

/** Number of moves of each card: to each square but its own, or off; from the tray, to each square. */
const MOVES_PER_CARD = SQUARES

/** Number of moves in any position. */
export const TRAY_MOVES = TRAY_CARDS * MOVES_PER_CARD

/** Writes all moves into `into` from index 0 and returns their number. */
export function trayMoves(tray: Tray, into: Placing[]): number {
  for (let i = 0; i < TRAY_MOVES; i++) into[i] = nthMove(tray, i)
  return TRAY_MOVES
}

/** Returns one of {@link trayMoves}, chosen uniformly. */
export function pickTrayMove(tray: Tray, rng: Rng): Placing {
  return nthMove(tray, rng.below(TRAY_MOVES))
}

/** Returns the move with an index: card by card, square by square, with `off` in place of the card's own square. */
function nthMove(tray: Tray, index: number): Placing {
  const card = (index / MOVES_PER_CARD) | 0
  const square = index % MOVES_PER_CARD
  return packPlacing(card, tray.squareOf[card] === square ? OFF : square)
}

/** Returns the cards in the tray, ascending. */
export function cardsInTray({ squareOf }: Tray): number[] {
  return [...squareOf.keys()].filter((card) => squareOf[card] === NONE)
}
