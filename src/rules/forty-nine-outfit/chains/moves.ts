import { firstMember, HIGH_BITS, LOW_BITS } from '../cards'
import type { Square } from '../board'
import { ALL_DIRECTIONS, JUMP_AT, JUMP_TO, MANNED_HIGH, MANNED_LOW, TOUCHED_HIGH, TOUCHED_LOW } from '../jumps'
import { directionAt, lengthOf, extendChain, startOf, startChain, type Chain } from './move'

/** Writes every move of every man, one for each jump after which it can stop, and returns their number. */
export function listChains(low: number, high: number, into: { [index: number]: Chain }): number {
  let n = 0
  for (let restLow = low, restHigh = high; (restLow | restHigh) !== 0;) {
    const square = firstMember(restLow, restHigh)
    n = listExtensions(low, high, square, startChain(square), into, n)
    restLow &= ~LOW_BITS[square]!
    restHigh &= ~HIGH_BITS[square]!
  }
  return n
}

/** Makes a move on a board: moves the man and removes the men he jumps. Calls `each` after every jump. */
export function applyChain(men: { low: number; high: number }, chain: Chain, each?: (jump: number) => void): void {
  const length = lengthOf(chain)
  let square = startOf(chain)
  for (let i = 0; i < length; i++) {
    const jump = JUMP_AT[ALL_DIRECTIONS * square + directionAt(chain, length, i)]!
    men.low ^= TOUCHED_LOW[jump]!
    men.high ^= TOUCHED_HIGH[jump]!
    square = JUMP_TO[jump]!
    each?.(jump)
  }
}

/** Writes all extensions of an unfinished move by one jump or more. */
function listExtensions(
  low: number,
  high: number,
  at: Square,
  chain: Chain,
  into: { [index: number]: Chain },
  from: number,
): number {
  let n = from
  for (let d = 0; d < ALL_DIRECTIONS; d++) {
    const jump = JUMP_AT[ALL_DIRECTIONS * at + d]!
    if (jump < 0 || !fits(low, high, jump)) continue
    const next = extendChain(chain, d)
    into[n++] = next
    n = listExtensions(low ^ TOUCHED_LOW[jump]!, high ^ TOUCHED_HIGH[jump]!, JUMP_TO[jump]!, next, into, n)
  }
  return n
}

function fits(low: number, high: number, jump: number): boolean {
  return (low & TOUCHED_LOW[jump]!) === MANNED_LOW[jump]! && (high & TOUCHED_HIGH[jump]!) === MANNED_HIGH[jump]!
}
