import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { playedGame } from '../../played-game'
import { outOfSight } from './in-sight'
import { attributes, FLAT_QUERY, openBox, PATIENCE, rootData } from './table'

/** Screens of phones: the narrowest, a small one, a usual one, and one held sideways. */
const PHONES = [
  { width: 320, height: 568 },
  { width: 360, height: 640 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
] as const

/**
 * Selector of everything that can be operated. What a shut drawer holds for keys alone is not visible until it has the
 * focus.
 */
const CONTROLS = 'button, input:not([type="file"]), select, summary, a[href]'
/**
 * Least height of a sheet's body in which it can be read, in CSS pixels: a line of the largest text and the room that a
 * finger needs.
 */
const READABLE = 80

/**
 * Script that scrolls one control after the other into view. It returns the controls that stay outside of the screen,
 * what is wider than the screen, whether too little of a sheet's body is visible, and headings that are broken into
 * more lines than they have words.
 */
const FAULTS = `(root) => {
  const faults = []
  const within = document.querySelector(root)
  const nameOf = (it) => it.textContent.trim() || it.getAttribute('aria-label') || it.tagName
  for (const it of within.querySelectorAll(${JSON.stringify(CONTROLS)})) {
    if (!it.checkVisibility() || it.closest('.hidden-text, .drawer.shut')) continue
    it.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    const { left, right, top, bottom } = it.getBoundingClientRect()
    // What is higher than the room that it is scrolled in can only be seen in parts.
    let room = it.parentElement
    const scrolls = (it) => /auto|scroll/.test(getComputedStyle(it).overflowY) && it.scrollHeight > it.clientHeight + 1
    while (room !== null && !scrolls(room)) room = room.parentElement
    const fits = bottom <= innerHeight + 1 || bottom - top > (room?.clientHeight ?? innerHeight) - 16
    if (left < -1 || right > innerWidth + 1 || top < -1 || !fits)
      faults.push(nameOf(it) + ' lies at ' + [left, top, right, bottom].map(Math.round).join(' '))
  }
  for (const it of [document.documentElement, within])
    if (it.scrollWidth > it.clientWidth + 1) faults.push(it.tagName + ' is ' + it.scrollWidth + ' wide')
  const body = within.querySelector('.body')
  if (body !== null && body.scrollHeight > body.clientHeight + 1 && body.clientHeight < ${READABLE})
    faults.push('only ' + body.clientHeight + ' of ' + body.scrollHeight + ' of the body is seen')
  for (const it of within.querySelectorAll('h1, h2, h3')) {
    if (!it.checkVisibility() || it.closest('.hidden-text, .drawer.shut')) continue
    const lines = it.clientHeight / parseFloat(getComputedStyle(it).lineHeight)
    const words = it.textContent.trim().split(/[^\\p{L}]+/u).length
    if (lines > words + 0.9) faults.push(nameOf(it) + ' stands in ' + lines.toFixed(1) + ' lines')
  }
  return faults
}`

/** Returns what is wrong at each of the sizes; the page is resized and not opened again. */
async function faultsOf(page: Page, what: string, root: string): Promise<string[]> {
  const faults: string[] = []
  for (const size of PHONES) {
    await page.setViewportSize(size)
    const found: string[] = await page.evaluate(`(async () => {
      // Styles and what scripts measure follow a new size by the next frame but one.
      for (const _ of [1, 2]) await new Promise((drawn) => requestAnimationFrame(drawn))
      return (${FAULTS})(${JSON.stringify(root)})
    })()`)
    faults.push(...found.map((fault) => `${what} at ${size.width} × ${size.height}: ${fault}`))
  }
  return [...faults, ...(await outOfSight(page, what, PHONES))]
}

test('with the largest text every sheet can be read and operated on phones', async () => {
  const { page } = await openBox({ ...PHONES[0], path: `${FLAT_QUERY}&text=largest` })
  const faults: string[] = []
  const look = async (what: string, root: string) => void faults.push(...(await faultsOf(page, what, root)))
  // A key that lies outside of the screen is a fault of its own; it is pressed even so.
  const press = (selector: string) => page.locator(selector).first().press('Enter', PATIENCE)
  /** @param below what comes into view when the sheet is put away */
  const sheet = async (what: string, below: Locator) => {
    await page.getByRole('dialog').waitFor(PATIENCE)
    await page.locator('dialog footer, dialog .body, dialog[data-today]').first().waitFor(PATIENCE)
    await look(what, 'dialog')
    await page.keyboard.press('Escape')
    await page
      .locator('dialog[open]')
      .filter({ hasNot: page.locator('[data-sheet]') })
      .waitFor({ state: 'detached', ...PATIENCE })
    await below.waitFor(PATIENCE)
  }

  await look('choices', 'main')
  for (const choice of ['new', 'house', 'leaflet', 'print']) {
    await press(`[data-choice="${choice}"]`)
    await sheet(choice, page.locator('main [data-choice="new"]'))
  }
  await press('[data-choice="back"]')
  await page.locator('[data-game]').first().waitFor(PATIENCE)
  await look('list', 'main')
  await press('[data-choice="close"]')
  await page.locator('[data-box]').first().waitFor(PATIENCE)
  await look('shelf', 'main')
  for (const action of ['lobby', 'drawer', 'today', 'settings', 'manual', 'keys']) {
    await press(`[data-action="${action}"]`)
    await sheet(action, page.locator('main [data-box]').first())
  }
  await press('[data-box="forty-nine-outfit"]')
  await press('[data-game="forty-nine"]')
  await press('[data-choice="play"]')
  await page.locator('[data-moves] button').first().waitFor(PATIENCE)
  await look('game', 'main')
  await press('[data-action="menu"]')
  await page.locator('dialog [data-sheet]').first().waitFor(PATIENCE)
  await look('menu', 'dialog')
  for (const entry of await attributes(page, 'dialog [data-sheet]', 'it.dataset.sheet')) {
    await press(`dialog [data-sheet="${String(entry)}"]`)
    await page
      .locator('dialog [data-sheet]')
      .first()
      .waitFor({ state: 'detached', ...PATIENCE })
    // One key leads from any of them back to the table.
    await sheet(String(entry), page.locator('[data-action="menu"]'))
    await press('[data-action="menu"]')
    await page.locator('dialog [data-sheet]').first().waitFor(PATIENCE)
  }
  expect(await rootData(page, 'over')).toBe('false')
  expect(faults).toEqual([])
})

test('with the largest text the drawer, what is to be taken in, the card of a game and the book can be read on phones', async () => {
  const { page } = await openBox({ ...PHONES[0], path: `${FLAT_QUERY}&text=largest` })
  const faults: string[] = []
  const look = async (what: string, root: string) => void faults.push(...(await faultsOf(page, what, root)))
  const press = (selector: string) => page.locator(selector).first().press('Enter', PATIENCE)
  const names = { A: 'Maximiliane-Charlotte', B: 'Walter' }
  const won = playedGame('new-york-whist', { seed: 'card', levels: [2, 1] }).record({ names })
  const files = Object.entries({ 'won.parlor': JSON.stringify(won), 'a holiday by the sea.parlor': 'not a game' })
  await press('[data-choice="back"]')
  await press('[data-choice="close"]')
  await press('[data-action="drawer"]')
  await page
    .locator('input[type="file"][multiple]')
    .setInputFiles(files.map(([name, text]) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(text) })))
  await page.locator('[data-take]:not([disabled])').waitFor(PATIENCE)
  await look('what is to be taken in', '[data-intake]')
  await press('[data-take]')
  await page.locator('[data-save]').waitFor(PATIENCE)
  await look('the drawer', '[data-drawer]')
  await page.locator('[data-save] input[type="checkbox"]').press('Space', PATIENCE)
  await look('a chosen game', '[data-drawer]')
  await press('[data-verb="card"]')
  await page.locator('[data-card-picture]').waitFor(PATIENCE)
  await look('the card', '[data-card-sheet]')
  await page.keyboard.press('Escape')
  await press('[data-book]')
  await page.locator('[data-book-name]').selectOption(names.A, PATIENCE)
  await page.locator('[data-sums]').waitFor(PATIENCE)
  await look('the book', 'dialog:has([data-sums])')
  expect(faults).toEqual([])
})

