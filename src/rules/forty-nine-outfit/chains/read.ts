import { accept, refuse, type Result } from '../../kit'
import { SQUARES } from '../board'
import { faultOfJump, type JumpRefusal } from '../jumping/fault'
import { ALL_DIRECTIONS, JUMP_AT, jumpDirection, TOUCHED_HIGH, TOUCHED_LOW } from '../jumps'
import { squaresIn } from '../square-lists'
import { longer, touch, type Chain } from './move'
import type { ChainsState } from './state'

/** Why a text is refused: the first rule that it breaks. */
export type ChainsRefusal = 'bad-move' | 'game-over' | JumpRefusal

/** As many squares as eight jumps name, and one more: the ninth jump has nobody to pass, whatever follows. */
const squares = new Uint8Array(10)

/** The legal move that a text stands for, or the first rule that one of its jumps breaks, in their order. */
export function read(state: ChainsState, text: string): Result<Chain, ChainsRefusal> {
  // In range: a chain names two squares or more; directions, jumps.
  if (state.ended) return refuse('game-over', 'The game is over.')
  const named = squaresIn(text, 'x', SQUARES, squares)
  if (named < 2) return refuse('bad-move', WORDING)
  let { low, high } = state
  let chain = touch(squares[0]!)
  for (let i = 1; i < named; i++) {
    const [from, to] = [squares[i - 1]!, squares[i]!]
    const error = faultOfJump(low, high, from, to, ALL_DIRECTIONS)
    if (error) return { ok: false, error }
    const direction = jumpDirection(from, to)
    const jump = JUMP_AT[ALL_DIRECTIONS * from + direction]!
    low ^= TOUCHED_LOW[jump]!
    high ^= TOUCHED_HIGH[jump]!
    chain = longer(chain, direction)
  }
  return accept(chain)
}

const WORDING = 'A move names every square on which one man stands: 25x11 or 25x11x23, with squares from 1 to 49.'
