import { letterOf, seatOf, type Seat } from '../../kit'
import { cardName, cardNamed, CHEATER, colourAt, COLOURS } from '../cards'
import { bookColour, calledFor, calledOn, isBook, packAsk, packBook, type Move } from './move'

const ASK = 'ask '
const BOOK = 'book '
const SPACE = 0x20

/** Writes a move in the notation of the rules page: `ask B 17`, `book green`. */
export function write(move: Move): string {
  if (isBook(move)) return BOOK + colourAt(bookColour(move))
  return `${ASK}${letterOf(calledOn(move))} ${cardName(calledFor(move))}`
}

/** Parses a move text without checking its legality: a call on any seat A to H for any number, or a book; else -1. */
export function parseMove(text: string): Move {
  if (text.startsWith(BOOK)) return parseBook(text)
  if (!text.startsWith(ASK) || text.charCodeAt(ASK.length + 1) !== SPACE) return -1
  const of: Seat = seatOf(text.charAt(ASK.length))
  const card = cardNamed(text.slice(ASK.length + 2))
  return of < 0 || card < 0 || card === CHEATER ? -1 : packAsk(of, card)
}

function parseBook(text: string): Move {
  const name = text.slice(BOOK.length)
  const colour = COLOURS.findIndex((other) => other === name)
  return colour < 0 ? -1 : packBook(colour)
}
