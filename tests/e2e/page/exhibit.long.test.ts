import { expect, test } from 'vitest'
import type { Page, Route } from 'playwright-core'
import exhibitTexts from '../../../src/renderer/i18n/en-exhibit'
import { hashPin } from '../../../src/node/exhibit/pin'
import { openPage } from '../harness'
import { openExhibit, PATIENCE, playToResult, fastQuery, scene, touchLit, waitForScene } from './exhibit'

/** Longest time of a visit that is drawn in software on a busy machine, in milliseconds. */
const VISIT = 300_000
const GAME = 'new-york-whist'
/** Millimetres per pixel of a screen of 24 inches. */
const PITCH = 0.277

/** Expression that tells whether the page is silent now. */
const MUTED = `document.querySelector('#app').__vue_app__.config.globalProperties.$pinia.state.value.settings.all.muted`

const action = (page: Page, name: string) => page.locator(`[data-action="${name}"]`)

test(
  'a visitor plays by six keys, and no other key does anything',
  async () => {
    const exhibit = await openExhibit()
    const page = await openPage(exhibit, { width: 1080, height: 1920, path: fastQuery(8) })
    await page.keyboard.press('ArrowRight')
    await waitForScene(page, 'choice')
    for (const key of ['F5', 'Tab', 'Escape', 'm', '?', 'Control+p', 'Control+r', 'Alt+ArrowLeft'])
      await page.keyboard.press(key)
    expect(await scene(page)).toBe('choice')
    for (let step = 0; step < 6; step++) {
      await page.keyboard.press('ArrowRight')
      if ((await page.locator(':focus').getAttribute('data-game')) === GAME) break
    }
    await page.keyboard.press('Enter')
    await waitForScene(page, 'play', 'result')
    await page.keyboard.press('s')
    await expect.poll(() => page.locator('[data-answer]').innerText()).toContain('Highest card takes all.')
    await playToResult(page, async () => {
      await page.keyboard.press('ArrowRight')
      await page.keyboard.press('Enter')
    })
    // Once more with another game: the second of three.
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')
    await waitForScene(page, 'choice')
    // The keys go down to the lowest bar, where Home comes first.
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await waitForScene(page, 'attract')
  },
  VISIT,
)

test(
  'whoever goes away is asked after, and then forgotten; the page gives nothing but the exhibit',
  async () => {
    const games = ['forty-nine', GAME, 'isolation', 'colorow', 'cassino-21', 'thirteen-puzzle', 'nebraska-checkers']
    const exhibit = await openExhibit({ games, idle: { after: 30, ring: 60 }, sound: { begins: 'on', loudest: 0.6 } })
    const page = await openPage(exhibit, { width: 1920, height: 1080, path: fastQuery(10) })
    await page.locator('[data-caption]').first().waitFor(PATIENCE)
    expect(await page.evaluate(MUTED)).toBe(true)
    await page.mouse.click(600, 400)
    await waitForScene(page, 'choice')
    expect(await action(page, 'sound').textContent()).toBe('Sound: on')
    await action(page, 'sound').click()
    expect(await action(page, 'sound').textContent()).toBe('Sound: off')
    await page.locator('[data-language="de"]').click()
    await action(page, 'still-there').click(PATIENCE)
    expect(await scene(page)).toBe('choice')
    await action(page, 'more').click()
    // The page keeps the browser from doing these by itself.
    const kept = await page.evaluate(
      `['contextmenu', 'selectstart', 'dragstart', 'drop', 'paste'].filter((kind) => window.dispatchEvent(new Event(kind, { cancelable: true })))`,
    )
    expect(kept).toEqual([])
    expect(await page.locator('input, textarea, select, a[href], dialog, [data-action="menu"]').count()).toBe(0)
    const answer = await page.evaluate(
      `fetch('api/saves.importRecord', { method: 'POST', headers: { 'content-type': 'application/json' }, body: '["{}"]' }).then((it) => it.json())`,
    )
    expect(answer).toMatchObject({ ok: false, error: { code: 'exhibit' } })
    await waitForScene(page, 'attract')
    expect(await page.locator('html').getAttribute('lang')).toBe('en')
    await page.mouse.click(600, 400)
    await waitForScene(page, 'choice')
    expect(await page.locator('[data-game]').first().getAttribute('data-game')).toBe('forty-nine')
  },
  VISIT,
)

