import { describe, expect, it } from 'vitest'
import { countByCards } from './ten/by-cards'
import { countByHands, straightPairs } from './ten/by-hands'

describe('the question of 1928', () => {
  it('has 328,712,515,200 answers, counted hand by hand', () => {
    expect(countByHands()).toBe(328_712_515_200)
  })

  it('and just as many, counted card by card', () => {
    expect(countByCards()).toBe(328_712_515_200)
  })

  it('leaves six eights and five nines, which go together in twenty ways', () => {
    const pairs = straightPairs()
    const ends = (runs: number[][]) => [...new Set(runs.map((run) => `${run[0]! + 1}-${run[4]! + 1}`))]
    expect(ends(pairs.map(([eight]) => eight))).toEqual(['26-30', '27-31', '33-37', '34-38', '40-44', '41-45'])
    expect(ends(pairs.map(([, nine]) => nine)).sort()).toEqual(['25-29', '28-32', '32-36', '35-39', '39-43'])
    expect(pairs).toHaveLength(20)
  })
})
