// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { selectCases } from '../../scale'
import { openHand, playOnByHand, sitDown } from './hand-page'

/**
 * Every game of company by its number of seats, with a person at the first and bots at the others; those first that are
 * played in ways of their own.
 */
const GAMES = [
  ['boston-books', 3],
  ['cassino-25', 2],
  ['deck-o-cards-roulette', 2],
  ['forty-nine', 2],
  ['nebraska-checkers', 2],
  ['colorow', 2],
  ['pittsburgh-draw', 2],
  ['new-york-whist', 4],
  ['chicago-casino', 2],
  ['color-casino', 2],
  ['cassino-21', 2],
] as const

it.each(selectCases(GAMES, 5))('makes legal moves of %s by touches of the hand’s page', async (game, seats) => {
  const hand = await openHand(game, ['open', ...Array.from({ length: seats - 1 }, () => 1 as const)])
  await sitDown(hand, 'Clara')
  expect(await playOnByHand(hand, game, 4)).toBeGreaterThan(0)
  expect(hand.host.faults).toEqual([])
})
