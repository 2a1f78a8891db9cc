import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { SequentialHalving } from '../../../src/bots/search/sequential-halving'
import { PlayoutResult } from '../../../src/bots/search/reward'

/** Plays a whole contest and returns how often each entrant was tried. */
function run(
  contest: SequentialHalving,
  budget: number,
  entrants: number,
  proof: (entrant: number) => number,
): number[] {
  const tries = new Array<number>(entrants).fill(0)
  for (let i = 0; i < budget && !contest.isDecided(); i++) {
    const entrant = contest.next()
    tries[entrant]!++
    if (contest.isRoundOver()) contest.halve(proof, tries[entrant]!)
  }
  return tries
}

describe('sequential halving', () => {
  it('ends with the best on top, tries nobody less than any that went out before, and keeps to its budget', () => {
    const worth = fc.uniqueArray(fc.integer({ min: 0, max: 1000 }), { minLength: 2, maxLength: 60 })
    fc.assert(
      fc.property(worth, fc.integer({ min: 100, max: 3000 }), (values, budget) => {
        const contest = new SequentialHalving(values.length, budget)
        const proof = (entrant: number) => values[entrant]! / 1000
        const tries = run(contest, budget, values.length, proof)
        const order = contest.ranking(proof)
        expect(values[order[0]!]).toBe(Math.max(...values))
        expect(tries.reduce((sum, n) => sum + n, 0)).toBeLessThanOrEqual(budget)
        for (let i = 1; i < order.length; i++) {
          expect(tries[order[i - 1]!]! + 1).toBeGreaterThanOrEqual(tries[order[i]!]!)
        }
      }),
    )
  })

  it('ranks whoever was never tried last, however good it might be', () => {
    const entrants = fc.integer({ min: 2, max: 200 })
    fc.assert(
      fc.property(entrants, fc.integer({ min: 1, max: 100 }), (count, budget) => {
        const contest = new SequentialHalving(count, budget)
        // As in a search: half a win for an entrant that was never tried, and less for the others.
        const tries = new Array<number>(count).fill(0)
        const proof = (entrant: number) => (tries[entrant] === 0 ? 0.5 : 0.4 - entrant / 1000)
        for (let i = 0; i < budget && !contest.isDecided(); i++) {
          const entrant = contest.next()
          tries[entrant]!++
          if (contest.isRoundOver()) contest.halve(proof, tries[entrant]!)
        }
        const order = contest.ranking(proof).map((entrant) => tries[entrant]! > 0)
        expect(order).toEqual([...order].sort((a, b) => Number(b) - Number(a)))
      }),
    )
  })

  it('gives every heat to all that are still in', () => {
    const contest = new SequentialHalving(4, 400)
    expect([0, 1, 2, 3].map(() => [contest.isHeatStart(), contest.next()])).toEqual([
      [true, 0],
      [false, 1],
      [false, 2],
      [false, 3],
    ])
    expect(contest.isHeatStart()).toBe(true)
  })

  it('stops early when one is clearly better than all others', () => {
    const tries = run(new SequentialHalving(3, 3000), 3000, 3, (entrant) => (entrant === 1 ? 0.9 : 0.2))
    expect(tries.reduce((sum, n) => sum + n, 0)).toBeLessThan(3000)
  })
})

describe('verdict', () => {
  const judge = (scores: number[], winners: number[] | null) => {
    const verdict = new PlayoutResult(scores.length, { pointShare: 0.5, scale: 10 })
    verdict.fromOutcome({ over: winners !== null, scores, winners, reason: null })
    return [[...verdict.shares], [...verdict.rewards]]
  }

  it('blends the win with the lead', () => {
    expect(judge([20, 10], [0])).toEqual([
      [1, 0],
      [0.875, 0.125],
    ])
    expect(judge([10, 10], [0, 1])).toEqual([
      [0.5, 0.5],
      [0.5, 0.5],
    ])
  })

  it('follows the rules where the most points do not win', () => {
    expect(judge([3, 9], [0])[0]).toEqual([1, 0])
    expect(judge([3, 9], [0])[1]![0]).toBeGreaterThan(judge([3, 9], [1])[1]![0]!)
  })

  it('judges a game broken off as it stands', () => {
    expect(judge([5, 5, 1], null)[0]).toEqual([0.5, 0.5, 0])
  })
})
