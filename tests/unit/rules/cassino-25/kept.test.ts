import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { BRIDGE_CARDS, seededRng } from '../../../../src/rules/kit'
import { PILE_ZONE, shuffleKeeping, STOCK_ZONE } from '../../../../src/rules/pack/cassino/kept'
import { VALUE } from '../../../../src/rules/pack/cassino/values'
import { runs } from '../../../scale'

describe('cards kept for builds', () => {
  it('are all in the builder’s hand or in a pile, however unlikely, and no card is lost', () => {
    const values = fc.uniqueArray(fc.integer({ min: 1, max: 10 }), { minLength: 1, maxLength: 4 })
    fc.assert(
      fc.property(fc.string(), values, fc.integer({ min: 0, max: 2 }), (seed, wanted, piles) => {
        // As many cards in seat 0's hand and the piles as it keeps for its builds, and those of seat 1 beside it.
        const zones = [
          ...wanted.slice(0, Math.max(0, wanted.length - piles)).map(() => 0),
          ...Array.from({ length: Math.min(piles, wanted.length) }, () => PILE_ZONE),
          ...[1, 1, 1, 1],
        ]
        while (zones.length < BRIDGE_CARDS) zones.push(STOCK_ZONE)
        const kept = wanted.map((value) => ({ seat: 0, value }))
        const cards = Array.from({ length: BRIDGE_CARDS }, (_, card) => card)
        shuffleKeeping(cards, zones, kept, seededRng(seed))
        const near = cards.filter((_, i) => zones[i] === 0 || zones[i] === PILE_ZONE).map((card) => VALUE[card]!)
        expect(near.sort((a, b) => a - b)).toEqual([...wanted].sort((a, b) => a - b))
        expect([...cards].sort((a, b) => a - b)).toEqual(Array.from({ length: BRIDGE_CARDS }, (_, card) => card))
      }),
      { numRuns: runs(300) },
    )
  })
})
