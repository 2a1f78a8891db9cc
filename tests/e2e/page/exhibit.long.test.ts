import { expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { openPage } from '../harness'
import { openExhibit, PATIENCE, playToResult, quick, scene, sceneIs } from './exhibit'

/** A visit drawn in software on a busy machine, in milliseconds. */
const VISIT = 300_000
const GAME = 'new-york-whist'

const action = (page: Page, name: string) => page.locator(`[data-action="${name}"]`)

test(
  'a visitor plays by six keys, and no other key does anything',
  async () => {
    const exhibit = await openExhibit()
    const page = await openPage(exhibit, { width: 1080, height: 1920, path: quick(8) })
    await page.keyboard.press('ArrowRight')
    await sceneIs(page, 'choice')
    for (const key of ['F5', 'Tab', 'Escape', 'm', '?', 'Control+p', 'Control+r', 'Alt+ArrowLeft'])
      await page.keyboard.press(key)
    expect(await scene(page)).toBe('choice')
    for (let step = 0; step < 6; step++) {
      await page.keyboard.press('ArrowRight')
      if ((await page.locator(':focus').getAttribute('data-game')) === GAME) break
    }
    await page.keyboard.press('Enter')
    await sceneIs(page, 'play', 'result')
    await page.keyboard.press('s')
    await expect.poll(() => page.locator('[data-answer]').innerText()).toContain('Highest card takes all.')
    await playToResult(page, async () => {
      await page.keyboard.press('ArrowRight')
      await page.keyboard.press('Enter')
    })
    // Once more, another game: the second of three.
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')
    await sceneIs(page, 'choice')
    // Down to the lowest bar, where Home stands first.
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await sceneIs(page, 'attract')
  },
  VISIT,
)

test(
  'whoever goes away is asked after, and then forgotten; the page gives nothing but the exhibit',
  async () => {
    const exhibit = await openExhibit({ idle: { after: 30, ring: 60 } })
    const page = await openPage(exhibit, { width: 1920, height: 1080, path: quick(10) })
    await page.mouse.click(600, 400)
    await sceneIs(page, 'choice')
    await page.locator('[data-language="de"]').click()
    await action(page, 'still-there').click(PATIENCE)
    expect(await scene(page)).toBe('choice')
    await action(page, 'more').click()
    // What a browser would do by itself.
    const kept = await page.evaluate(
      `['contextmenu', 'selectstart', 'dragstart', 'drop', 'paste'].filter((kind) => window.dispatchEvent(new Event(kind, { cancelable: true })))`,
    )
    expect(kept).toEqual([])
    expect(await page.locator('input, textarea, select, a[href], dialog, [data-action="menu"]').count()).toBe(0)
    const answer = await page.evaluate(
      `fetch('api/saves.importRecord', { method: 'POST', headers: { 'content-type': 'application/json' }, body: '["{}"]' }).then((it) => it.json())`,
    )
    expect(answer).toMatchObject({ ok: false, error: { code: 'exhibit' } })
    await sceneIs(page, 'attract')
    expect(await page.locator('html').getAttribute('lang')).toBe('en')
    await page.mouse.click(600, 400)
    await sceneIs(page, 'choice')
    expect(await page.locator('[data-game]').first().getAttribute('data-game')).toBe('forty-nine')
  },
  VISIT,
)