/** Script that returns which controls of a study lie over each other, and which words of keys and bars are broken. */
const CROWDED = `(() => {
  const isSeen = (it) => it.checkVisibility() && !it.closest('.hidden-text')
  const all = [...document.querySelectorAll('[data-demo] :is(button, select, input)')].filter(isSeen)
  const nameOf = (it) => it.textContent.trim() || it.getAttribute('aria-label')
  const faults = []
  for (const [at, one] of all.entries())
    for (const other of all.slice(at + 1)) {
      const [a, b] = [one, other].map((it) => it.getBoundingClientRect())
      const across = Math.min(a.right, b.right) - Math.max(a.left, b.left)
      const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
      if (across > 2 && down > 2) faults.push(nameOf(one) + ' lies over ' + nameOf(other))
    }
  for (const it of document.querySelectorAll('[data-demo] :is(button.key, [data-bars] li > span:first-child)')) {
    const range = document.createRange()
    range.selectNodeContents(it)
    const lines = new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom))).size
    if (lines > it.textContent.trim().split(/\\s+/u).length) faults.push(nameOf(it) + ' stands in ' + lines + ' lines')
  }
  for (const it of document.querySelectorAll('[data-flat] .word')) {
    const [word, place] = [it, it.parentElement].map((one) => one.getBoundingClientRect())
    if (word.left < place.left - 2 || word.right > place.right + 2) faults.push(nameOf(it) + ' is wider than its place')
  }
  return faults
})()`

test('with the largest text a game that is watched again, and its study, can be read and operated on phones', async () => {
  const { host, page } = await openBox({ ...PHONES[0], path: `${FLAT_QUERY}&text=largest` })
  const press = (selector: string) => page.locator(selector).first().press('Enter', PATIENCE)
  const names = { A: 'Maximiliane-Charlotte', B: 'Walter' }
  const played = playedGame('forty-nine', { seed: 'keys', levels: [2, 1] })
  await host.services.saves.importRecord(JSON.stringify(played.record({ names })))
  await press('[data-choice="back"]')
  await press('[data-choice="close"]')
  await press('[data-action="drawer"]')
  await press('[data-save] .face')
  await page.locator('[data-study]').waitFor(PATIENCE)
  const faults = await faultsOf(page, 'a game that is watched again', '[data-demo]')
  await press('[data-study]')
  await page.locator('[data-bars] li').first().waitFor(PATIENCE)
  faults.push(...(await faultsOf(page, 'a study under way', '[data-demo]')))
  await press('[data-study-stop]')
  await press('[data-point="1"]')
  await press('[data-study-best]')
  await page.locator('[data-best]').filter({ hasText: '.' }).waitFor(PATIENCE)
  faults.push(...(await faultsOf(page, 'a study', '[data-demo]')))
  for (const size of PHONES) {
    await page.setViewportSize(size)
    const drawn = 'new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))'
    const crowded: string[] = await page.evaluate(`${drawn}.then(() => ${CROWDED})`)
    faults.push(...crowded.map((fault) => `at ${size.width} × ${size.height}: ${fault}`))
  }
  expect(faults).toEqual([])
})