/** Opens the staff's menu in the hidden way: by clicks in the corners. */
async function corners(page: Page): Promise<void> {
  const { width, height } = page.viewportSize()!
  for (const turn of [0, 1, 2, 3]) {
    const left = turn % 2 === 0
    await page.mouse.click(left ? 8 : width - 8, left ? height - 8 : 8)
  }
}

async function type(page: Page, pin: string): Promise<void> {
  for (const digit of pin) await page.locator(`[data-digit="${digit}"]`).click()
  await action(page, 'enter').click()
}

test(
  'the staff comes in by four corners and a PIN, changes what is shown, and leaves a page that shows it',
  async () => {
    const exhibit = await openExhibit({ staff: { pin: await hashPin('1926') } })
    const page = await openPage(exhibit, { width: 1080, height: 1920, path: fastQuery(8) })
    await corners(page)
    await type(page, '1927')
    await expect.poll(() => page.locator('[data-pad] [role="alert"]').textContent()).toBe('This is not the PIN.')
    expect(await page.locator('[data-part]').count()).toBe(0)
    await type(page, '1926')
    await page.locator('[data-part="games"]').click()
    await page.locator('[data-shown="forty-nine"]').click()
    await page.locator('[data-part="hours"]').click()
    await page.locator('[data-row="every"] button').nth(2).click()
    await page.locator('[data-row="every"] button').nth(0).click()
    await page.locator('[data-part="look"]').click()
    await page.locator('[data-switch="quiet-true"]').click()
    await page.locator('[data-part="captions"]').click()
    await page.locator('[data-caption-text="touch"]').fill('Come and play.')
    await page.locator('[data-part="now"]').click()
    await action(page, 'save').click()
    await expect.poll(() => exhibit.file()).toContain('"Come and play."')
    expect(exhibit.file()).toContain('// The games in the order')
    await action(page, 'leave').click()
    await waitForScene(page, 'attract')
    await page.locator('html[data-motion="off"]').waitFor({ state: 'attached', ...PATIENCE })
    await action(page, 'begin').click()
    await waitForScene(page, 'choice')
    expect(await page.locator('[data-game]').first().getAttribute('data-game')).toBe('new-york-whist')
  },
  VISIT,
)

test(
  'outside the opening hours the page is dark, and nothing opens it but the staff',
  async () => {
    const exhibit = await openExhibit({ hours: { every: 'closed' }, staff: { pin: await hashPin('1926') } })
    const page = await openPage(exhibit, { width: 1920, height: 1080, path: fastQuery(8) })
    await waitForScene(page, 'closed')
    expect(await page.locator('[data-closed]').textContent()).toBe('The box is closed for now.')
    await page.mouse.click(600, 400)
    await page.keyboard.press('Enter')
    expect(await scene(page)).toBe('closed')
    expect(exhibit.health()).toMatchObject({ ok: true, scene: 'closed' })
    await corners(page)
    await type(page, '1926')
    await page.locator('[data-part="hours"]').click()
    await page.locator('[data-row="every"] button').first().click()
    // Whoever leaves while it is still being saved comes back to what was saved.
    const held: Route[] = []
    await page.route('**/api/staff.change', (route) => void held.push(route))
    await action(page, 'save').click()
    await expect.poll(() => held.length).toBe(1)
    await action(page, 'leave').click()
    await held[0]!.continue()
    await waitForScene(page, 'attract')
  },
  VISIT,
)

