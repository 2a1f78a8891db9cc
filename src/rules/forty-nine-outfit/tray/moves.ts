import type { Rng } from '../../kit'
import { SQUARES } from '../board'
import { OFF, packPlacing, type Placing } from '../placing'
import { NONE, TRAY_CARDS, type Tray } from './state'

/** Every card has as many moves: to each square but its own, or off; from the tray, to each square. */
const WAYS = SQUARES

/** How many moves there are, whatever lies where. */
export const TRAY_MOVES = TRAY_CARDS * WAYS

/** Writes all moves into `into` from index 0 and answers how many there are. */
export function trayMoves(tray: Tray, into: Placing[]): number {
  for (let i = 0; i < TRAY_MOVES; i++) into[i] = nthMove(tray, i)
  return TRAY_MOVES
}

/** One of the moves, each as likely as any other. */
export function pickTrayMove(tray: Tray, rng: Rng): Placing {
  return nthMove(tray, rng.below(TRAY_MOVES))
}

/** Move `index`: card by card, square by square, with `off` in the place of the card's own square. */
function nthMove(tray: Tray, index: number): Placing {
  const card = (index / WAYS) | 0
  const square = index % WAYS
  return packPlacing(card, tray.squareOf[card] === square ? OFF : square)
}

/** The cards in the tray, ascending. */
export function free({ squareOf }: Tray): number[] {
  return [...squareOf.keys()].filter((card) => squareOf[card] === NONE)
}
