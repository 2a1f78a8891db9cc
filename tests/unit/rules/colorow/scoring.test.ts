import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { HIGH_BITS, LOW_BITS } from '../../../../src/rules/forty-nine-outfit/cards'
import { completedBy, connectedWith } from '../../../../src/rules/forty-nine-outfit/colorow/rows'
import { countOnLine } from '../../../../src/rules/forty-nine-outfit/lines'
import { runCount } from '../../../scale'

/** Returns the points due for each of some squares, numbered from 1, if one colour covers them one after the other. */
function dues(squares: readonly number[], chain = false): number[] {
  let [low, high] = [0, 0]
  return squares.map((square) => {
    low |= LOW_BITS[square - 1]!
    high |= HIGH_BITS[square - 1]!
    const completed = completedBy(low, high, square - 1)
    const lines = completed === 0 ? 0 : completed | connectedWith(completed, low, high, chain)
    return Array.from({ length: 32 }, (_, line) => line)
      .filter((line) => lines & (1 << line))
      .reduce((sum, line) => sum + countOnLine(line, low, high), 0)
  })
}

describe("the sheet's example", () => {
  it.each([9, 17, 8, 15, 22, 29, 36])('is due 24 in all with the last card on %i, whichever rows connect', (last) => {
    for (const chain of [false, true]) expect(dues([1, 2, 3, 7, 25, 43, last], chain)).toEqual([0, 0, 3, 4, 0, 7, 10])
  })

  it('of the solitaire agrees about lines: a short diagonal with a gap is a row', () => {
    expect(dues([4, 22, 10])).toEqual([0, 0, 3])
  })
})

describe('what a play is due', () => {
  it('pays a lengthened row in full again', () => {
    expect(dues([1, 2, 3, 7, 5])).toEqual([0, 0, 3, 4, 5])
  })

  it('pays nothing for rows that the card does not touch', () => {
    expect(dues([1, 2, 3, 25])).toEqual([0, 0, 3, 0])
  })

  it('pays nothing for a row that only crosses on a square without the colour', () => {
    // 3-10-17 and 8-9-11 cross on square 10 only if it is of the colour.
    expect(dues([3, 17, 24, 8, 9, 11])).toEqual([0, 0, 3, 0, 0, 3])
    expect(dues([3, 17, 24, 8, 9, 11, 10]).at(-1)).toBe(8)
  })

  it('differs between direct and chain only with new, middle and far: seven cards', () => {
    // The middle row is 1-8-15. The far row is 1-2-3, which does not meet the new row 15-16-17.
    const squares = [1, 8, 15, 2, 3, 16, 17]
    expect(dues(squares, false).at(-1)).toBe(6)
    expect(dues(squares, true).at(-1)).toBe(9)
  })

  it('is the same by either reading for up to six cards', () => {
    const six = fc.uniqueArray(fc.integer({ min: 1, max: 49 }), { minLength: 3, maxLength: 6 })
    fc.assert(
      fc.property(six, (squares) => {
        expect(dues(squares, true)).toEqual(dues(squares, false))
      }),
      { numRuns: runCount(3000) },
    )
  })

  it('is 15 at most at once for the shape of five threes', () => {
    expect(Math.max(...dues([1, 2, 3, 9, 15, 16, 17]))).toBeLessThanOrEqual(15)
    expect(Math.max(...dues([1, 2, 3, 15, 16, 17, 9]))).toBe(15)
  })

  it("is 229 at most for the page's first arrangement of a hundred, card by card", () => {
    const arrangement = 'ROROROVGRRROBVBGROYOYGGGVYYYBGBIYOYGVIIIVVBIBIBIV'
    // The colours are independent of each other. The best order of each is found by trying every square as the last
    // one.
    const colours = [...'ROYGBIV'].map((colour) => {
      return Array.from({ length: 49 }, (_, i) => i + 1).filter((square) => arrangement[square - 1] === colour)
    })
    expect(colours.reduce((sum, squares) => sum + bestOrder(squares), 0)).toBe(229)
  })
})

/**
 * Returns the most points that some squares bring if they are covered in their best order. What is due depends on the
 * set of squares and on the last one.
 */
function bestOrder(squares: readonly number[], known = new Map<string, number>()): number {
  const key = squares.join()
  if (squares.length < 3) return 0
  const best =
    known.get(key) ??
    Math.max(
      ...squares.map((last) => {
        const before = squares.filter((square) => square !== last)
        return bestOrder(before, known) + dues([...before, last]).at(-1)!
      }),
    )
  known.set(key, best)
  return best
}
