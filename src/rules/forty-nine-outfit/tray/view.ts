import { cardName, cardNamed } from '../cards'
import { packPlacing, type Placing } from '../placing'
import { cardsInTray } from './moves'
import { NONE, type Tray } from './state'

/** Returns the board as a list of 49, square 1 first: the card, or null. */
export function boardNames(tray: Tray): (string | null)[] {
  return Array.from(tray.cardOn, (card) => (card === NONE ? null : cardName(card)))
}

/** Returns the names of the cards in the tray, ascending. */
export function trayNames(tray: Tray): string[] {
  return cardsInTray(tray).map(cardName)
}

/** Returns the placings that lay out a board from an empty one. */
export function placingsOf(board: readonly (string | null)[]): Placing[] {
  return board.flatMap((name, square) => (name === null ? [] : [packPlacing(cardNamed(name), square)]))
}

/** Lists the place of every card: `board/17`, `tray/3`. */
export function trayCensus(tray: Tray): string[] {
  return Array.from(tray.squareOf, (square, card) => `${square === NONE ? 'tray' : 'board'}/${cardName(card)}`).sort()
}
