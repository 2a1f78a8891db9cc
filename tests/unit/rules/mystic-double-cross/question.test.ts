import { describe, expect, it } from 'vitest'
import { LINES_OF_SEVEN } from './oracle'

const FIVES = [5, 10, 15, 20, 25, 30, 35, 40, 45]

interface Cross {
  readonly lines: number
  readonly squares: ReadonlySet<number>
}

/** Returns every set of lines, of all 65,536, that fits on 25 squares. */
function crosses(): Cross[] {
  const found: Cross[] = []
  for (let set = 0; set < 1 << 16; set++) {
    const lines = LINES_OF_SEVEN.filter((_, i) => set & (1 << i))
    const squares = new Set(lines.flat())
    if (squares.size <= 25) found.push({ lines: lines.length, squares })
  }
  return found
}

/**
 * Returns the most that 25 squares can count if the squares of these lines are among them. The free squares go to the
 * highest fives.
 */
function best({ lines, squares }: Cross): number {
  const inside = FIVES.filter((five) => squares.has(five))
  const outside = FIVES.filter((five) => !squares.has(five))
  const free = outside.reverse().slice(0, 25 - squares.size)
  return [...inside, ...free].reduce((sum, five) => sum + five, 0) + 10 * lines
}

function choose(n: bigint, k: bigint): bigint {
  return k === 0n ? 1n : (choose(n - 1n, k - 1n) * n) / k
}

describe('the question of 1928: 265', () => {
  it('is the most of all sets of lines, reached by one set of 25 squares only', () => {
    const all = crosses()
    expect(Math.max(...all.map(({ lines }) => lines))).toBe(4)
    expect(Math.max(...all.map((cross) => best(cross)))).toBe(265)
    const winning = all.filter((cross) => best(cross) === 265)
    // The free squares are just enough for the fives that no line has, so no other squares can be chosen.
    for (const { squares } of winning) {
      expect(25 - squares.size).toBe(FIVES.filter((five) => !squares.has(five)).length)
    }
    const sets = new Set(
      winning.map(({ squares }) => [...new Set([...squares, ...FIVES])].sort((a, b) => a - b).join()),
    )
    expect(sets.size).toBe(1)
    expect([...sets][0]).toBe('3,5,10,12,15,16,17,18,19,20,21,24,25,26,29,30,31,32,33,34,35,38,40,45,47')
    // All counts are multiples of five, and 260 is possible.
    expect(all.some((cross) => best(cross) === 260)).toBe(true)
  })

  it('comes by chance once in 63,205,303,218,876 games', () => {
    expect(choose(49n, 25n)).toBe(63_205_303_218_876n)
  })

  it('averages 115.7 without the Cheater: 225 × 25/49 for the fives, 160 × C(42,18)/C(49,25) for the lines', () => {
    const line = Number(choose(42n, 18n)) / Number(choose(49n, 25n))
    expect(line).toBeCloseTo(0.0056, 4)
    expect((225 * 25) / 49 + 160 * line).toBeCloseTo(115.7, 1)
  })
})
