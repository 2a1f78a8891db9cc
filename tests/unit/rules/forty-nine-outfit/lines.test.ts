import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { HIGH_BITS, LOW_BITS } from '../../../../src/rules/forty-nine-outfit/cards'
import {
  gainAt,
  hasRow,
  countOnLine,
  pointsOfRows,
  STRAIGHT_COUNT_AT,
  STRAIGHTS,
  STRAIGHTS_AT,
} from '../../../../src/rules/forty-nine-outfit/lines'
import { runCount } from '../../../scale'

/** Sets of squares of the board, 0 to 48. */
const squares = fc.uniqueArray(fc.integer({ min: 0, max: 48 }), { maxLength: 25 })

function words(set: readonly number[]): [low: number, high: number] {
  return [set.reduce((mask, s) => mask | LOW_BITS[s]!, 0), set.reduce((mask, s) => mask | HIGH_BITS[s]!, 0)]
}

/** Returns whether three squares stand in one straight line, calculated from their coordinates. */
function straight(a: number, b: number, c: number): boolean {
  const [x, y] = [(s: number) => s % 7, (s: number) => Math.floor(s / 7)]
  const slope = (p: number, q: number) => [x(q) - x(p), y(q) - y(p)] as const
  const [ux, uy] = slope(a, b)
  const [vx, vy] = slope(a, c)
  const along = (dx: number, dy: number) => dx === 0 || dy === 0 || Math.abs(dx) === Math.abs(dy)
  return along(ux, uy) && along(vx, vy) && ux * vy === uy * vx
}

describe('the straight lines', () => {
  it('are 32: 7 across, 7 down, 18 diagonals', () => {
    expect(STRAIGHTS).toHaveLength(32)
    const lengths = STRAIGHTS.map((line) => line.length).sort()
    expect(lengths).toEqual([3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 6, 6, 6, 6, ...Array.from({ length: 16 }, () => 7)])
    expect(STRAIGHTS.map((line) => line.map((s) => s + 1).join())).toContain('4,10,16,22')
  })

  it('hold any three squares that stand in one direction, and no others', () => {
    for (let a = 0; a < 49; a++) {
      for (let b = a + 1; b < 49; b++) {
        for (let c = b + 1; c < 49; c++) {
          const lines = STRAIGHTS.filter((line) => [a, b, c].every((s) => line.includes(s)))
          expect(lines.length).toBe(straight(a, b, c) ? 1 : 0)
        }
      }
    }
  })

  it('are listed for each square through which they pass', () => {
    for (let square = 0; square < 49; square++) {
      const through = [...STRAIGHTS_AT.subarray(4 * square, 4 * square + STRAIGHT_COUNT_AT[square]!)]
      expect(through).toEqual([...STRAIGHTS.keys()].filter((line) => STRAIGHTS[line]!.includes(square)))
    }
  })

  it('count what lies on them', () => {
    fc.assert(
      fc.property(squares, (set) => {
        const [low, high] = words(set)
        const held = STRAIGHTS.map((line) => line.filter((s) => set.includes(s)).length)
        expect(STRAIGHTS.map((_, line) => countOnLine(line, low, high))).toEqual(held)
        expect(STRAIGHTS.map((_, line) => hasRow(line, low, high))).toEqual(held.map((n) => n >= 3))
        expect(pointsOfRows(low, high)).toBe(held.reduce((sum, n) => sum + (n >= 3 ? n : 0), 0))
      }),
      { numRuns: runCount(500) },
    )
  })

  it('gain by one square what stands there more', () => {
    fc.assert(
      fc.property(squares, fc.integer({ min: 0, max: 48 }), (set, square) => {
        const without = set.filter((s) => s !== square)
        const [before, after] = [words(without), words([...without, square])]
        expect(gainAt(square, ...before)).toBe(pointsOfRows(...after) - pointsOfRows(...before))
      }),
      { numRuns: runCount(500) },
    )
  })
})
