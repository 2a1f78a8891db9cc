import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { openLine } from '../../tcp-line'
import { openPage } from '../harness'
import {
  cardsOf,
  claimByWord,
  cutWords,
  gather,
  layFirst,
  loadedBy,
  openOwnTable,
  PHONE,
  PHONE_SIZES,
  playByTouch,
  TABLE,
} from './hands'
import { openPhone } from './guests'
import { openLanHost } from './house'
import { attributes, PATIENCE, rootData } from './table'

/** Returns every hand that a message of the host shows: lists of cards by seat. */
function handsIn(message: string): unknown[] {
  const found: unknown[] = []
  JSON.parse(message, (key, value: unknown) => {
    if (key === 'hands' && typeof value === 'object' && value !== null)
      found.push(...Object.values(value as Record<string, unknown>))
    return value
  })
  return found.filter((hand) => Array.isArray(hand))
}

/** Returns the mean brightness of the upper third of a phone, 0 to 255. */
async function lightOf(page: Page): Promise<number> {
  const picture = await page.screenshot({ clip: { x: 0, y: 0, width: 390, height: 281 } })
  const { channels } = await sharp(picture).stats()
  return channels.slice(0, 3).reduce((sum, { mean }) => sum + mean, 0) / 3
}

test('two hands play at a table in the middle, which is sent no hand; the whole table is one touch away', async () => {
  const house = await openLanHost()
  const { tv, hands, toTv } = await gather(house, 'pittsburgh-draw', ['Ada', 'Clara'])
  const [ada, clara] = hands
  if (!ada || !clara) throw new Error('Two people sit there.')
  await tv.locator('[data-plate="1"]', { hasText: 'Clara' }).waitFor(PATIENCE)
  expect(toTv.flatMap(handsIn)).toEqual([])
  const cards = ada.locator('[data-own] [data-card]')
  await cards.first().waitFor(PATIENCE)
  const { width } = (await cards.first().boundingBox()) ?? { width: 0 }
  expect(width).toBeGreaterThanOrEqual(90)

  const { requests, kb, list } = await loadedBy(ada)
  expect(requests, list).toBeLessThanOrEqual(25)
  expect(kb, list).toBeLessThanOrEqual(700)

  // To the whole table and back: the same guest, the same cards.
  const held = await attributes(ada, '[data-card]', 'it.dataset.face')
  await ada.locator('[data-action="whole"]').tap()
  await ada.locator('[data-whole] .hand [data-face]').first().waitFor(PATIENCE)
  await ada.locator('[data-action="back"]').tap()
  expect(await attributes(ada, '[data-card]', 'it.dataset.face')).toEqual(held)
  const here = { state: 'here' }
  expect((await house.services.lan?.hosted())?.[0]?.lobby).toMatchObject({ onlookers: 1, chairs: [here, here] })

  // Whose turn it is can be told from the light alone.
  const waits = (await ada.locator('[data-hand][data-turn]').count()) > 0 ? clara : ada
  const plays = waits === ada ? clara : ada
  await plays.locator('[data-hand][data-turn]').waitFor(PATIENCE)
  expect((await lightOf(plays)) / (await lightOf(waits))).toBeGreaterThanOrEqual(3)

  // Face down, and up again.
  await waits.locator('[data-action="cover"]').tap()
  await expect.poll(() => waits.locator('[data-card][data-face]').count()).toBe(0)
  await waits.locator('[data-action="look"]').tap()
  await waits.locator('[data-card][data-face]').first().waitFor(PATIENCE)

  // To keep the screen awake is an offer, off until it is touched: a silent video that plays.
  const playing = () => clara.evaluate<boolean[]>(`[...document.querySelectorAll('video')].map((it) => !it.paused)`)
  await clara.locator('[data-action="menu"]').tap()
  expect(await playing()).toEqual([])
  await clara.locator('[data-action="awake"]').tap()
  await clara.locator('[data-action="awake"][aria-pressed="true"]').waitFor(PATIENCE)
  expect(await playing()).toEqual([true])
  await clara.locator('[data-action="awake"]').tap()
  expect(await playing()).toEqual([])
  await clara.locator('[data-action="close"]').tap()

  expect(await playByTouch(hands, tv)).toBeGreaterThan(2)
  for (const page of [tv, ada, clara])
    await page.locator('html[data-over="true"]').waitFor({ state: 'attached', ...PATIENCE })
  await ada.locator('[data-action="again"]').waitFor(PATIENCE)

  // A browser that was switched off is the table again at the bare address, without the code.
  const storageState = await tv.context().storageState()
  const again = await openPage({ url: `${new URL(tv.url()).origin}/` }, { ...TABLE, context: { storageState } })
  await again.locator('[data-table-screen]').getByText('Clara').first().waitFor(PATIENCE)
  // A browser that never was has the whole page there.
  const other = await openPage({ url: `${new URL(tv.url()).origin}/` }, TABLE)
  await other.locator('[data-door]').waitFor(PATIENCE)
})

