// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { openHand, playOnByHand, sitDown } from './hand-page'

/** Every game of company, with a person at the first chair and bots at the others. */
const GAMES = {
  'forty-nine': 2,
  colorow: 2,
  'boston-books': 3,
  'pittsburgh-draw': 2,
  'new-york-whist': 4,
  'chicago-casino': 2,
  'color-casino': 2,
  'cassino-21': 2,
  'cassino-25': 2,
  'deck-o-cards-roulette': 2,
  'nebraska-checkers': 2,
}

it.each(Object.entries(GAMES))('plays %s by hand', async (game, seats) => {
  const hand = await openHand(game, ['open', ...Array.from({ length: seats - 1 }, () => 1 as const)])
  await sitDown(hand, 'Clara')
  expect(await playOnByHand(hand, game, 4)).toBeGreaterThan(0)
  expect(hand.host.faults).toEqual([])
})
