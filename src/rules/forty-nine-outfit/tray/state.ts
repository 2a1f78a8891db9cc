import { SQUARES, type Square } from '../board'
import type { Card } from '../cards'

/** Stands for no card on a square, or for no square: the card is in the tray. */
export const NONE = -1

/** Number of cards: the numbers 1 to 49, as many as the squares on which they may lie. */
export const TRAY_CARDS = SQUARES

/**
 * The forty-nine numbers, each on a square of the board or in the tray. Shared by the puzzles in which cards may be
 * laid, exchanged and lifted freely.
 */
export interface Tray {
  /** Card → square, or {@link NONE} for the tray. */
  readonly squareOf: Int8Array
  /** Square → card, or {@link NONE}. */
  readonly cardOn: Int8Array
  /** Number of cards on the board. */
  laidCount: number
}

/** Returns a tray that holds all cards. */
export function createTray(): Tray {
  return {
    squareOf: new Int8Array(TRAY_CARDS).fill(NONE),
    cardOn: new Int8Array(SQUARES).fill(NONE),
    laidCount: 0,
  }
}

export function copyTray(from: Tray, into: Tray): void {
  into.squareOf.set(from.squareOf)
  into.cardOn.set(from.cardOn)
  into.laidCount = from.laidCount
}

/**
 * Puts a card on a square other than its own. A card that lies there goes to where the first came from: they change
 * places, or it goes to the tray.
 */
export function put(tray: Tray, card: Card, square: Square): void {
  const { squareOf, cardOn } = tray
  const from = squareOf[card]!
  const other = cardOn[square]!
  if (from !== NONE) cardOn[from] = other
  if (other !== NONE) squareOf[other] = from
  squareOf[card] = square
  cardOn[square] = card
  if (from === NONE && other === NONE) tray.laidCount++
}

/** Returns a card from its square to the tray. */
export function lift(tray: Tray, card: Card): void {
  tray.cardOn[tray.squareOf[card]!] = NONE
  tray.squareOf[card] = NONE
  tray.laidCount--
}
