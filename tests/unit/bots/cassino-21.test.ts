import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { reasonFor21 } from '../../../src/bots/reasons/cassino'
import en from '../../../src/renderer/games/cassino-21/en'
import { IS_FULL_DEPTH } from '../../scale'
import { expectHiddenCardsUnused, expectSoundMoves, reasonsGiven, winShare } from './casino-tables'

describe('bots of Cassino to 11 or 21', () => {
  it('make sound moves at every level, with every option and number of seats', () => {
    expectSoundMoves('cassino-21', [2, 3, 4], fc.record({ target: fc.constantFrom(11, 21) }))
  })

  it('decide by what their seat sees and was told, and by nothing else', () => {
    expectHiddenCardsUnused('cassino-21', 8)
  })

  if (IS_FULL_DEPTH) {
    it('get better from level to level', () => {
      expect(winShare('cassino-21', 2, 1, 6, { target: 11 })).toBeGreaterThan(0.6)
      expect(winShare('cassino-21', 3, 2, 6, { target: 11 })).toBeGreaterThan(0.55)
      expect(winShare('cassino-21', 5, 'random', 1, { target: 11 })).toBeGreaterThan(0.85)
    })
  }

  it('have a sentence for every reason, and a reason for every move of random games', () => {
    const keys = reasonsGiven('cassino-21', reasonFor21)
    expect([...keys].filter((key) => !(key in en.reason))).toEqual([])
    expect(keys.size).toBeGreaterThan(9)
    expect(() => reasonFor21({ state: {} } as never, 0, 'bow')).toThrow('no move of')
  })
})
