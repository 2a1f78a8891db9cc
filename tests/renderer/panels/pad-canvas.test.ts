import { expect, it } from 'vitest'
import { writtenLines } from '../../../src/renderer/panels/table/pad-canvas'

it('writes the last lines that a pad has room for, and always the one at which the game turned', () => {
  expect(writtenLines(3, 5, null)).toEqual([0, 1, 2])
  expect(writtenLines(9, 4, null)).toEqual([5, 6, 7, 8])
  expect(writtenLines(9, 4, 7)).toEqual([5, 6, 7, 8])
  expect(writtenLines(9, 4, 2)).toEqual([2, 6, 7, 8])
})
