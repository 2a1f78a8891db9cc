import type { Page } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import { MAX_TOGETHER } from '../../../src/renderer/hand/hand-layout'
import { openLine } from '../../tcp-line'
import { GONE, openPage } from '../harness'
import { cardsOf, gather, layFirst, PHONE, playByTouch } from './hands'
import { openLanHost } from './house'
import { attributes, PATIENCE, rootData } from './table'

/** Lists the letters of the seats whose cards a message of a game under way states. */
function handsShown(message: string): string[] {
  const letters: string[] = []
  JSON.parse(message, (key, value: unknown) => {
    if (key === 'hands' && typeof value === 'object' && value !== null)
      // An event has seats by their number.
      for (const [seat, hand] of Object.entries(value))
        if (Array.isArray(hand)) letters.push('ABCD'[Number(seat)] ?? seat)
    return value
  })
  return letters
}

test('an evening of five pages: a table in the middle and four hands, two games, the league between them', async () => {
  const house = await openLanHost()
  const people = ['Ada', 'Ben', 'Clara', 'Dora']
  const company = await gather(house, 'pittsburgh-draw', people, [], undefined, { expected: GONE })
  const { tv, hands, toTv, toHands: sent } = company
  // A phone whose page is loaded anew has its chair without a question.
  for (const hand of hands) {
    await hand.reload()
    await hand.locator('[data-own] [data-card]').first().waitFor(PATIENCE)
  }
  expect(toTv.flatMap(handsShown)).toEqual([])
  const owners = await Promise.all(hands.map((hand) => hand.locator('.me').textContent()))
  expect(owners).toEqual(people)
  expect(
    new Set((await Promise.all(hands.map((hand) => attributes(hand, '[data-card]', 'it.dataset.face')))).flat()).size,
  ).toBe(20)
  // Before the hands are opened, each page was sent its own alone.
  for (const [at, messages] of sent.entries()) expect([...new Set(messages.flatMap(handsShown))]).toEqual(['ABCD'[at]])

  await playByTouch(hands, tv)
  for (const page of [tv, ...hands])
    await page.locator('html[data-over="true"]').waitFor({ state: 'attached', ...PATIENCE })
  await hands[0]!.locator('[data-action="again"]').tap()
  await tv.locator('[data-league] tbody tr').nth(3).waitFor(PATIENCE)
  const { lan } = house.services
  const [table] = (await lan?.hosted()) ?? []
  expect(await lan?.change(table?.id ?? '', 'new-york-whist')).toBe(true)
  await tv.locator('.next', { hasText: 'New York Whist' }).waitFor(PATIENCE)

  // One phone is dark at the deal: it holds up nobody for long.
  const dora = hands[3]!.context()
  await dora.setOffline(true)
  await hands[3]!.goto('about:blank').catch(() => undefined)
  await expect.poll(async () => (await lan?.hosted())?.[0]?.lobby.chairs[3]?.state, { timeout: 40_000 }).toBe('away')
  for (const hand of hands.slice(1, 3)) await hand.locator('[data-action="again"]').tap()
  const begun = performance.now()
  await hands[0]!.locator('[data-own] [data-card]').first().waitFor(PATIENCE)
  // The limit of a deal is 30 seconds.
  expect(performance.now() - begun).toBeLessThan(20_000)
  await tv.locator('[data-plate="3"]', { hasText: 'Dora' }).waitFor(PATIENCE)
  for (const [at, messages] of sent.slice(0, 3).entries()) {
    const whist = messages.filter((text) => text.includes('"new-york-whist"')).flatMap(handsShown)
    expect([...new Set(whist)]).toEqual(['ABC'[at]])
  }
  // Four people's trick is a cross, at which the mover's card is due.
  await tv.locator('[data-cross] [data-due]').waitFor(PATIENCE)
  await tv.locator('[data-plate="0"]', { hasText: /with .?Clara/u }).waitFor(PATIENCE)

  // The dark phone's browser is started again with the same profile, and opened without the link: its chair is there.
  const storageState = await dora.storageState()
  const url = `${new URL(tv.url()).origin}/`
  const again = await openPage({ url }, { ...PHONE, path: 'hand.html', context: { ...PHONE.context, storageState } })
  await again.locator('[data-own] [data-card]').first().waitFor(PATIENCE)
  expect(await again.locator('.me').textContent()).toBe('Dora')
  await expect.poll(async () => (await lan?.hosted())?.[0]?.lobby.chairs[3]?.state).toBe('here')
}, 600_000)

