import { accept, refuse, type Result } from '../../kit'
import { cardNamed, CHEATER } from '../cards'
import { isCounted } from '../fives-and-rows'
import { DRAW, squareOf, type Move } from './move'
import { isOver, type MysticDoubleCrossState } from './state'

/** Error codes of refused move texts: the first rule that the text breaks. */
export type MysticDoubleCrossRefusal = 'bad-move' | 'game-over' | 'no-cheater' | 'place-cheater-first' | 'square-taken'

const ON = 'C@'
/** Length of the longest placing, `C@45`. */
const MAX_LENGTH = 4

/** Writes a move in the notation of the rules page: `draw`, `C@45`. */
export function write(move: Move): string {
  return move === DRAW ? 'draw' : `${ON}${move + 1}`
}

/** Parses a move text: returns the legal move, or the first broken rule in the order of the rules page. */
export function read(state: MysticDoubleCrossState, text: string): Result<Move, MysticDoubleCrossRefusal> {
  if (isOver(state)) return refuse('game-over', 'The game is over.')
  const move = parseMove(text)
  if (move < 0) return refuse('bad-move', 'A move is draw, or the Cheater on one of the 49 squares, as C@45.')
  if (move === DRAW) {
    return state.inHand
      ? refuse('place-cheater-first', 'The Cheater is in hand and is placed before another card is turned up.')
      : accept(DRAW)
  }
  if (!state.inHand) return refuse('no-cheater', 'The Cheater is not in hand.')
  if (isCounted(state, squareOf(move))) return refuse('square-taken', `A card lies on square ${move + 1} already.`)
  return accept(move)
}

function parseMove(text: string): Move {
  if (text === 'draw') return DRAW
  if (text.length > MAX_LENGTH || !text.startsWith(ON)) return -1
  const square: number = cardNamed(text.slice(ON.length))
  return square < CHEATER ? square : -1
}
