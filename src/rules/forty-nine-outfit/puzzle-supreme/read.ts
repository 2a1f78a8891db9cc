import { refuse, type Result } from '../../kit'
import { SQUARES } from '../board'
import { parsePlacing, type Placing } from '../placing'
import { judgePlacing, type PlacingRefusal } from '../tray/read'
import { isSolved, type PuzzleSupremeState } from './state'

/** Why a text is refused: the first rule that it breaks. */
export type PuzzleSupremeRefusal = 'bad-move' | 'game-over' | PlacingRefusal

/** The legal move that a text stands for, or the first broken rule in the page's order. */
export function read(state: PuzzleSupremeState, text: string): Result<Placing, PuzzleSupremeRefusal> {
  if (isSolved(state)) return refuse('game-over', 'The puzzle is solved.')
  const move = parsePlacing(text, SQUARES)
  if (move < 0) {
    return refuse(
      'bad-move',
      'A move is a card and a square (17@25), or a card put off the board (17@off); both are 1 to 49.',
    )
  }
  return judgePlacing(state, move)
}
