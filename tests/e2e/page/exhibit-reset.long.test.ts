import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { differences, waitForState, watchPage } from '../../soak/page-state'
import { LIT_SELECTOR } from '../../soak/touch-input'
import { openPage } from '../harness'
import { openExhibit, fastQuery, touchLit, waitForScene } from './exhibit'

/** Longest time of a visit that is drawn in software on a busy machine, in milliseconds. */
const VISIT = 300_000
const GAME = 'new-york-whist'
const STORES = `document.querySelector('#app').__vue_app__.config.globalProperties.$pinia.state.value`

/**
 * Table of what a visit might leave behind: the script that leaves it, and what the state of the page must then
 * contain.
 */
const LEFT_BEHIND: readonly (readonly [string, RegExp])[] = [
  [`localStorage.setItem('visitor', 'Ada')`, /"visitor": "Ada"/],
  [`sessionStorage.setItem('visitor', 'Bea')`, /"visitor": "Bea"/],
  [`document.cookie = 'visitor=Cy'`, /visitor=Cy/],
  [`new Promise((done) => (indexedDB.open('visitor').onsuccess = () => done(null)))`, /"visitor"/],
  [`document.title = 'Ada was here'`, /Ada was here/],
  [`document.documentElement.setAttribute('data-visitor', 'Ada')`, /data-visitor=Ada/],
  [`document.body.append(document.createElement('hr'))`, /<hr>/],
  [`(${STORES}.settings.all.names = ['Eve'])`, /"Eve"/],
]

/** A script that stores what a player has reached, as a solved puzzle and a game against a bot do. */
const REACH = `Object.assign(${STORES}.settings.all, {
  best: { 'thirteen-puzzle': { moves: 1, seconds: 1 } },
  solved: { 'thirteen-puzzle': 1 },
  albums: { 'thirteen-puzzle': [3] },
  results: { isolation: { played: 1, won: 1, highest: null } },
  met: { '3 Ada': { played: 1, beaten: 1 } },
})`

const action = (page: Page, name: string) => page.locator(`[data-action="${name}"]`)

/**
 * Opens the page at its first invitation. The exhibit has a single game, so that every invitation begins with the same
 * box.
 */
async function openInvitation(): Promise<{ readonly page: Page; readonly fresh: string }> {
  const exhibit = await openExhibit({ games: [GAME] })
  const page = await openPage(exhibit, { width: 1920, height: 1080, touch: true, path: fastQuery(1) })
  await watchPage(page)
  await page.goto(`${exhibit.url}?flat=true`)
  const { text: fresh } = await waitForState(page)
  return { page, fresh }
}

/** Enters the choice of games, does something there and goes home again; returns the state of the page afterwards. */
async function visit(page: Page, act: () => Promise<unknown>): Promise<string> {
  await action(page, 'begin').tap()
  await waitForScene(page, 'choice')
  await act()
  await action(page, 'home').tap()
  await waitForScene(page, 'attract')
  return (await waitForState(page)).text
}

test(
  'after a visitor who changed all that can be changed an exhibit is as a fresh one, to the letter',
  async () => {
    const { page, fresh } = await openInvitation()
    const after = await visit(page, async () => {
      for (const change of ['[data-language="de"]', '[data-action="sound"]', '[data-action="together"]'])
        await page.locator(change).tap()
      await page.locator(`[data-game="${GAME}"]`).tap()
      await waitForScene(page, 'play')
      for (let touches = 0; touches < 3; touches++) {
        await page.locator(LIT_SELECTOR).first().waitFor({ state: 'attached' })
        await touchLit(page)
      }
      await page.evaluate(REACH)
    })
    expect(differences(fresh, after)).toEqual([])
  },
  VISIT,
)

test(
  'whatever a visit leaves behind is told',
  async () => {
    const { page, fresh } = await openInvitation()
    let known = fresh
    for (const [left, told] of LEFT_BEHIND) {
      const after = await visit(page, () => page.evaluate(left))
      expect(differences(known, after).join('\n'), left).toMatch(told)
      known = after
    }
  },
  VISIT,
)

test(
  'whoever comes finds nothing of what the table did while it played by itself',
  async () => {
    const { page } = await openInvitation()
    await page.evaluate(REACH)
    await action(page, 'begin').tap()
    await waitForScene(page, 'choice')
    expect(await page.evaluate(`${STORES}.settings.all.best`)).toEqual({})
  },
  VISIT,
)
