import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { reasonFor } from '../../../src/bots/reasons/chicago-casino'
import en from '../../../src/renderer/games/chicago-casino/en'
import { IS_FULL_DEPTH } from '../../scale'
import { createSeededRng, type Options } from '../../../src/rules/kit'
import { expectHiddenCardsUnused, expectSoundMoves, positionAfter, reasonsGiven, winShare } from './casino-tables'
import { searchOf } from './decisions'

describe('bots of Chicago-Casino', () => {
  it('make sound moves at every level, with every option and number of seats', () => {
    expectSoundMoves(
      'chicago-casino',
      [2, 3, 5, 8],
      fc.record({ target: fc.constantFrom(0, 60), cheater: fc.boolean() }),
    )
  })

  it('decide by what their seat sees and was told, and by nothing else', () => {
    expectHiddenCardsUnused('chicago-casino', 8)
  })

  it('look to the end of the round, to win, in the last three deals of a game of one round, at level 5', () => {
    const outlook = (plies: number, options: Options = {}) => {
      const { game, state, told } = positionAfter('chicago-casino', plies, createSeededRng('outlook'), 2, options)
      const { search } = searchOf(game, state, 0, told[0]!)!
      const dealt = positionAfter('chicago-casino', plies + 8, createSeededRng('outlook'), 2, options).state
      return { seesNextDeal: !search.stops!(dealt), pointShare: search.reward.pointShare }
    }
    expect(outlook(16)).toEqual({ seesNextDeal: false, pointShare: 1 })
    expect(outlook(24)).toEqual({ seesNextDeal: true, pointShare: 0.2 })
    expect(outlook(24, { target: 60 })).toEqual({ seesNextDeal: false, pointShare: 1 })
  })

  if (IS_FULL_DEPTH) {
    it('get better from level to level', () => {
      expect(winShare('chicago-casino', 1, 'random', 60)).toBeGreaterThan(0.55)
      expect(winShare('chicago-casino', 2, 1, 60)).toBeGreaterThan(0.5)
      expect(winShare('chicago-casino', 3, 1, 60)).toBeGreaterThan(0.53)
      expect(winShare('chicago-casino', 5, 'random', 4)).toBeGreaterThan(0.75)
    })
  }

  it('have a sentence for every reason, and a reason for every move of random games', () => {
    const keys = reasonsGiven('chicago-casino', reasonFor, { cheater: true })
    expect([...keys].filter((key) => !(key in en.reason))).toEqual([])
    expect(keys.size).toBeGreaterThan(9)
    expect(() => reasonFor({ state: {} } as never, 0, 'bow')).toThrow('no move of')
  })
})
