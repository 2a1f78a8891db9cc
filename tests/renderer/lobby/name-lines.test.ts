import { expect, test } from 'vitest'
import { nameLines } from '../../../src/renderer/lobby/paint/pen'

test.each([
  ['Walter', ['Walter']],
  ['Ada Lovelace-King', ['Ada Lovelace-', 'King']],
  ['Anna Magdalena Bach', ['Anna', 'Magdalena Bach']],
  ['Marie-Antoinette', ['Marie-', 'Antoinette']],
  ['Constantinopolitan', ['Constanti-', 'nopolitan']],
  // A letter may consist of two units of UTF-16. Neither of them is a letter by itself.
  ['🎩🎩🎩🎩🎩🎩🎩 Chester', ['🎩🎩🎩🎩🎩🎩🎩', 'Chester']],
  ['🎩🎩🎩🎩🎩🎩🎩🎩🎩🎩🎩🎩🎩', ['🎩🎩🎩🎩🎩🎩🎩-', '🎩🎩🎩🎩🎩🎩']],
  ['🎩🎩🎩🎩🎩🎩🎩🎩🎩🎩🎩🎩', ['🎩🎩🎩🎩🎩🎩🎩🎩🎩🎩🎩🎩']],
])('%s is set in the lines %j where twelve letters fit', (name, lines) => {
  expect(nameLines(name, 12)).toEqual(lines)
})
