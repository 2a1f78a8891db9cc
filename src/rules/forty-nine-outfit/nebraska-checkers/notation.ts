import { jumpsOf, placesOf, type Move } from './move'
import { numberOf } from './squares'

/** The page's text of a move: `39-31`, `17x33x45`. */
export function write(move: Move): string {
  return placesOf(move)
    .map(numberOf)
    .join(jumpsOf(move) > 0 ? 'x' : '-')
}

/** A text's wording, understood but not yet judged. */
export interface Wording {
  readonly jump: boolean
  /** Numbers from 1 to 49: where it starts and where it lands, cut where no jump can be as long. */
  readonly squares: readonly number[]
  /** How many squares the text names. */
  readonly length: number
}

/** The start and seven landings, and one too many. */
const MOST_SQUARES = 9

/** Understands a text, read once from left to right however long it is, or answers null. */
export function wording(text: string): Wording | null {
  const squares: number[] = []
  let length = 0
  let mark = 0
  for (let at = 0; ; at++) {
    const digits = digitsAt(text, at)
    const number = Number(text.slice(at, at + digits))
    if (digits === 0 || number > 49) return null
    if (length < MOST_SQUARES) squares.push(number)
    length++
    at += digits
    if (at === text.length) break
    const next = text.charCodeAt(at)
    if ((next !== STEP_MARK && next !== JUMP_MARK) || (mark !== 0 && (mark !== next || mark === STEP_MARK))) return null
    mark = next
  }
  return mark === 0 ? null : { jump: mark === JUMP_MARK, squares, length }
}

/** How many digits stand there, two at most, without a zero in front. */
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
