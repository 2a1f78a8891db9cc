import { count, HIGH_BITS, LOW_BITS, lowestBit, FIRST_HIGH_MEMBER } from '../cards'
import { SIDE, SQUARES, type Square } from '../board'

/** Masks of the squares that share a row, a column or a diagonal of any length with each square, itself excluded. */
const CLASH_LOW = Int32Array.from({ length: SQUARES }, (_, square) => clashMask(LOW_BITS, square))
const CLASH_HIGH = Int32Array.from({ length: SQUARES }, (_, square) => clashMask(HIGH_BITS, square))

function clashMask(bits: Int32Array, from: Square): number {
  let mask = 0
  for (let to = 0; to < SQUARES; to++) if (to !== from && clash(from, to)) mask |= bits[to]!
  return mask
}

/** Whether cards on two different squares clash. */
export function clash(one: Square, two: Square): boolean {
  const rows = Math.abs(Math.floor(one / SIDE) - Math.floor(two / SIDE))
  const columns = Math.abs((one % SIDE) - (two % SIDE))
  return rows === 0 || columns === 0 || rows === columns
}

/** Whether any two cards of a set clash. */
export function anyClash(low: number, high: number): boolean {
  for (let rest = low; rest !== 0; rest &= rest - 1) if (countClashes(lowestBit(rest), low, high) !== 0) return true
  for (let rest = high; rest !== 0; rest &= rest - 1)
    if (countClashes(FIRST_HIGH_MEMBER + lowestBit(rest), low, high) !== 0) return true
  return false
}

/** Counts the cards of a set that clash with a card on a square. */
export function countClashes(square: Square, low: number, high: number): number {
  return count(CLASH_LOW[square]! & low) + count(CLASH_HIGH[square]! & high)
}
