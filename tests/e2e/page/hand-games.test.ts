import { expect, test } from 'vitest'
import { IS_FULL_DEPTH, SEED, selectCases } from '../../scale'
import { beyondEye, coveredKeys, eyesIn, gather, loadedBy, playByTouch } from './hands'
import { openLanHost } from './house'
import { PATIENCE } from './table'

/** The games of company that seat four, the shortest first. */
const FOR_FOUR = [
  'pittsburgh-draw',
  'boston-books',
  'new-york-whist',
  'colorow',
  'chicago-casino',
  'color-casino',
  'cassino-21',
  'cassino-25',
  'forty-nine',
  'deck-o-cards-roulette',
] as const

/**
 * Lets people play games in one evening, from the code to the last result, by touches of their hands beside a table in
 * the middle. No page is sent what another's eyes see, or the screen in the middle what anybody's do.
 */
async function playEvening(people: readonly string[], games: readonly string[]): Promise<void> {
  const house = await openLanHost()
  const { tv, hands, toTv, toHands } = await gather(house, games[0] ?? '', people)
  const pages = [tv, ...hands]
  const { lan } = house.services
  const [table] = (await lan?.hosted()) ?? []
  for (const [at, game] of games.entries()) {
    if (at > 0) {
      expect(await lan?.change(table?.id ?? '', game)).toBe(true)
      for (const hand of hands) await hand.locator('[data-action="again"], [data-action="ready"]').tap()
    }
    await tv.locator('html[data-over="false"] [data-plate]').first().waitFor(PATIENCE)
    for (const hand of hands) await hand.locator('html[data-over="false"] [data-action="whole"]').waitFor(PATIENCE)
    expect(await coveredKeys(tv), game).toEqual([])
    expect(await playByTouch(hands, tv), game).toBeGreaterThan(2)
    for (const page of pages) await page.locator('html[data-over="true"]').waitFor({ state: 'attached', ...PATIENCE })
    for (const [eye, messages] of [toTv, ...toHands].entries()) {
      await expect.poll(() => messages.some((text) => text.includes('"type":"result"'))).toBe(true)
      expect([...new Set(messages.flatMap(eyesIn))], game).toEqual([eye - 1])
      expect(beyondEye(messages, eye - 1), game).toEqual([])
      messages.length = 0
    }
    for (const hand of at === 0 ? hands : []) {
      const { requests, kb, list } = await loadedBy(hand)
      expect(requests, list).toBeLessThanOrEqual(25)
      expect(kb, list).toBeLessThanOrEqual(700)
    }
  }
  // Whoever wants to go on turns the screen to the league; once all do, the next deal begins.
  await hands[0]?.locator('[data-action="again"]').tap()
  await tv
    .locator('[data-league] tbody tr', { hasText: String(games.length) })
    .nth(people.length - 1)
    .waitFor(PATIENCE)
  for (const hand of hands.slice(1)) await hand.locator('[data-action="again"]').tap()
  await tv.locator('html[data-over="false"] [data-plate]').first().waitFor(PATIENCE)
}

test('games of company are played by five pages: the table in the middle and four hands', async () => {
  const games = selectCases(FOR_FOUR)
  // Another one first in each run: of that one it is measured what a phone takes.
  const first = SEED % games.length
  await playEvening(['Ada', 'Ben', 'Clara', 'Dora'], [...games.slice(first), ...games.slice(0, first)])
}, 600_000)

test.runIf(IS_FULL_DEPTH)(
  'a game that seats two is played by three pages',
  async () => {
    await playEvening(['Ada', 'Clara'], ['nebraska-checkers'])
  },
  300_000,
)
