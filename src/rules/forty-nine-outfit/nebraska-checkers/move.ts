import type { Kind } from '../../kit'
import { DIAGONALS, JUMP_TO, STEP_TO, type Diagonal, type Place, numberOf } from './squares'
import { parseSquares } from '../parse-squares'

/**
 * A move as one number of at most 22 bits: the starting place (bits 0 to 4), the number of men jumped (bits 5 to 7; 0
 * for a step), and from bit 8 on the diagonals of the step or jumps, two bits each, the first one lowest. A whole chain
 * of jumps is one move.
 */
export type Move = Kind<'move'>

const PLACE_MASK = 31
const JUMP_SHIFT = 5
const ONE_JUMP = 1 << JUMP_SHIFT
const WAY_SHIFT = 8

export function packStep(start: Place, diagonal: Diagonal): Move {
  return start | (diagonal << WAY_SHIFT)
}

/** Returns a chain without jumps. */
export function packStart(start: Place): Move {
  return start
}

/** Returns a chain extended by one jump. */
export function packJump(chain: Move, diagonal: Diagonal): Move {
  return (chain + ONE_JUMP) | (diagonal << (WAY_SHIFT + 2 * jumpsOf(chain)))
}

export function startOf(move: Move): Place {
  return move & PLACE_MASK
}

/** Returns the number of men jumped; 0 for a step. */
export function jumpsOf(move: Move): number {
  return (move >> JUMP_SHIFT) & 7
}

/** Returns the diagonal of a step, or of the jump with this index. */
export function diagonalOf(move: Move, index = 0): Diagonal {
  return (move >> (WAY_SHIFT + 2 * index)) & 3
}

/** Returns the reverse of a step. */
export function reverseStep(step: Move): Move {
  const diagonal = diagonalOf(step)
  return packStep(STEP_TO[DIAGONALS * startOf(step) + diagonal]!, DIAGONALS - 1 - diagonal)
}

/** Returns the places a man touches, from its start to its last landing. */
export function placesOf(move: Move): Place[] {
  const jumps = jumpsOf(move)
  let at = startOf(move)
  if (jumps === 0) return [at, STEP_TO[DIAGONALS * at + diagonalOf(move)]!]
  const places = [at]
  for (let i = 0; i < jumps; i++) {
    at = JUMP_TO[DIAGONALS * at + diagonalOf(move, i)]!
    places.push(at)
  }
  return places
}

/** Writes a move in the notation of the rules page: `39-31`, `17x33x45`. */
export function write(move: Move): string {
  return placesOf(move)
    .map(numberOf)
    .join(jumpsOf(move) > 0 ? 'x' : '-')
}

/** A parsed move text, not yet checked against the position. */
export interface ParsedMove {
  readonly jump: boolean
  /** The start and the landings, numbers from 1 to 49; cut at {@link MAX_SQUARES}, which no legal jump reaches. */
  readonly squares: readonly number[]
  /** Number of squares that the text names. */
  readonly length: number
}

/** Number of squares kept: a start and seven landings, and one too many. */
const MAX_SQUARES = 9

const squares = new Uint8Array(MAX_SQUARES)

/** Parses a move text; returns null if it is malformed. */
export function parseMove(text: string): ParsedMove | null {
  const jump = text.includes('x')
  const length = parseSquares(text, jump ? 'x' : '-', 49, squares)
  if (length < 2 || (!jump && length > 2)) return null
  return { jump, squares: Array.from(squares.subarray(0, length), (square) => square + 1), length }
}
