import { expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { openPage } from '../harness'
import { openExhibit, PATIENCE, playToResult, fastQuery, touchLit, waitForScene } from './exhibit'

/** Longest time of a visit that is drawn in software on a busy machine, in milliseconds. */
const VISIT = 300_000
const GAME = 'new-york-whist'

const action = (page: Page, name: string) => page.locator(`[data-action="${name}"]`)

test(
  'a visitor plays by touch, from the invitation to the result, and the exhibit is as new afterwards',
  async () => {
    const exhibit = await openExhibit()
    const page = await openPage(exhibit, { width: 1920, height: 1080, touch: true, path: fastQuery(8) })
    await page.locator('[data-caption]').first().waitFor(PATIENCE)
    await action(page, 'begin').tap()
    await waitForScene(page, 'choice')
    expect(await page.locator('[data-game]').count()).toBe(6)
    await page.locator('[data-language="de"]').tap()
    // `textContent` gives the words themselves, whatever style of letters the page sets them in.
    await expect.poll(() => action(page, 'home').textContent()).toContain('Anfang')
    // Nothing is left in English but the name of that language.
    const inEnglish = () => page.locator('.exhibit [lang="en"]:not([data-language])').allTextContents()
    expect(await inEnglish()).toEqual([])
    await page.locator(`[data-game="${GAME}"]`).tap()
    await waitForScene(page, 'play', 'result')
    expect(await page.locator('[data-advice]').textContent()).toMatch(/Karte/)
    await playToResult(page, () => touchLit(page))
    expect(await page.locator('[data-result] h1').innerText()).toMatch(/\d+ zu \d+|unentschieden/i)
    expect(await inEnglish()).toEqual([])
    await action(page, 'about').tap()
    expect(await page.locator('[data-result]').innerText()).toContain('1926')
    await action(page, 'back').tap()
    await action(page, 'again').tap()
    await waitForScene(page, 'play', 'result')
    await action(page, 'home').tap()
    await waitForScene(page, 'attract')
    expect(await page.locator('html').getAttribute('lang')).toBe('en')
    expect(exhibit.health()).toMatchObject({ ok: true, scene: 'attract' })
    // The last count may still be on its way when the page is back at the invitation.
    await expect.poll(() => exhibit.counts()).toMatch(/,2,1,1,\d+,de:2,new-york-whist:2,0\n/)
  },
  VISIT,
)
