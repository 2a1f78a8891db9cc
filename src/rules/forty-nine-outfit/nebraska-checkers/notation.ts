import { jumpsOf, placesOf, type Move } from './move'
import { numberOf } from './squares'

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

/** Parses a move text in a single pass, however long it is; returns null if it is malformed. */
export function parseMove(text: string): ParsedMove | null {
  const squares: number[] = []
  let length = 0
  let mark = 0
  for (let at = 0; ; at++) {
    const digits = digitsAt(text, at)
    const number = Number(text.slice(at, at + digits))
    if (digits === 0 || number > 49) return null
    if (length < MAX_SQUARES) squares.push(number)
    length++
    at += digits
    if (at === text.length) break
    const next = text.charCodeAt(at)
    if ((next !== STEP_MARK && next !== JUMP_MARK) || (mark !== 0 && (mark !== next || mark === STEP_MARK))) return null
    mark = next
  }
  return mark === 0 ? null : { jump: mark === JUMP_MARK, squares, length }
}

/** Returns the number of digits at an index: one or two without a leading zero, or 0. */
function digitsAt(text: string, at: number): number {
  const first = text.charCodeAt(at)
  if (!(first > ZERO && first <= NINE)) return 0
  const second = text.charCodeAt(at + 1)
  return second >= ZERO && second <= NINE ? 2 : 1
}

const STEP_MARK = 0x2d
const JUMP_MARK = 0x78
const ZERO = 0x30
const NINE = 0x39
