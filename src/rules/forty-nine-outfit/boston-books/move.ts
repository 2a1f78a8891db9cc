import { type Kind, type Seat, letterOf, seatOf } from '../../kit'
import { type Card, cardName, cardNamed, CHEATER, colourAt, COLOURS } from '../cards'

/**
 * A move as one small number. A call has the seat called on in bits 0 to 2 and the card in bits 3 to 8; a book made
 * with the Cheater is `BOOK` and the colour. {@link packCall} adds the caller and the result to a call.
 */
export type Move = Kind<'move'>

const CARD_SHIFT = 3
const BOOK = 1 << 9
const CALLER_SHIFT = 9
const RESULT_SHIFT = 12

/** Results of a call, in the order of the rules page. */
export const GIVEN = 0
export const DRAWN = 1
export const MISSED = 2
export const NOTHING = 3
export const RESULTS = ['given', 'drawn', 'missed', 'nothing'] as const

export function packAsk(of: Seat, card: Card): Move {
  return of | (card << CARD_SHIFT)
}

export function packBook(colour: number): Move {
  return BOOK | colour
}

export function isBook(move: Move): boolean {
  return (move & BOOK) !== 0
}

/** Returns the colour of a book. */
export function bookColour(move: Move): number {
  return move & 7
}

/** Returns the seat called on. */
export function calledOn(move: Move): Seat {
  return move & 7
}

/** Returns the card called for. */
export function calledFor(move: Move): Card {
  return (move >> CARD_SHIFT) & 63
}

/** Packs a call with its caller (bits 9 to 11) and result (bits 12 and 13). */
export function packCall(caller: Seat, move: Move, result: number): number {
  return move | (caller << CALLER_SHIFT) | (result << RESULT_SHIFT)
}

export function callerOf(call: number): Seat {
  return (call >> CALLER_SHIFT) & 7
}

export function resultOf(call: number): number {
  return call >> RESULT_SHIFT
}

const ASK_WORD = 'ask '
const BOOK_WORD = 'book '
const SPACE = 0x20

/** Writes a move in the notation of the rules page: `ask B 17`, `book green`. */
export function write(move: Move): string {
  if (isBook(move)) return BOOK_WORD + colourAt(bookColour(move))
  return `${ASK_WORD}${letterOf(calledOn(move))} ${cardName(calledFor(move))}`
}

/** Parses a move text without checking its legality: a call on any seat A to H for any number, or a book; else -1. */
export function parseMove(text: string): Move {
  if (text.startsWith(BOOK_WORD)) return parseBook(text)
  if (!text.startsWith(ASK_WORD) || text.charCodeAt(ASK_WORD.length + 1) !== SPACE) return -1
  const of: Seat = seatOf(text.charAt(ASK_WORD.length))
  const card = cardNamed(text.slice(ASK_WORD.length + 2))
  return of < 0 || card < 0 || card === CHEATER ? -1 : packAsk(of, card)
}

function parseBook(text: string): Move {
  const name = text.slice(BOOK_WORD.length)
  const colour = COLOURS.findIndex((other) => other === name)
  return colour < 0 ? -1 : packBook(colour)
}