test('a card that is laid over a connection that has died in silence is laid once, when the phone wakes', async () => {
  const house = await openLanHost()
  let line: Awaited<ReturnType<typeof openLine>> | null = null
  onTestFinished(() => line?.close())
  const { tv, hands } = await gather(house, 'new-york-whist', ['Ada', 'Clara'], [], async (port) => {
    return (line ??= await openLine(port))
  })
  const turn = await Promise.race(
    hands.map(async (hand) => {
      await hand.locator('[data-hand][data-turn]').waitFor(PATIENCE)
      return hand
    }),
  )
  const held = await turn.locator('[data-own] [data-card]').count()
  const ply = Number(await rootData(tv, 'ply'))
  line!.forget()
  await layFirst(turn)
  for (const hand of hands) await hand.evaluate(`document.dispatchEvent(new Event('visibilitychange'))`)
  // The table is told, and both hands: it is the other's turn.
  await tv.locator(`html[data-ply="${String(ply + 1)}"]`).waitFor({ state: 'attached', ...PATIENCE })
  const other = hands.find((hand) => hand !== turn)
  await other?.locator('[data-hand][data-turn]').waitFor(PATIENCE)
  await expect.poll(() => turn.locator('[data-own] [data-card]').count()).toBe(held - 1)
  expect(await rootData(tv, 'ply')).toBe(String(ply + 1))
})

test('a chair that somebody else has taken by its word is back after one touch on the hand that had it; the table says so', async () => {
  const house = await openLanHost()
  const { tv, hands, toTv } = await gather(house, 'new-york-whist', ['Ada', 'Clara'])
  const [ada, clara] = hands
  if (!ada || !clara) throw new Error('Two people sit there.')
  const held = await cardsOf(clara)
  const own = await openOwnTable(house)
  const handHref = clara.url()
  // While nobody is away there is no word; then only the host's own window shows it.
  expect(await own.locator('.returning').count()).toBe(0)
  await clara.goto('about:blank')
  const word = await own.locator('[data-plate="1"].returning .counts').innerText(PATIENCE)
  await tv.locator('[data-plate="1"].away').waitFor(PATIENCE)
  expect(await tv.locator('.returning').count()).toBe(0)

  // From an address at which another hand was seen, a word does not suffice: the window consents.
  const other = await openPage({ url: handHref }, PHONE)
  await claimByWord(other, word)
  await own.locator('.asking', { hasText: 'Clara' }).locator('[data-action="admit"]').click(PATIENCE)
  expect(await cardsOf(other)).toEqual(held)
  const handedOver = { hasText: 'Clara’s chair is used from another device or browser now.' }
  const telling = [
    ...[tv, own].map((table) => table.locator('[data-bare]', handedOver)),
    ada.locator('.call', handedOver),
  ]
  for (const told of telling) await told.waitFor(PATIENCE)

  // The hand that had the chair wakes, and takes nothing by itself.
  await clara.goto(handHref)
  await clara.locator('[data-action="take-back"]').waitFor(PATIENCE)
  expect(await cardsOf(other)).toEqual(held)
  await clara.locator('[data-action="take-back"]').tap()
  expect(await cardsOf(clara)).toEqual(held)
  await other.locator('[data-hand] h1', { hasText: 'Your chair is used elsewhere' }).waitFor(PATIENCE)
  await expect.poll(() => toTv.filter((text) => text.includes('"type":"handover"')).length).toBe(2)
  for (const told of telling) await told.waitFor(PATIENCE)
})

test('two hands play a game of tricks to its end; nothing said to people with long names is cut; a hand is shown for one move', async () => {
  const names = ['Maximiliane-Charlotte Wu', 'Bartholomäus Freudenreic']
  const house = await openLanHost()
  const { tv, hands } = await gather(house, 'new-york-whist', names)
  const [first, second] = hands
  if (!first || !second) throw new Error('Two people sit there.')
  const dealt = await Promise.all(hands.map(cardsOf))
  for (const hand of hands) {
    for (const [width, height] of PHONE_SIZES) {
      await hand.setViewportSize({ width, height })
      await expect.poll(() => cutWords(hand)).toEqual([])
    }
    await hand.setViewportSize({ width: 390, height: 844 })
  }

  // All pages of this test have one address, at which a hand was seen: the owner consents.
  const lender = (await first.locator('[data-hand][data-turn]').count()) > 0 ? first : second
  const held = dealt[hands.indexOf(lender)]
  // Whoever watches with the whole page reads in its log who shows a hand, and to whom.
  const { origin, hash } = new URL(lender.url())
  const watcher = await openPhone(`${origin}/${hash}`)
  await watcher.locator('[data-action="log"]').waitFor(PATIENCE)
  await lender.locator('[data-action="menu"]').tap()
  await lender.locator('[data-action="show-hand"]').tap()
  const word = (await lender.locator('[data-show-word]').textContent()) ?? ''
  const helper = await openPage({ url: first.url() }, { ...PHONE, path: '' })
  await helper.locator('[data-action="see-hand"]').tap()
  await helper.locator('[data-sight-word]').fill(word)
  await helper.locator('[data-action="look-at"]').tap()
  const { lan } = house.services
  await expect.poll(async () => (await lan?.hosted())?.[0]?.troubles.map(({ code }) => code)).toContain('asks-watching')
  const [table] = (await lan?.hosted()) ?? []
  await lan?.admit(table?.id ?? '', lender === first ? 'A' : 'B')
  await helper.locator('[data-sight] [data-face]').first().waitFor(PATIENCE)
  expect(await attributes(helper, '[data-sight] [data-face]', 'it.dataset.face')).toEqual(held)
  await tv.locator(`[data-plate="${lender === first ? 0 : 1}"]`, { hasText: 'shows the hand' }).waitFor(PATIENCE)
  const told = `${names[lender === first ? 0 : 1] ?? ''} shows somebody who watches their hand`
  await watcher.locator('[data-action="log"]').tap()
  await watcher.getByRole('dialog').filter({ hasText: told }).waitFor(PATIENCE)
  await watcher.context().close()
  await layFirst(lender)
  await helper.locator('[data-sight]').waitFor({ state: 'detached', ...PATIENCE })
  await helper.context().close()

  expect(await playByTouch(hands, tv)).toBeGreaterThan(40)
})
