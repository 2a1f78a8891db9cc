import { countMembers, HIGH_BITS, LOW_BITS, wordsOf } from '../cards'
import { SIDE, SQUARES, type Square } from '../board'

/**
 * Number of classes in the class rule of peg solitaire with vertical and horizontal jumps (Reiss 1857; Berlekamp,
 * Conway and Guy, Winning Ways, ch. 23). Three squares in a line have three different classes (row + column) mod 3, and
 * likewise (row - column) mod 3. A jump changes the number of men in each class by one, so whether two classes have
 * equal parity never changes.
 */
export const CLASSES = 3

/** Returns the class of a square in one of the two colourings: 0, 1 or 2. */
export function classOf(square: Square, colouring: number): number {
  const [row, column] = [Math.floor(square / SIDE), square % SIDE]
  return (colouring === 0 ? row + column : row - column + 2 * CLASSES) % CLASSES
}

const SQUARE_LIST: readonly Square[] = Array.from({ length: SQUARES }, (_, square) => square)

/** Masks of the classes: class c of colouring k at entry `CLASSES * k + c`. */
const [CLASS_LOW, CLASS_HIGH] = wordsOf(
  Array.from({ length: 2 * CLASSES }, (_, i) =>
    SQUARE_LIST.filter((square) => classOf(square, Math.floor(i / CLASSES)) === i % CLASSES),
  ),
)

/**
 * Returns four bits that no jump changes: for each colouring, the parity of classes 0 and 1 together, and of 0 and 2.
 */
function invariant(low: number, high: number): number {
  let bits = 0
  for (let colouring = 0; colouring < 2; colouring++) {
    const parityOf = (c: number) => parity(low, high, CLASSES * colouring + c)
    const zero = parityOf(0)
    bits = (bits << 2) | ((zero ^ parityOf(1)) << 1) | (zero ^ parityOf(2))
  }
  return bits
}

/**
 * Returns the squares, counted from 0 and ascending, on which a single man would have the same invariant as these men.
 */
export function possibleFinishes(low: number, high: number): Square[] {
  const wanted = invariant(low, high)
  return SQUARE_LIST.filter((square) => SQUARE_INVARIANTS[square] === wanted)
}

const SQUARE_INVARIANTS = Int32Array.from({ length: SQUARES }, (_, square) =>
  invariant(LOW_BITS[square]!, HIGH_BITS[square]!),
)

function parity(low: number, high: number, at: number): number {
  return countMembers(low & CLASS_LOW[at]!, high & CLASS_HIGH[at]!) & 1
}
