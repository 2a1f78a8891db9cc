import { expect, it } from 'vitest'
import { playMirrored, type Contender } from '../../../build/strength/match'
import { gameById } from '../../../src/rules/catalogue'
import { defaults } from '../../../src/rules/kit'

const game = gameById('forty-nine')!

/** Share of the wins of the first over mirrored deals; the same in every run. */
function share(first: Contender, second: Contender, deals: number): number {
  let sum = 0
  for (let i = 0; i < deals; i++) {
    sum += playMirrored(game, defaults(game.info), first, second, `unit ${i}`).share
  }
  return sum / deals
}

it('levels 1 to 3 each beat the one below', () => {
  expect(share(1, 'random', 200)).toBeGreaterThan(0.53)
  expect(share(2, 1, 200)).toBeGreaterThan(0.53)
  expect(share(3, 2, 200)).toBeGreaterThan(0.53)
})

it('level 5 beats a random player in three games out of four', () => {
  expect(share(5, 'random', 16)).toBeGreaterThanOrEqual(0.75)
})

it('level 4 beats level 1', () => {
  expect(share(4, 1, 20)).toBeGreaterThan(0.6)
})
