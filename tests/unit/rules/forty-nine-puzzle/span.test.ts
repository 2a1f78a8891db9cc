import { beforeAll, describe, expect, it } from 'vitest'
import { fortyNinePuzzle } from '../../../../src/rules/forty-nine-outfit/single-jumps/game'

/**
 * The last squares are calculated here without colours. A jump changes three squares in a line from manned to vacant or
 * back. So the squares that differ between two positions are always a sum, modulo two, of upright and level threes.
 * Gaussian elimination finds all such sums.
 */
const ALL = Array.from({ length: 49 }, (_, i) => i)
const bit = (square: number): bigint => 1n << BigInt(square)
const sum = (squares: readonly number[]): bigint => squares.reduce((all, square) => all ^ bit(square), 0n)

const THREES = ALL.flatMap((square) => [
  ...(square % 7 <= 4 ? [sum([square, square + 1, square + 2])] : []),
  ...(square < 35 ? [sum([square, square + 7, square + 14])] : []),
])

/** A basis of all sums of threes: vectors with different highest bits, by that bit. */
const basis = new Map<number, bigint>()

/** Returns what remains of a set of squares when sums of threes are taken away: 0 if the set is such a sum. */
function reduced(set: bigint): bigint {
  let rest = set
  for (let high = 48; high >= 0; high--) {
    const vector = basis.get(high)
    if (vector !== undefined && (rest & bit(high)) !== 0n) rest ^= vector
  }
  return rest
}

beforeAll(() => {
  for (const three of THREES) {
    const rest = reduced(three)
    if (rest !== 0n) basis.set(rest.toString(2).length - 1, rest)
  }
})

/** Returns the squares, numbered from 1, on which a last man may stand as far as sums of threes can tell. */
function lastSquares(vacant: number): number[] {
  const men = sum(ALL.filter((square) => square !== vacant - 1))
  return ALL.filter((square) => reduced(men ^ bit(square)) === 0n).map((square) => square + 1)
}

describe('the "49" Puzzle by linear algebra', () => {
  it('has 70 threes, of which 45 are independent: four questions of odd and even never change', () => {
    expect([THREES.length, basis.size]).toEqual([70, 45])
  })

  it('has no last man from 25 vacancies, 49 among them, and six squares for him from each of the others', () => {
    const counts = ALL.map((square) => lastSquares(square + 1).length)
    expect(counts.filter((count) => count === 0)).toHaveLength(25)
    expect(counts.filter((count) => count === 6)).toHaveLength(24)
    expect(counts[48]).toBe(0)
  })

  it('agrees with the colours on every vacancy', () => {
    for (const square of ALL) {
      const state = fortyNinePuzzle.start({ start: square + 1, finish: 0 }, 1)
      expect(fortyNinePuzzle.dump(state)).toMatchObject({ finishes: lastSquares(square + 1) })
    }
  })

  it('never leaves the last man on the square that was vacant', () => {
    for (const square of ALL) expect(lastSquares(square + 1)).not.toContain(square + 1)
  })
})
