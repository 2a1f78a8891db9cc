import { describe, expect, it } from 'vitest'
import { redeal } from '../../../src/bots/heuristics/forty-nine'
import { fortyNine } from '../../../src/rules/forty-nine-outfit/forty-nine'
import type { FortyNineState } from '../../../src/rules/forty-nine-outfit/forty-nine/state'
import { createSeededRng, tableAfter } from './tables'
import { piecesOf } from '../conformance/census'

describe('fast determinization of Forty-Nine', () => {
  it('conserves the pack, honours sizes and shows the eye nothing new, in 10,000 positions', () => {
    const rng = createSeededRng('redeal')
    let dealt = 0
    while (dealt < 10_000) {
      const table = tableAfter(1 + rng.below(80), rng, 2 + rng.below(4))
      const eye = table.turn
      const before = { names: names(table), sizes: sizes(table) }
      for (let i = 0; i < 25; i++) {
        const again = fortyNine.clone(table)
        if (!redeal(again, eye, rng)) break
        if (i === 0) expect(fortyNine.view(again, eye)).toEqual(fortyNine.view(table, eye))
        if (names(again) !== before.names || sizes(again) !== before.sizes)
          expect.fail(`not conserved: ${sizes(again)}`)
        dealt++
      }
    }
  })

  it('deals every unseen card everywhere about equally often', () => {
    const table = tableAfter(14, createSeededRng('even'))
    const eye = table.turn
    const other = 1 - eye
    const rng = createSeededRng('even again')
    const times = new Map<string, number>()
    const deals = 6000
    for (let i = 0; i < deals; i++) {
      const again = fortyNine.clone(table)
      expect(redeal(again, eye, rng)).toBe(true)
      const hand = fortyNine.dump(again).hands[other === 0 ? 'A' : 'B'] as readonly string[]
      for (const card of hand) times.set(card, (times.get(card) ?? 0) + 1)
    }
    const seen = fortyNine.view(table, eye)
    const size = seen.hands[other === 0 ? 'A' : 'B'] as number
    const unseen = size + (seen.stock as number)
    const expected = (deals * size) / unseen
    expect(times.size).toBe(unseen)
    for (const count of times.values()) expect(Math.abs(count - expected)).toBeLessThan(6 * Math.sqrt(expected))
  })

  it('leaves strict tables, the opening and other seats to imagine', () => {
    const rng = createSeededRng('refused')
    const strict = tableAfter(6, rng, 2, { referee: 'strict' })
    expect(redeal(strict, strict.turn, rng)).toBe(false)
    const opening = tableAfter(0, rng)
    expect(redeal(opening, opening.turn, rng)).toBe(false)
    const table = tableAfter(6, rng)
    expect(redeal(table, 1 - table.turn, rng)).toBe(false)
  })
})

/** Returns the cards of a table without their places, as one text, because texts are quick to compare. */
function names(state: FortyNineState): string {
  return piecesOf(fortyNine, state).join()
}

function sizes(state: FortyNineState): string {
  const { hands, stock } = fortyNine.dump(state)
  return JSON.stringify([Object.values(hands).map((hand) => (hand as string[]).length), (stock as string[]).length])
}
