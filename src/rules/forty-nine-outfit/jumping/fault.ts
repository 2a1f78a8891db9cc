import type { Refusal } from '../../kit'
import { HIGH_BITS, LOW_BITS } from '../cards'
import type { Square } from '../board'
import { ALL_DIRECTIONS, JUMP_OVER, JUMP_AT, jumpDirection, STRAIGHT_DIRECTIONS } from '../jumps'

/** Error codes of refused jumps. */
export type JumpRefusal = 'not-a-jump' | 'no-man' | 'not-vacant' | 'nothing-to-jump'

/**
 * Returns the first rule that a jump breaks, in the order of the rules pages (`not-a-jump`, `no-man`, `not-vacant`,
 * `nothing-to-jump`), or null if it is legal. Squares are counted from 0.
 */
export function faultOfJump(
  low: number,
  high: number,
  from: Square,
  to: Square,
  directions: number,
): Refusal<JumpRefusal> | null {
  const direction = jumpDirection(from, to)
  if (direction < 0 || direction >= directions) return { code: 'not-a-jump', message: WHERE_TO[directions]! }
  if (!isManned(low, high, from)) return { code: 'no-man', message: `No man stands on square ${from + 1}.` }
  if (isManned(low, high, to)) {
    return { code: 'not-vacant', message: `A man must land on a vacant square, and one stands on ${to + 1}.` }
  }
  const over = JUMP_OVER[JUMP_AT[ALL_DIRECTIONS * from + direction]!]!
  if (isManned(low, high, over)) return null
  return { code: 'nothing-to-jump', message: `A man jumps over another, but square ${over + 1} is vacant.` }
}

const WHERE_TO: Readonly<Record<number, string>> = {
  [STRAIGHT_DIRECTIONS]: 'A jump goes two squares, upright or level.',
  [ALL_DIRECTIONS]: 'A jump goes two squares, upright, level or diagonally.',
}

function isManned(low: number, high: number, square: Square): boolean {
  return ((low & LOW_BITS[square]!) | (high & HIGH_BITS[square]!)) !== 0
}
