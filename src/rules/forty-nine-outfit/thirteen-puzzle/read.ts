import { accept, refuse, type Result } from '../../kit'
import { cardNamed } from '../cards'
import { fromOf, packSlide, toOf, type Move } from './move'
import type { ThirteenPuzzleState } from './state'
import { adjoin, TRAY_SIZE } from './tray'

/** Error codes of refused move texts: the first rule that the text breaks. */
export type ThirteenPuzzleRefusal = 'bad-move' | 'game-over' | 'no-card' | 'not-adjoining' | 'not-vacant'

/** Length of the longest text, `13-14`. */
const MAX_LENGTH = 5

/** Writes a slide in the notation of the rules page: `13-14`. */
export function write(move: Move): string {
  return `${fromOf(move) + 1}-${toOf(move) + 1}`
}

/** Parses a move text: returns the legal slide, or the first broken rule in the order of the rules page. */
export function read(state: ThirteenPuzzleState, text: string): Result<Move, ThirteenPuzzleRefusal> {
  if (state.ended) return refuse('game-over', 'The game is over.')
  const move = parseMove(text)
  if (move < 0) return refuse('bad-move', 'A move names two of the squares 1 to 14, as 13-14: from there to here.')
  const from = fromOf(move)
  const to = toOf(move)
  if (from === state.vacant) return refuse('no-card', `No card lies on square ${from + 1}: it is the vacant one.`)
  if (to !== state.vacant) {
    return refuse('not-vacant', `Square ${to + 1} is taken: a card slides to the vacant square ${state.vacant + 1}.`)
  }
  if (!adjoin(from, to)) {
    return refuse('not-adjoining', `Squares ${from + 1} and ${to + 1} share no side: cards slide level or upright.`)
  }
  return accept(move)
}

function parseMove(text: string): Move {
  if (text.length > MAX_LENGTH) return -1
  const dash = text.indexOf('-')
  const from = squareNamed(text.slice(0, dash))
  const to = squareNamed(text.slice(dash + 1))
  return dash < 0 || from < 0 || to < 0 ? -1 : packSlide(from, to)
}

/** Parses a square; it is written like the card that belongs there. */
function squareNamed(text: string): number {
  const square = cardNamed(text)
  return square < TRAY_SIZE ? square : -1
}
