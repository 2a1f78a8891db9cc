import fc from 'fast-check'
import { describe, it } from 'vitest'
import { cassino21 } from '../../../../src/rules/pack/cassino-21'
import { compareGames } from '../cassino/beside'

describe('beside a plain model of the page', () => {
  it('the engine stands the same, lists the same and refuses the same in random games', () => {
    const options = fc.record({ target: fc.constantFrom(11, 21), partners: fc.boolean() })
    compareGames(cassino21, 21, options, 12)
  })
})
