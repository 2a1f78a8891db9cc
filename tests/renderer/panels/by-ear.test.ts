// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import type { Options } from '../../../src/rules/kit'
import { playByEar } from './by-ear'

test.each<readonly [string, number, Options]>([
  ['nine-men-square', 1, {}],
  ['another-reverse-puzzle', 1, {}],
  ['pittsburgh-draw', 2, { target: 1 }],
])('%s is played to its end with what a screen reader gets', async (game, seats, options) => {
  const told = await playByEar(game, seats, options)
  expect(told.size).toBeGreaterThan(0)
  // Everything is told in whole sentences.
  expect([...told].filter((it) => !/^[\p{Lu}\d“].*[.!?…:”]$/u.test(it))).toEqual([])
})
