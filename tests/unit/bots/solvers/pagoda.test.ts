import { describe, expect, it } from 'vitest'
import { isPagoda, pagodaAgainst, worth } from '../../../../src/bots/solvers/jumps'
import { HIGH_BITS, LOW_BITS } from '../../../../src/rules/forty-nine-outfit/cards'
import { possibleFinishes } from '../../../../src/rules/forty-nine-outfit/single-jumps/classes'
import { fortyNinePuzzle } from '../../../../src/rules/forty-nine-outfit/single-jumps/game'
import { ALL_DIRECTIONS, STRAIGHT_DIRECTIONS } from '../../../../src/rules/forty-nine-outfit/jumps'
import { createSeededRng } from '../../../../src/rules/kit'

function board(men: readonly number[]): [low: number, high: number] {
  return [LOW_BITS, HIGH_BITS].map((bits) => men.reduce((mask, man) => mask | bits[man - 1]!, 0)) as [number, number]
}

/**
 * Returns whether no jump gains, by the plain rule: a jump takes away the values of two squares and adds that of one.
 */
function neverGains(values: readonly number[], diagonals: boolean): boolean {
  const steps = diagonals ? [1, 7, 6, 8] : [1, 7]
  for (let square = 0; square < 49; square++) {
    for (const step of steps.flatMap((by) => [by, -by])) {
      const [over, to] = [square + step, square + 2 * step]
      if (to < 0 || to > 48 || Math.abs((to % 7) - (square % 7)) > 2) continue
      if (values[square]! + values[over]! < values[to]!) return false
    }
  }
  return true
}

describe('a pagoda function', () => {
  it('shows that two men far apart never become one', () => {
    const [low, high] = board([1, 49])
    for (const directions of [STRAIGHT_DIRECTIONS, ALL_DIRECTIONS]) {
      const values = pagodaAgainst(low, high, directions, 24)!
      expect(neverGains(values, directions === ALL_DIRECTIONS)).toBe(true)
      expect(isPagoda(values, directions)).toBe(true)
      expect(values[0]! + values[48]!).toBeLessThan(values[24]!)
      expect(worth(values, low, high)).toBe(values[0]! + values[48]!)
    }
  })

  it('is not found where a way is known: men 24 and 25 leave one on 26', () => {
    const [low, high] = board([24, 25])
    expect(pagodaAgainst(low, high, STRAIGHT_DIRECTIONS, 25)).toBeNull()
    expect(pagodaAgainst(...board([17, 25]), STRAIGHT_DIRECTIONS, 32)).not.toBeNull()
    expect(pagodaAgainst(...board([17, 25]), ALL_DIRECTIONS, 32)).toBeNull()
  })

  it('is one by the plain rule wherever random play leads, and is worth too little', () => {
    let found = 0
    for (let i = 0; i < 25; i++) {
      const rng = createSeededRng(`pagoda ${i}`)
      const state = fortyNinePuzzle.start({ start: [2, 3, 11, 18][i % 4]!, finish: 0 }, 1)
      while (fortyNinePuzzle.requiredSeats(state) && state.jumps < 24 + (i % 9)) {
        fortyNinePuzzle.apply(state, 0, fortyNinePuzzle.pick(state, 0, rng))
      }
      const { men } = fortyNinePuzzle.dump(state)
      for (const aim of possibleFinishes(state.low, state.high)) {
        const values = pagodaAgainst(state.low, state.high, STRAIGHT_DIRECTIONS, aim)
        if (!values) continue
        found++
        expect(neverGains(values, false)).toBe(true)
        expect(men.reduce((sum, man) => sum + values[man - 1]!, 0)).toBeLessThan(values[aim]!)
      }
    }
    expect(found).toBeGreaterThan(20)
  })
})
