import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { shuffleHidden, STOCK_ZONE, type Keeper } from '../../../../src/rules/casino/keepers'
import { createSeededRng } from '../../../../src/rules/kit'
import { runCount } from '../../../scale'

/** Returns whether a keeper holds one of the cards that it keeps, if the cards are dealt in order. */
function keeps(cards: readonly number[], wanting: readonly number[], { seat, cards: kept }: Keeper): boolean {
  const from = wanting.slice(0, seat).reduce((sum, size) => sum + size, 0)
  return cards.slice(from, from + wanting[seat]!).some((card) => kept.includes(card))
}

/** Returns the zones of some cards of which the first `wanting[0]` go to seat 0, the next to seat 1, the others to the stock. */
function zonesOf(wanting: readonly number[], size: number): number[] {
  const hands = wanting.flatMap((many, seat) => Array.from({ length: many }, () => seat))
  return Array.from({ length: size }, (_, i) => hands[i] ?? STOCK_ZONE)
}

describe('hidden cards and who keeps which', () => {
  it('leaves every keeper one of his cards where that can be, however unlikely, and loses no card', () => {
    const tables = fc.record({
      seed: fc.string(),
      size: fc.integer({ min: 8, max: 40 }),
      wanting: fc.array(fc.integer({ min: 0, max: 4 }), { minLength: 2, maxLength: 2 }),
      keepers: fc.array(
        fc.record({ seat: fc.nat({ max: 1 }), cards: fc.uniqueArray(fc.nat({ max: 7 }), { maxLength: 3 }) }),
        {
          maxLength: 4,
        },
      ),
    })
    fc.assert(
      fc.property(tables, ({ seed, size, wanting, keepers }) => {
        const all = Array.from({ length: size }, (_, card) => card)
        const cards = [...all]
        shuffleHidden(cards, zonesOf(wanting, size), keepers, createSeededRng(seed))
        expect([...cards].sort((a, b) => a - b)).toEqual(all)
        if (canBe(wanting, keepers)) expect(keepers.every((keeper) => keeps(cards, wanting, keeper))).toBe(true)
      }),
      { numRuns: runCount(150) },
    )
  })

  it('finds every order that agrees as often as any other', () => {
    // Two seats hold one card each of four cards, and seat 0 keeps the 0 or the 1: 2 × 3! orders agree.
    const times = new Map<string, number>()
    const rng = createSeededRng('orders')
    for (let i = 0; i < 6000; i++) {
      const cards = [0, 1, 2, 3]
      shuffleHidden(cards, zonesOf([1, 1], 4), [{ seat: 0, cards: [0, 1] }], rng)
      times.set(cards.join(), (times.get(cards.join()) ?? 0) + 1)
    }
    expect(times.size).toBe(12)
    // Each order is expected 500 times, give or take five standard deviations.
    for (const often of times.values()) expect(Math.abs(often - 500)).toBeLessThan(110)
  })
})

/** Returns whether some two hands of the cards 0 to 7 agree with all keepers, by trying every pair of sets. */
function canBe(wanting: readonly number[], keepers: readonly Keeper[]): boolean {
  const sets = Array.from({ length: 256 }, (_, set) => set)
  const sizeOf = (set: number) => [...set.toString(2)].filter((digit) => digit === '1').length
  const holds = (set: number, kept: readonly number[]) => kept.some((card) => set & (1 << card))
  const fits = sets.filter((set) => sizeOf(set) <= wanting[0]!)
  const others = sets.filter((set) => sizeOf(set) <= wanting[1]!)
  const content = (set: number, seat: number) => keepers.every((k) => k.seat !== seat || holds(set, k.cards))
  const happy = others.filter((set) => content(set, 1))
  return fits.some((set) => content(set, 0) && happy.some((other) => (set & other) === 0))
}
