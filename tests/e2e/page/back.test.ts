import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openHost, openPage, waitUntilReady } from '../harness'
import { handOf, openPhone, playOne, setTable, sitDown } from './guests'
import { gather } from './hands'
import { openLanHost } from './house'
import { attributes, FLAT_QUERY, PATIENCE } from './table'

const PHONE = { width: 390, height: 844, touch: true, reducedMotion: true, path: FLAT_QUERY }
const place = (page: Page, name: string) =>
  page.locator(`html[data-place="${name}"]`).waitFor({ state: 'attached', ...PATIENCE })

/** Waits until the page has set its history right: one more entry as long as something is open. */
const settled = (page: Page, isOpen: boolean) =>
  // Not by `waitForFunction`, which evaluates text in the page: its policy forbids that.
  expect.poll(() => page.evaluate(`history.state?.['parlor-open'] === true`), PATIENCE).toBe(isOpen)

/** Goes back as the phone's gesture does. */
async function back(page: Page): Promise<void> {
  await settled(page, true)
  await page.goBack()
}

test('Back closes what is on top: a sheet, the game, its choices, the box; only then does it leave the page', async () => {
  const page = await openPage(await openHost(), PHONE)
  await page.locator('[data-box="forty-nine-outfit"]').tap()
  await page.locator('[data-game="forty-nine"]').tap()
  await page.locator('[data-choice="play"]').waitFor(PATIENCE)
  await back(page)
  await page.locator('[data-game="forty-nine"]').tap()
  await page.locator('[data-choice="lesson"]').tap()
  await place(page, 'lesson')
  await back(page)
  await place(page, 'shelf')
  await page.locator('[data-choice="play"]').tap()
  await place(page, 'game')

  const dialog = page.getByRole('dialog')
  await page.locator('[data-action="menu"]').tap()
  await dialog.locator('[data-sheet="leaflet"]').tap()
  await dialog.locator('[data-leaflet]').waitFor(PATIENCE)
  await back(page)
  await dialog.waitFor({ state: 'detached', ...PATIENCE })
  // Escape and the sheet's own button close it as well, and leave no entry behind.
  await page.locator('[data-action="menu"]').tap()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached', ...PATIENCE })
  await place(page, 'game')
  await back(page)
  await place(page, 'shelf')
  for (let open = await page.locator('[data-choices], [data-games]').count(); open > 0;) {
    await back(page)
    await page.locator('[data-choices]').waitFor({ state: 'detached', ...PATIENCE })
    open = await page.locator('[data-games]').count()
  }
  await settled(page, false)
  await page.goBack()
  expect(page.url()).toBe('about:blank')
  await page.goForward()
  await waitUntilReady(page)
  await place(page, 'shelf')
})

test('a guest is asked before Back leaves a chair, and has it again after going away and forward', async () => {
  const house = await openLanHost()
  const { host, link } = await setTable(house)
  const phone = await openPhone(link)
  await sitDown(phone, 'Clara')
  const question = phone.getByRole('dialog')
  await back(phone)
  await question.getByText('Your chair is then free').waitFor(PATIENCE)
  await question.getByRole('button', { name: 'No, stay' }).tap()
  await phone.locator('[data-chair][data-kind="person"].mine').waitFor(PATIENCE)

  await host.locator('[data-action="start"]').click()
  await Promise.all([host, phone].map((page) => place(page, 'game')))
  await back(phone)
  await question.getByText('Leave during the game?').waitFor(PATIENCE)
  await back(phone)
  await question.waitFor({ state: 'detached', ...PATIENCE })
  await playOne(host, phone)
  const held = await handOf(phone)
  expect(held.length).toBeGreaterThan(0)

  await phone.goto('about:blank')
  await phone.goBack()
  await place(phone, 'game')
  await phone.locator('.hand [data-face]').first().waitFor(PATIENCE)
  expect(await handOf(phone)).toEqual(held)
  for (let i = 0; i < 2; i++) await playOne(host, phone)
})

test('on a hand Back closes its papers and the whole table; then it leaves, and Forward leads to the same cards', async () => {
  const { hands } = await gather(await openLanHost(), 'forty-nine', ['Ada'], [2])
  const hand = hands[0]!
  const cards = () => attributes(hand, '[data-own] [data-card]', 'it.dataset.face')
  for (const [actions, shown] of [
    [['menu'], 'dialog'],
    [['menu', 'show-hand'], '[data-show-word]'],
    [['menu', 'see-hand'], '[data-sight-word]'],
    [['whole'], '[data-whole]'],
  ] as const) {
    for (const action of actions) await hand.locator(`[data-action="${action}"]`).tap()
    await hand.locator(shown).waitFor(PATIENCE)
    await back(hand)
    await hand.locator(shown).waitFor({ state: 'detached', ...PATIENCE })
  }
  // A paper's own key closes it as well, and leaves no entry behind.
  await hand.locator('[data-action="menu"]').tap()
  await hand.locator('dialog [data-action="close"]').tap()
  await settled(hand, false)
  const held = await cards()
  expect(held.length).toBeGreaterThan(0)
  await hand.goBack()
  expect(hand.url()).toBe('about:blank')
  await hand.goForward()
  await hand.locator('[data-own] [data-face]').first().waitFor(PATIENCE)
  expect(await cards()).toEqual(held)
})
