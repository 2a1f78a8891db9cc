import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isUnion, writeJoinedUnions, writeUnions } from '../../../../src/rules/casino/groups'

const masks = fc.uniqueArray(fc.integer({ min: 1, max: 511 }), { maxLength: 9 })

/** Returns every union of disjoint groups, by trying every choice of groups. */
function byChoice(groups: readonly number[]): Set<number> {
  const found = new Set<number>()
  for (let choice = 0; choice < 1 << groups.length; choice++) {
    const chosen = groups.filter((_, i) => choice & (1 << i))
    const union = chosen.reduce((mask, group) => mask | group, 0)
    if (chosen.reduce((sum, group) => sum + group, 0) === union) found.add(union)
  }
  return found
}

function unionsOf(groups: readonly number[]): number[] {
  const into = new Int32Array(600)
  return [...into.subarray(0, writeUnions(groups, 0, groups.length, into))]
}

describe('unions of disjoint groups', () => {
  it('are listed once each, the empty one first', () => {
    fc.assert(
      fc.property(masks, (groups) => {
        const found = unionsOf(groups)
        expect(found[0]).toBe(0)
        expect(found.length).toBe(new Set(found).size)
        expect(new Set(found)).toEqual(byChoice(groups))
      }),
    )
  })

  it('are told from other sets', () => {
    fc.assert(
      fc.property(masks, (groups) => {
        const all = byChoice(groups)
        for (let mask = 0; mask < 512; mask += 7) expect(isUnion(mask, groups, 0, groups.length)).toBe(all.has(mask))
      }),
    )
  })

  it('are joined with a first group that is disjoint', () => {
    fc.assert(
      fc.property(masks, masks, (firsts, groups) => {
        const others = Int32Array.from(unionsOf(groups))
        const into = new Int32Array(2000)
        const count = writeJoinedUnions(firsts, 0, firsts.length, others, 0, others.length, into, 3)
        const found = [...into.subarray(3, 3 + count)]
        const wanted = firsts.flatMap((first) => [...others].filter((o) => !(o & first)).map((o) => o | first))
        expect(found.sort()).toEqual([...new Set(wanted)].sort())
        expect([...into.subarray(0, 3)]).toEqual([0, 0, 0])
      }),
    )
  })
})
