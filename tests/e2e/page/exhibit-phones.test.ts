import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { openPage } from '../harness'
import { firstMove } from '../first-moves'
import { openExhibit, PATIENCE, fastQuery, waitForScene } from './exhibit'
import { handOf, openPhone, sitDown } from './guests'
import { attributes, rootData } from './table'

/** Longest time of a visit that is drawn in software on a busy machine, in milliseconds. */
const VISIT = 300_000
const GAME = 'new-york-whist'
const NAME = 'Somebody rude'

const action = (page: Page, name: string) => page.locator(`[data-action="${name}"]`)

const screenOf = (exhibit: { readonly url: string }) =>
  openPage(exhibit, { width: 1920, height: 1080, touch: true, path: fastQuery(8) })

/** Goes to the code of a table for play on a phone; returns the link that the code holds. */
async function invite(screen: Page): Promise<string> {
  await action(screen, 'begin').tap(PATIENCE)
  await waitForScene(screen, 'choice')
  await action(screen, 'phones').tap()
  await screen.locator(`[data-game="${GAME}"]`).tap()
  const code = screen.locator('[data-link]')
  await code.waitFor(PATIENCE)
  return (await code.getAttribute('data-link')) ?? ''
}

test(
  'where the file allows it, a visitor’s phone plays by the code; the screen tells no name and no card, and keeps nothing',
  async () => {
    const exhibit = await openExhibit({ phones: 'on' })
    const screen = await screenOf(exhibit)
    const link = await invite(screen)
    expect(await action(screen, 'begin-phones').isDisabled()).toBe(true)
    const phone = await openPhone(link)
    await sitDown(phone, NAME)
    await screen.locator('[data-line]', { hasText: 'Visitor 1' }).waitFor(PATIENCE)
    await action(screen, 'begin-phones').tap()
    await screen.locator('[data-phones="playing"]').waitFor(PATIENCE)
    await phone.locator('html[data-place="game"]').waitFor({ state: 'attached', ...PATIENCE })
    await phone.locator('.hand [data-face]').first().waitFor(PATIENCE)
    // The visitor's turn comes at once, or after the bot's.
    await phone
      .locator('[data-moves] button:not([aria-disabled="true"])')
      .first()
      .waitFor({ state: 'attached', ...PATIENCE })
    const held = (await handOf(phone)) as string[]
    expect(held.length).toBeGreaterThan(5)
    const shown = await attributes(screen, '[data-flat] [data-face]', 'it.dataset.face')
    expect(held.filter((face) => shown.includes(face))).toEqual([])
    const before = await rootData(screen, 'ply')
    await (await firstMove(phone, (key) => key.click(PATIENCE))).click(PATIENCE)
    await screen.locator(`html:not([data-ply="${before}"])`).waitFor({ state: 'attached', ...PATIENCE })
    expect(await screen.locator('body').innerText()).not.toContain(NAME)
    expect(existsSync(join(exhibit.folder, 'phones'))).toBe(true)

    await action(screen, 'home').tap()
    await waitForScene(screen, 'attract')
    await expect.poll(() => existsSync(join(exhibit.folder, 'phones')), PATIENCE).toBe(false)
    await phone.locator('[data-lost][data-state="ended"]').waitFor(PATIENCE)
    expect(exhibit.health()).toMatchObject({ ok: true, scene: 'attract' })
    // The next visitor is asked again how to play.
    await action(screen, 'begin').tap(PATIENCE)
    await waitForScene(screen, 'choice')
    expect(await action(screen, 'phones').getAttribute('aria-pressed')).toBe('false')
  },
  VISIT,
)

test(
  'where the file says nothing of it, no phone is asked, and no table can be opened from the page',
  async () => {
    const exhibit = await openExhibit()
    const screen = await screenOf(exhibit)
    await action(screen, 'begin').tap(PATIENCE)
    await waitForScene(screen, 'choice')
    expect(await action(screen, 'phones').count()).toBe(0)
    // The call is made as the page itself would make it, with the page's cookie.
    const opened = await screen.evaluate<string>(
      `fetch('api/lan.open', { method: 'POST', headers: { 'content-type': 'application/json' }, body: ${JSON.stringify(
        JSON.stringify([{ game: 'forty-nine', name: 'x', options: {}, chairs: ['open', 'open'] }]),
      )} }).then((it) => it.text())`,
    )
    expect(JSON.parse(opened)).toMatchObject({ ok: false, error: { code: expect.any(String) as string } })
    expect(existsSync(join(exhibit.folder, 'phones'))).toBe(false)
  },
  VISIT,
)
