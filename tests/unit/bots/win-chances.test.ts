import { describe, expect, it } from 'vitest'
import { makeTable } from '../../../build/win-chances/make-table'
import roundTables from '../../../src/bots/win-chances/round-tables.json'
import { chanceBeforeRound, chanceWithinRound } from '../../../src/bots/win-chances/win-chances'
import { PlayoutResult } from '../../../src/bots/search/reward'
import { gameById } from '../../../src/rules/catalogue'
import { everyOther, runCount } from '../../scale'

const GAMES = Object.keys(roundTables) as (keyof typeof roundTables)[]
const NEEDS = [1, 3, 6, 11, 16, 21, 25]

describe.each(everyOther(GAMES))('the chances to win %s', (id) => {
  const chance = chanceBeforeRound(roundTables[id])

  it('are such as rounds of the game make them', () => {
    // A table from few rounds of a quick level is coarse, but a wrong table would be off by far more.
    const coarse = chanceBeforeRound(makeTable(gameById(id), runCount(400, 60), 3))
    const off = NEEDS.flatMap((own) => NEEDS.map((other) => Math.abs(coarse(own, other) - chance(own, other))))
    expect(Math.max(...off)).toBeLessThan(0.2)
    expect(off.reduce((sum, one) => sum + one, 0) / off.length).toBeLessThan(0.06)
  })

  it('belong to one side or the other, and are better for who needs less', () => {
    for (const own of NEEDS) {
      for (const other of NEEDS) {
        expect(chance(own, other) + chance(other, own)).toBeCloseTo(1, 2)
        expect(chance(own, other + 2)).toBeGreaterThanOrEqual(chance(own, other) - 0.01)
      }
    }
    expect([chance(0, 3), chance(4, -1), chance(-2, -2), chance(-1, -2), chance(-2, -1)]).toEqual([1, 0, 0.5, 0, 1])
    expect(chance(2.5, 7)).toBeCloseTo((chance(2, 7) + chance(3, 7)) / 2, 9)
  })

  it('are less certain the more of a round is to come', () => {
    const table = roundTables[id]
    const after = (left: number) => chanceWithinRound(table, { target: 21, before: 14, left })(12, 7)
    expect(after(0)).toBeCloseTo(chance(9, 14), 9)
    expect(after(0.1)).toBeGreaterThan(after(0.8))
    expect(after(0.8)).toBeGreaterThan(0.5)
  })
})

describe('a verdict', () => {
  it('takes the chance of a side for its share of the win, where a plan knows it', () => {
    const chance = (own: number, other: number): number => (own > other ? 0.7 : 0.3)
    const fill = (_state: null, into: Float64Array): void => {
      into.set([5, 2, 5, 2].slice(0, into.length))
    }
    const partners = new PlayoutResult(4, { pointShare: 0, scale: 10, chance }, [0, 1, 0, 1])
    partners.from(null, fill)
    expect([...partners.rewards]).toEqual([0.7, 0.30000000000000004, 0.7, 0.30000000000000004])
    const two = new PlayoutResult(2, { pointShare: 0.5, scale: 3, chance })
    two.from(null, fill)
    expect(two.shares[0]).toBe(0.7)
    expect(two.rewards[0]).toBeCloseTo(0.35 + 0.5 * (0.5 + (0.5 * 3) / 6), 9)
  })
})
