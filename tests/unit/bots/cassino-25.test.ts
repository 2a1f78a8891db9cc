import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { reasonFor25 } from '../../../src/bots/reasons/cassino'
import en from '../../../src/renderer/games/cassino-25/en'
import { expectHiddenCardsUnused, expectSoundMoves, reasonsGiven, winShare } from './casino-tables'

describe('bots of Cassino to 25', () => {
  it('make sound moves at every level, with every option and number of seats', () => {
    expectSoundMoves('cassino-25', [2, 3, 4], fc.record({ target: fc.constantFrom(11, 21, 25), calls: fc.boolean() }))
  })

  it('decide by what their seat sees and was told, and by nothing else', () => {
    expectHiddenCardsUnused('cassino-25', 8)
  })

  it('get better from level to level', () => {
    expect(winShare('cassino-25', 1, 'random', 4, { target: 11 })).toBeGreaterThan(0.6)
    expect(winShare('cassino-25', 2, 1, 4, { target: 11 })).toBeGreaterThan(0.6)
    expect(winShare('cassino-25', 3, 2, 4, { target: 11 })).toBeGreaterThan(0.55)
    expect(winShare('cassino-25', 5, 'random', 1, { target: 11 })).toBeGreaterThan(0.85)
  })

  it('have a sentence for every reason, and a reason for every move of random games', () => {
    const keys = reasonsGiven('cassino-25', reasonFor25)
    expect([...keys].filter((key) => !(key in en.reason))).toEqual([])
    expect(keys.size).toBeGreaterThan(9)
    expect(() => reasonFor25({ state: {} } as never, 0, 'bow')).toThrow('no move of')
  })
})
