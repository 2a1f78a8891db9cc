import fc from 'fast-check'
import { it } from 'vitest'
import { cassino21 } from '../../../../src/rules/pack/cassino-21'
import { cassino25 } from '../../../../src/rules/pack/cassino-25'
import { compareGames } from './beside'

it('Cassino to 21 stands, lists and refuses in random games as a plain model of its page does', () => {
  const options = fc.record({ target: fc.constantFrom(11, 21), partners: fc.boolean() })
  compareGames(cassino21, 21, options, 12)
})

it('Cassino to 25 stands, lists and refuses in random games as a plain model of its page does', () => {
  const options = fc.record({ target: fc.constantFrom(11, 21, 25), calls: fc.boolean() })
  compareGames(cassino25, 25, options, 12)
})
