import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { reasonFor } from '../../../src/bots/reasons/color-casino'
import en from '../../../src/renderer/games/color-casino/en'
import { IS_FULL_DEPTH } from '../../scale'
import { expectHiddenCardsUnused, expectSoundMoves, reasonsGiven, winShare } from './casino-tables'

describe('bots of Color Casino', () => {
  it('make sound moves at every level, with every option and number of seats', () => {
    expectSoundMoves(
      'color-casino',
      [2, 3, 4, 5, 6],
      fc.record({ target: fc.constantFrom(3, 21), leftovers: fc.constantFrom('last-trick', 'board', 'out') }),
    )
  })

  it('decide by what their seat sees and was told, and by nothing else', () => {
    expectHiddenCardsUnused('color-casino', 8)
  })

  if (IS_FULL_DEPTH) {
    it('get better from level to level', () => {
      expect(winShare('color-casino', 1, 'random', 6)).toBeGreaterThan(0.55)
      expect(winShare('color-casino', 2, 1, 8)).toBeGreaterThan(0.55)
      expect(winShare('color-casino', 4, 2, 8)).toBeGreaterThan(0.6)
      expect(winShare('color-casino', 5, 'random', 1, { target: 7 })).toBeGreaterThan(0.85)
    })
  }

  it('have a sentence for every reason, and a reason for every move of random games', () => {
    const keys = reasonsGiven('color-casino', reasonFor)
    expect([...keys].filter((key) => !(key in en.reason))).toEqual([])
    expect(keys.size).toBeGreaterThan(9)
    expect(() => reasonFor({ state: {} } as never, 0, 'bow')).toThrow('no move of')
  })
})
