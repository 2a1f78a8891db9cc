import fc from 'fast-check'
import { describe, it } from 'vitest'
import { cassino25 } from '../../../../src/rules/pack/cassino-25'
import { compareGames } from '../cassino/beside'

describe('beside a plain model of the page', () => {
  it('the engine stands the same, lists the same and refuses the same in random games', () => {
    const options = fc.record({ target: fc.constantFrom(11, 21, 25), calls: fc.boolean() })
    compareGames(cassino25, 25, options, 12)
  })
})
