import { accept, refuse, type Result } from '../../kit'
import { squaresIn } from '../square-lists'
import { packMove, REACH, STRIP, type StripMove, type StripState } from './state'

/** Why a text is refused: the first rule that it breaks. */
export type StripRefusal = 'bad-move' | 'game-over' | 'no-man' | 'not-vacant' | 'too-far'

const squares = new Uint8Array(2)

export function read(state: StripState, text: string): Result<StripMove, StripRefusal> {
  // In range: a move names two squares.
  if (state.ended) return refuse('game-over', 'The game is over.')
  if (squaresIn(text, '-', STRIP, squares) !== 2) {
    return refuse('bad-move', 'A move is a square and the vacant one: 5-7, with squares from 1 to 7.')
  }
  const [from, to] = [squares[0]!, squares[1]!]
  if (from === state.vacant) return refuse('no-man', `No man stands on square ${from + 1}.`)
  if (to !== state.vacant) return refuse('not-vacant', `A man stands on square ${to + 1}.`)
  if (Math.abs(to - from) > REACH) return refuse('too-far', 'A man jumps over two others at most.')
  return accept(packMove(from, to))
}