test('a phone that was at a table has cards at the next one by one touch on its name', async () => {
  const house = await openLanHost()
  const { hands } = await gather(house, 'new-york-whist', ['Ada'], [1])
  const storageState = await hands[0]!.context().storageState()
  const { lan } = house.services
  const next = await lan!.open({
    game: 'pittsburgh-draw',
    name: 'Monday table',
    options: {},
    chairs: ['open', 1],
    settings: { autoStart: true },
  })
  const url = `${new URL(hands[0]!.url()).origin}/`
  const path = `hand.html?speed=instant#join=${next.token}`
  const again = await openPage({ url }, { ...PHONE, path, context: { ...PHONE.context, storageState } })
  await again.locator('[data-known]', { hasText: 'Ada' }).tap()
  expect(await cardsOf(again)).toHaveLength(5)
})

test.each(['wait', 'bot'] as const)(
  'a card that is laid without a network is kept; back again it is laid once, or given back if others did not wait (%s)',
  async (whenAway) => {
    const house = await openLanHost()
    let line: Awaited<ReturnType<typeof openLine>> | null = null
    onTestFinished(() => line?.close())
    const company = await gather(
      house,
      'new-york-whist',
      ['Ada', 'Clara'],
      [],
      async (port, hand) => (hand === 0 ? { port } : (line = await openLine(port))),
      { settings: { whenAway, grace: 0 }, expected: GONE },
    )
    const { tv } = company
    const [ada, clara] = company.hands
    if (!ada || !clara) throw new Error('Two people sit there.')
    const turnOf = (hand: Page) => hand.locator('[data-hand][data-turn]').waitFor(PATIENCE)
    await Promise.race([ada, clara].map(turnOf))
    if ((await clara.locator('[data-hand][data-turn]').count()) === 0) await layFirst(ada)
    await turnOf(clara)
    const held = await cardsOf(clara)
    const ply = Number(await rootData(tv, 'ply'))
    const plyOfTv = async () => Number(await rootData(tv, 'ply'))

    line!.goDown()
    await clara.locator('[data-hand] h1', { hasText: 'No way to the table' }).waitFor(PATIENCE)
    await layFirst(clara)
    await clara.locator('[data-kept]', { hasText: 'Kept' }).waitFor(PATIENCE)
    if (whenAway === 'wait') {
      line!.goUp()
      await clara.locator('[data-kept]').waitFor({ state: 'detached', ...PATIENCE })
      await expect.poll(plyOfTv).toBe(ply + 1)
      await expect.poll(() => cardsOf(clara)).toHaveLength(held.length - 1)
    } else {
      await expect.poll(plyOfTv).toBeGreaterThan(ply)
      line!.goUp()
      await clara.locator('[data-hand] h1', { hasText: 'Given back' }).waitFor(PATIENCE)
      expect(await clara.locator('[data-hand] .call p').textContent()).toMatch(/\w/)
      await clara.locator('[data-action="see"]').tap()
      await clara.locator('[data-kept]').waitFor({ state: 'detached', ...PATIENCE })
    }
  },
)

test('more cards than lie side by side cover no key of a hand', async () => {
  const { hands } = await gather(await openLanHost(), 'forty-nine', ['Ada'], [1])
  const [ada] = hands
  if (!ada) throw new Error('One person sits there.')
  // Cards are drawn, and kept: most turns leave one more.
  await ada.evaluate(`(async () => {
    const NEXT = ['[data-action^="verb-"]:not([aria-disabled="true"])', '[data-action="lay"]:not([aria-disabled="true"])', '[data-own] .fit:not(.up)']
    while (document.querySelectorAll('[data-own] .later [data-card]').length === 0) {
      const isTurn = document.querySelector('[data-hand][data-turn]') !== null
      const thing = isTurn ? NEXT.map((it) => document.querySelector(it)).find((it) => it) : null
      thing?.click()
      await new Promise((resolve) => setTimeout(resolve, thing ? 0 : 5))
    }
  })()`)
  const bottoms = await attributes(ada, '[data-own] [data-card]', 'it.getBoundingClientRect().bottom')
  const tops = await attributes(ada, '[data-hand] .keys button', 'it.getBoundingClientRect().top')
  expect(bottoms.length).toBeGreaterThan(MAX_TOGETHER)
  expect(Math.max(...bottoms.map(Number))).toBeLessThanOrEqual(Math.min(...tops.map(Number)))
})
