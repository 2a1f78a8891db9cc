import fc from 'fast-check'
import { expect, it } from 'vitest'
import { sortMoves } from '../../../../src/renderer/stores/table/play-source'

const sorted = (moves: readonly string[]): string[] => sortMoves(moves, (move) => move)

it('puts moves by number and by suit, not by their text', () => {
  expect(sorted(['1', '12', '14', '2', '23', 'C', '9', 'draw'])).toEqual(['1', '2', '9', '12', '14', '23', 'C', 'draw'])
  expect(sorted(['43@1', '43@10', '43@2', '9@20', '9@3'])).toEqual(['9@3', '9@20', '43@1', '43@2', '43@10'])
  expect(sorted(['ask B 10', 'ask B 9', 'ask C 2', 'book red'])).toEqual(['ask B 9', 'ask B 10', 'ask C 2', 'book red'])
  expect(sorted(['trail 10D', 'trail KS', 'trail 2C', 'trail AH', 'trail 2S'])).toEqual([
    'trail AH',
    'trail 2S',
    'trail 2C',
    'trail 10D',
    'trail KS',
  ])
  expect(sorted(['trail 10R', 'trail 2P', 'trail 2R', 'trail 1K'])).toEqual([
    'trail 2R',
    'trail 10R',
    'trail 1K',
    'trail 2P',
  ])
})

it('loses no move and adds none', () => {
  fc.assert(
    fc.property(fc.array(fc.string()), (moves) => {
      expect(sorted(moves).sort()).toEqual([...moves].sort())
    }),
  )
})
