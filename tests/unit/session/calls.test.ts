import { describe, expect, it } from 'vitest'
import { think } from '../../../src/bots'
import { gameById } from '../../../src/rules/catalogue'
import { BRIDGE_CARDS, bridgeName, defaults, type AnyGame } from '../../../src/rules/kit'
import { createTable, type Table } from '../../../src/session'
import type { Thinker } from '../../../src/ports/thinker'
import { bot, person } from './help'

const cassino = gameById('cassino-25') as AnyGame
const thinker: Thinker = { think: (request) => Promise.resolve(think(cassino, request)) }

/**
 * The cards of the deal: two to A, to B, to C and to the table, and then the same once more. The other cards follow in
 * order.
 */
const DEALT = '7H 9C QS 8C KS JS 5D 2C 3S KD 6D 4H QH QD JH 10S'.split(' ')
const REST = Array.from({ length: BRIDGE_CARDS }, (_, card) => bridgeName(card)).filter((card) => !DEALT.includes(card))

/** Opens a table with two people and a bot at C. When A has played, B is to move, and nobody waits for the bot. */
function tableWith(level: 1 | 5, faults: unknown[] = []): Table {
  const setup = {
    game: 'cassino-25',
    chairs: [person('Ann'), person('Bob'), bot(level)],
    seed: 'calls',
    options: defaults(cassino.info),
    tape: [...DEALT, ...REST],
  }
  const journal = { append: () => Promise.resolve() }
  return createTable(setup, { game: cassino, journal, thinker, now: () => 7, report: (fault) => faults.push(fault) })
}

describe('the call of "Cassino!"', () => {
  it('is made by a bot whose turn it is not, and the turn stays where it was', async () => {
    const faults: unknown[] = []
    const table = tableWith(5, faults)
    await table.run()
    await table.play(0, 'trail 7H')
    await table.run()
    expect(table.record().moves).toEqual(['A trail 7H', 'C call 2C+5D'])
    expect(table.viewFor(1).toMove).toEqual(['B'])
    expect(faults).toEqual([])
  })

  it('is not made where nothing was missed', async () => {
    const table = tableWith(5)
    await table.run()
    await table.play(0, '7H takes 2C+5D')
    await table.run()
    expect(table.record().moves).toEqual(['A 7H takes 2C+5D'])
  })

  it('is what a child does not think of', async () => {
    const table = tableWith(1)
    await table.run()
    await table.play(0, 'trail 7H')
    await table.run()
    expect(table.record().moves).toEqual(['A trail 7H'])
  })
})