test(
  'a visitor at the roulette bets by touch, is answered where nothing happens, and spins by a button of 20 mm',
  async () => {
    const exhibit = await openExhibit({ games: ['deck-o-cards-roulette'], screen: { pitch: PITCH } })
    const page = await openPage(exhibit, { width: 1920, height: 1080, touch: true, path: fastQuery(4) })
    await page.locator('[data-caption]').first().waitFor(PATIENCE)
    await action(page, 'begin').tap()
    await waitForScene(page, 'choice')
    await page.locator('[data-game]').tap()
    await waitForScene(page, 'play')
    const spin = page.locator('.play .main', { hasText: 'Spin' })
    const line = page.locator('[data-line]')
    await spin.waitFor(PATIENCE)
    const { width, height } = (await spin.boundingBox())!
    expect(Math.min(width, height) * PITCH).toBeGreaterThanOrEqual(20 - 0.1)
    // A single card is not lit: it is too small for fingers here.
    await page.locator('[data-flat] [data-touch="spot:AS"]').dispatchEvent('click')
    await expect.poll(() => line.textContent()).toBe(exhibitTexts.notHere)
    // A spin without a stake is asked about in the column of the text, and the same button answers.
    await spin.tap()
    await expect.poll(() => page.locator('[data-advice]').textContent()).toContain('You have laid nothing')
    await playToResult(page, async () => {
      const red = page.locator('[data-flat] button.next[data-touch="spot:red"]').first()
      if ((await red.count()) > 0) await red.dispatchEvent('click')
      await spin.tap({ timeout: 5000 }).catch(() => undefined)
    })
    await page.locator('[data-result] h1').waitFor(PATIENCE)
  },
  VISIT,
)

test(
  'two visitors share a table from opposite sides: hands lie face down until their side is touched',
  async () => {
    const exhibit = await openExhibit({ together: 'opposite' })
    const page = await openPage(exhibit, { width: 1920, height: 1080, touch: true, path: fastQuery(4) })
    await page.locator('[data-caption]').first().waitFor(PATIENCE)
    await action(page, 'begin').tap()
    await waitForScene(page, 'choice')
    await action(page, 'together').tap()
    await page.locator(`[data-game="${GAME}"]`).tap()
    await waitForScene(page, 'play')
    const cards = action(page, 'cards')
    await cards.waitFor(PATIENCE)
    expect(await page.locator('[data-flat] button.next').count()).toBe(0)
    const told: string[] = []
    await playToResult(page, async () => {
      told.push(...(await page.locator('.told').allInnerTexts()))
      await touchLit(page)
    })
    expect(await page.locator('[data-result] h1').innerText()).toMatch(/player [12] wins|draw/i)
    expect(await page.locator('.opposite').count()).toBe(1)
    // The sentences call both players by their names, because the player who reads seldom is the one who moved.
    expect(told.length).toBeGreaterThan(0)
    expect(told.filter((words) => /\byou\b/i.test(words))).toEqual([])
    await action(page, 'home').tap()
    await waitForScene(page, 'attract')
    await action(page, 'begin').tap()
    await waitForScene(page, 'choice')
    expect(await action(page, 'together').getAttribute('aria-pressed')).toBe('false')
  },
  VISIT,
)

test(
  'two visitors play by six keys, beside each other, and neither sees the other’s cards',
  async () => {
    const exhibit = await openExhibit({ together: 'beside' })
    const page = await openPage(exhibit, { width: 1080, height: 1920, path: fastQuery(2) })
    await page.keyboard.press('ArrowRight')
    await waitForScene(page, 'choice')
    for (const wanted of ['[data-action="together"]', `[data-game="${GAME}"]`]) {
      for (let step = 0; step < 12; step++) {
        await page.keyboard.press('ArrowRight')
        if ((await page.locator(`${wanted}:focus`).count()) > 0) break
      }
      await page.keyboard.press('Enter')
    }
    await waitForScene(page, 'play', 'result')
    await playToResult(page, async () => {
      await page.keyboard.press('ArrowRight')
      await page.keyboard.press('Enter')
    })
    expect(await page.locator('html[data-turned]').count()).toBe(0)
    expect(await page.locator('[data-result] h1').innerText()).toMatch(/player [12] wins|draw/i)
  },
  VISIT,
)
