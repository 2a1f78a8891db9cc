import { expect, test } from 'vitest'
import { bestCall } from '../../../../src/renderer/games/casino/pack/face'
import type { Table } from '../../../../src/renderer/games/casino/pack/cards'

const tableWith = (card: string | null, table: readonly string[], builds: readonly number[] = []): Table =>
  ({
    state: {
      window: card === null ? null : { seat: 'B', card },
      table,
      builds: builds.map((value) => ({ value, cards: [], by: 'A' })),
    },
  }) as unknown as Table

test.each([
  ['a sum past which a card was trailed', '7H', ['2C', '5D', '7H', 'JH'], [], ['2C', '5D']],
  ['equals and sums at once', '8H', ['3C', '5D', '8C', 'KS'], [], ['8C', '3C', '5D']],
  ['of two ways the one with more cards', '9H', ['AS', '2C', '6D', '3H', '9H'], [], ['AS', '2C', '6D']],
  ['cards that add up but do not part are left', '8H', ['4C', '6D', '6H'], [], []],
  ['courts by rank', 'QH', ['QS', 'QD', 'KD', 'QH'], [], ['QS', 'QD']],
  ['a build of the value', '9H', ['KD'], [9], ['B9']],
  ['another build is none of its business', '9H', ['KD'], [8], []],
] as const)('the call takes %s', (_, card, table, builds, expected) => {
  expect(bestCall(tableWith(card, table, builds))).toEqual(expected)
})

test('without an open window there is nothing to call', () => {
  expect(bestCall(tableWith(null, ['2C', '5D']))).toEqual([])
})
