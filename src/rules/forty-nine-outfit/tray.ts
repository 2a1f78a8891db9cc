import { SQUARES, type Square } from './board'
import { type Card, cardName, cardNamed } from './cards'
import { type Rng, accept, refuse, type Result, type Seat, type EventsOf, type EventSink } from '../kit'
import { OFF, packPlacing, type Placing, placedCard, placeOf } from './placing'

/** Stands for no card on a square, or for no square: the card is in the tray. */
export const NONE = -1

/** Number of cards: the numbers 1 to 49, as many as the squares on which they may lie. */
export const TRAY_CARDS = SQUARES

/** Returns a tray that holds all cards. */
export function createTray() {
  return {
    /** Card → square, or {@link NONE} for the tray. */
    squareOf: new Int8Array(TRAY_CARDS).fill(NONE),
    /** Square → card, or {@link NONE}. */
    cardOn: new Int8Array(SQUARES).fill(NONE),
    /** Number of cards on the board. */
    laidCount: 0,
  }
}

/**
 * The forty-nine numbers, each on a square of the board or in the tray. Shared by the puzzles in which cards may be
 * laid, exchanged and lifted freely.
 */
export type Tray = ReturnType<typeof createTray>

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

/** Error codes of refused placings. */
export type PlacingRefusal = 'already-there' | 'not-on-board'

/**
 * Validates a well-formed placing: refuses a card already on that square (`already-there`), or already off the board
 * (`not-on-board`).
 */
export function judgePlacing(tray: Tray, move: Placing): Result<Placing, PlacingRefusal> {
  const card = placedCard(move)
  const place = placeOf(move)
  const square = tray.squareOf[card]!
  if (place === OFF) {
    return square === NONE ? refuse('not-on-board', `Card ${cardName(card)} is in the tray already.`) : accept(move)
  }
  if (square === place) {
    return refuse('already-there', `Card ${cardName(card)} lies on square ${place + 1} already.`)
  }
  return accept(move)
}

/** Squares are numbers from 1. */
export type TrayEvent = EventsOf<{
  /**
   * A card was put on a square. `from`: the square from which it came; null for the tray. `other`: the card that lay there
   * and went to where the first came from; null if there was none.
   */
  placed: { seat: Seat; card: string; square: number; from: number | null; other: string | null }
  /** A card went back into the tray. */
  lifted: { seat: Seat; card: string; from: number }
}>

/** Reports a placing that is about to be made. */
export function tellPlacing(tray: Tray, seat: Seat, move: Placing, tell: EventSink<TrayEvent>): void {
  const moved = placedCard(move)
  const place = placeOf(move)
  const card = cardName(moved)
  const square = tray.squareOf[moved]!
  if (place === OFF) tell({ type: 'lifted', seat, card, from: square + 1 })
  else {
    const from = square === NONE ? null : square + 1
    tell({ type: 'placed', seat, card, square: place + 1, from, other: nameOrNull(tray.cardOn[place]!) })
  }
}

function nameOrNull(card: Card): string | null {
  return card === NONE ? null : cardName(card)
}

/** Returns the board as a list of 49, square 1 first: the card, or null. */
export function boardNames(tray: Pick<Tray, 'cardOn'>): (string | null)[] {
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
