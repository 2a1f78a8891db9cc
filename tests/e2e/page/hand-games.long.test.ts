import { expect, test } from 'vitest'
import { SEED } from '../../scale'
import { eyesIn, gather, loadedBy, playByTouch, sentTo } from './hands'
import { openLanHost } from './house'
import { PATIENCE } from './table'

/** The games of company. */
const ALL = [
  'forty-nine',
  'colorow',
  'boston-books',
  'pittsburgh-draw',
  'new-york-whist',
  'chicago-casino',
  'color-casino',
  'cassino-21',
  'cassino-25',
  'deck-o-cards-roulette',
  'nebraska-checkers',
] as const
/** All of them, another one first in each run: of that one it is measured what a phone takes. */
const FIRST = ALL[SEED % ALL.length] ?? ALL[0]
const GAMES = [FIRST, ...ALL.filter((game) => game !== FIRST)]

test('all eleven games are played in one evening, from the code to the last result, by touches of two hands', async () => {
  const house = await openLanHost()
  const { tv, hands, toTv } = await gather(house, FIRST, ['Ada', 'Clara'])
  const pages = [tv, ...hands]
  const { lan } = house.services
  const [table] = (await lan?.hosted()) ?? []
  const sent = [toTv, ...hands.map(sentTo)]
  for (const game of GAMES) {
    if (game !== FIRST) {
      expect(await lan?.change(table?.id ?? '', game)).toBe(true)
      for (const hand of hands) await hand.locator('[data-action="again"], [data-action="ready"]').tap()
    }
    await tv.locator('html[data-over="false"] [data-plate]').first().waitFor(PATIENCE)
    for (const hand of hands) await hand.locator('html[data-over="false"] [data-action="whole"]').waitFor(PATIENCE)
    expect(await playByTouch(hands, tv), game).toBeGreaterThan(2)
    for (const page of pages) await page.locator('html[data-over="true"]').waitFor({ state: 'attached', ...PATIENCE })
    if (game === FIRST) {
      for (const hand of hands) {
        const { requests, kb } = await loadedBy(hand)
        expect(requests).toBeLessThanOrEqual(25)
        expect(kb).toBeLessThanOrEqual(700)
        // Connections are listened to from the next one on; a page that is loaded again has its chair without a question.
        await hand.reload()
      }
      continue
    }
    // No page was sent what another's eyes see, or the screen in the middle what anybody's do.
    for (const [at, messages] of sent.entries()) {
      expect([...new Set(messages.flatMap(eyesIn))], game).toEqual([at - 1])
      messages.length = 0
    }
  }
  // Whoever wants to go on turns the screen to the league; once all do, the next deal begins.
  const [ada, clara] = hands
  await ada?.locator('[data-action="again"]').tap()
  await tv
    .locator('[data-league] tbody tr', { hasText: String(GAMES.length) })
    .nth(1)
    .waitFor(PATIENCE)
  await clara?.locator('[data-action="again"]').tap()
  await tv.locator('html[data-over="false"] [data-plate]').first().waitFor(PATIENCE)
}, 600_000)
