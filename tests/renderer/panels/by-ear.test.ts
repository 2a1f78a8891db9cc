// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { playByEar } from './by-ear'

test.each([
  ['nine-men-square', 1],
  ['another-reverse-puzzle', 1],
  ['forty-nine', 2],
])('%s is played to its end with what a screen reader gets', async (game, seats) => {
  const told = await playByEar(game, seats)
  expect(told.size).toBeGreaterThan(0)
  // Everything is told in whole sentences.
  expect([...told].filter((it) => !/^[\p{Lu}\d“].*[.!?…:”]$/u.test(it))).toEqual([])
})
