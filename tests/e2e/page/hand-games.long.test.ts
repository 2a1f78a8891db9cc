import { expect, test } from 'vitest'
import { SEED } from '../../scale'
import { gather, loadedBy, playByTouch } from './hands'
import { openLanHost } from './house'
import { PATIENCE } from './table'

/**
 * The games of company, each with the bots beside one person. All of them take a quarter of an hour: a run plays the
 * quickest and another by its seed.
 */
const GAMES = {
  'forty-nine': [1],
  colorow: [1],
  'boston-books': [1],
  'pittsburgh-draw': [1],
  'new-york-whist': [1, 1, 1],
  'chicago-casino': [1],
  'color-casino': [1],
  'cassino-21': [1],
  'cassino-25': [1],
  'deck-o-cards-roulette': [1],
  'nebraska-checkers': [1],
} as const

const QUICKEST = 'nebraska-checkers'
const others = (Object.keys(GAMES) as (keyof typeof GAMES)[]).filter((game) => game !== QUICKEST)

test.each([QUICKEST, others[SEED % others.length]!] as const)(
  '%s is played from the code to the result by touches of a hand',
  async (game) => {
    const house = await openLanHost()
    const { tv, hands } = await gather(house, game, ['Clara'], GAMES[game])
    expect(await playByTouch(hands)).toBeGreaterThan(0)
    for (const hand of hands) {
      const { requests, kb } = await loadedBy(hand)
      expect(requests).toBeLessThanOrEqual(25)
      expect(kb).toBeLessThanOrEqual(700)
    }
    for (const page of [tv, ...hands])
      await page.locator('html[data-over="true"]').waitFor({ state: 'attached', ...PATIENCE })
  },
  600_000,
)
