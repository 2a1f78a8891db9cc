import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { wait } from '../../../src/async/wait'
import { IS_FULL_DEPTH } from '../../scale'
import { openHost, openPage } from '../harness'
import { outOfSight } from './in-sight'
import { attributes, FLAT_QUERY, moves, openBox, PLAIN_QUERY, playMoves, rootData, PATIENCE } from './table'

/** Address of the file of the letters in which the score is written. */
const LETTERING = /homemade-apple-[^/]*\.woff2$/

/** Waits until the browser has given the page a hundred chances to draw. */
async function chancesToDraw(page: Page): Promise<void> {
  await page.evaluate(
    '(async () => { for (let i = 0; i < 100; i++) await new Promise((done) => requestAnimationFrame(done)) })()',
  )
}

/**
 * Most different addresses that a new browser asks the host for, from the address bar to the first possible move, with
 * the four of a bot that begins.
 */
const MOST_REQUESTS = 44

test('a first move takes few requests; an idle table draws no frames, and is idle only when all written on it has come', async () => {
  const requested = new Set<string>()
  const listen = (it: Page) => it.on('request', (request) => requested.add(request.url()))
  const { page } = await openBox({ path: '?quality=low&speed=instant', listen })
  let release = (): void => undefined
  const released = new Promise<void>((resolve) => (release = resolve))
  const held = page.waitForRequest(LETTERING)
  await page.route(LETTERING, (route) => released.then(() => route.continue()))
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await moves(page).first().waitFor()
  expect(requested.size, [...requested].join('\n')).toBeLessThanOrEqual(MOST_REQUESTS)
  await held
  await chancesToDraw(page)
  expect(await rootData(page, 'settled')).toBe('false')
  release()
  await page.locator('html[data-settled="true"]').waitFor({ state: 'attached', timeout: 120_000 })
  const frames = Number(await rootData(page, 'frames'))
  expect(frames).toBeGreaterThan(0)
  await chancesToDraw(page)
  expect(Number(await rootData(page, 'frames'))).toBe(frames)
})

/** Script that counts every frame and timer that wakes the page, from its next load on. */
const COUNT_WAKES = `{
  let wakes = 0
  window.wakes = () => wakes
  const counted = (call) => (...args) => { wakes++; return typeof call === 'function' ? call(...args) : undefined }
  for (const name of ['requestAnimationFrame', 'setTimeout', 'setInterval']) {
    const real = window[name].bind(window)
    window[name] = (call, ...more) => real(counted(call), ...more)
  }
}`

/** Returns whether, within a minute, there is a second in which the page is not woken at all. */
async function comesToRest(page: Page): Promise<boolean> {
  for (let seconds = 0; seconds < 60; seconds++) {
    const before = await page.evaluate('wakes()')
    await wait(1000)
    if ((await page.evaluate('wakes()')) === before) return true
  }
  return false
}

test('a page that nobody touches is woken by no frame and no timer, at an open box as in a game', async () => {
  const listen = (it: Page) => it.addInitScript({ content: COUNT_WAKES })
  const page = await openPage(await openHost(), { path: '?quality=low&speed=instant', reducedMotion: true, listen })
  await expect.poll(() => page.evaluate('wakes()')).toBeGreaterThan(0)
  expect(await comesToRest(page)).toBe(true)
  await page.locator('[data-box="forty-nine-outfit"]').click()
  const game = page.locator('[data-game="forty-nine"]')
  await game.waitFor()
  expect(await comesToRest(page)).toBe(true)
  await game.click()
  await page.locator('[data-choice="play"]').click()
  await moves(page).first().waitFor()
  expect(await comesToRest(page)).toBe(true)
})

if (IS_FULL_DEPTH) {
  test('all shaders are compiled before they are needed: none comes in the middle of a game', async () => {
    const { page } = await openBox({ path: PLAIN_QUERY })
    await page.getByRole('button', { name: 'Play', exact: true }).click()
    await moves(page).first().waitFor()
    await page.locator('html[data-prepared="true"]').waitFor({ state: 'attached', timeout: 120_000 })
    const programs = Number(await rootData(page, 'programs'))
    expect(programs).toBeGreaterThan(3)
    await playMoves(page, (move) => move.click(), 8)
    expect(Number(await rootData(page, 'programs'))).toBe(programs)
  })
}

test('between two people a curtain hides the hands until the next one takes the screen', async () => {
  const { page } = await openBox({ path: FLAT_QUERY })
  await page.getByRole('button', { name: 'Choose the players' }).click()
  const second = page.locator('[data-chair="B"]')
  await second.getByRole('combobox').selectOption('person')
  await second.getByRole('textbox').fill('Ben')
  await page.locator('[data-chair="A"]').getByRole('textbox').fill('Ada')
  await page.getByRole('button', { name: 'Deal' }).click()
  const curtain = page.locator('[data-curtain]')
  await curtain.waitFor()
  const hands = await attributes(page, '[data-mirror] [data-field="hands"] li', 'it.dataset.value')
  expect(hands).toEqual(['{"A":5}', '{"B":5}'])
  expect(await moves(page).count()).toBe(0)

  const first = (await curtain.getByRole('button').textContent())?.trim() ?? ''
  await curtain.getByRole('button').click()
  await moves(page).first().click()
  await page.locator('html[data-ply="1"]').waitFor({ state: 'attached' })
  await curtain.waitFor()
  expect((await curtain.getByRole('button').textContent())?.trim()).not.toBe(first)
  await curtain.getByRole('button').click()
  await moves(page).first().waitFor()
})

test('a resignation is asked for twice and ends the game; the save can be deleted and comes back', async () => {
  const { host, page } = await openBox({ path: FLAT_QUERY })
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await moves(page).first().waitFor()
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name: 'Give up' }).click()
  await page.getByRole('button', { name: 'No, stay' }).click()
  expect(await rootData(page, 'over')).toBe('false')
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name: 'Give up' }).click()
  await page.getByRole('button', { name: 'Yes, give up' }).click()
  await page.locator('html[data-over="true"]').waitFor({ state: 'attached' })
  await page.getByRole('button', { name: 'Back to the box' }).click()
  await page.getByRole('button', { name: 'The drawer' }).click()
  // Its picture is drawn from the record.
  await page.locator('[data-save] img[src^="blob:"]').waitFor(PATIENCE)
  await page.getByRole('checkbox', { name: 'Choose Forty-Nine' }).click()
  await page.getByRole('button', { name: 'Delete' }).click()
  await page.getByText('Nothing has been put away yet').waitFor()
  expect(await host.services.saves.list()).toEqual([])
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.locator('[data-save]').waitFor()
})

test('a file that is no record is refused with a sentence, a copy stays out, and a new game comes in', async () => {
  const { host, page } = await openBox({ path: FLAT_QUERY })
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await playMoves(page, (first) => first.click(), 2)
  await moves(page).first().waitFor()
  const [save] = await host.services.saves.list()
  const record = await host.services.saves.exportRecord(save!.id)
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name: 'The drawer' }).click()
  const picker = page.locator('input[type="file"][multiple]')
  await picker.setInputFiles({ name: 'holiday.parlor', mimeType: 'text/plain', buffer: Buffer.from('not a game') })
  await page.locator('[data-list="faults"] li').waitFor()
  expect(await page.locator('[data-list="faults"] li').textContent()).toMatch(/holiday\.parlor: \w+ \w+ \w+/)
  await page.keyboard.press('Escape')
  await picker.setInputFiles({ name: 'copy.parlor', mimeType: 'text/plain', buffer: Buffer.from(record) })
  await page.locator('[data-list="doubles"] li').waitFor()
  await page.keyboard.press('Escape')
  const other = JSON.stringify({ format: 'parlor-record/1', game: 'isolation', seats: ['A'], moves: ['A @1'] })
  await picker.setInputFiles({ name: 'new.parlor', mimeType: 'text/plain', buffer: Buffer.from(other) })
  await page.locator('[data-take]').press('Enter')
  await page.locator('[data-save]').nth(1).waitFor()
})

test('what happens is spoken once each, and the table for screen readers follows', async () => {
  const { page } = await openBox({ path: FLAT_QUERY })
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await playMoves(page, (first) => first.click(), 1)
  await moves(page).first().waitFor()
  const spoken = await page.locator('[data-live] p').allTextContents()
  const prompt = (await page.locator('[data-strip] .prompt').textContent()) ?? ''
  await page.locator('[data-action="log"]').click()
  const log = page.getByRole('dialog').getByRole('region', { name: 'What happened' }).getByRole('listitem')
  await log.first().waitFor()
  const told = (await log.allTextContents()).map((it) => it.trim())
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await page.locator('[data-action="pad"]').click()
  await page.getByRole('dialog', { name: 'Score pad' }).locator('[data-pad]').waitFor()
  await page.keyboard.press('Escape')
  expect(told.length).toBeGreaterThan(1)
  expect(spoken.at(-1)?.trim()).toBe(prompt.trim())
  const events = spoken.map((it) => it.trim()).filter((it) => told.includes(it))
  expect(events.length).toBeGreaterThan(1)
  expect(events).toEqual(told.slice(-events.length))
  await page.keyboard.press('s')
  expect(await page.locator('[data-answer]').textContent()).toMatch(/Guest -?\d+/)
})

test('with words 40 % longer and twice the size nothing is cut off on a phone', async () => {
  const { page } = await openBox({
    width: 390,
    height: 844,
    path: `${PLAIN_QUERY}&flat=true&language=x-long&text=largest`,
  })
  const wide = 'document.documentElement.scrollWidth'
  expect(await page.evaluate(wide)).toBe(390)
  await page.locator('[data-choice="new"]').click()
  await page.locator('dialog').waitFor()
  const parts = 'dialog button, dialog h2, dialog legend:not(.hidden-text), dialog label'
  const cut = await attributes(page, parts, 'it.scrollWidth > it.clientWidth + 1 ? it.textContent : ""')
  expect(cut.filter((words) => words !== '')).toEqual([])
})

test('with large text a board on the flat table is still seen as a whole', async () => {
  const { page } = await openBox({ path: `${FLAT_QUERY}&text=larger` })
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await moves(page).first().waitFor()
  const [room, field] = await Promise.all(
    ['[data-flat] .room', '[data-field-flat]'].map((it) => page.locator(it).boundingBox()),
  )
  expect(field!.width).toBeLessThanOrEqual(room!.width + 1)
  expect(field!.height).toBeLessThanOrEqual(room!.height + 1)
})

test('under a finger the paper beside a table in depth covers no board with the result, and hides no words it has room for', async () => {
  const { page } = await openBox({ width: 1280, height: 720, touch: true, path: PLAIN_QUERY })
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await moves(page).first().waitFor()
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name: 'Give up' }).click()
  await page.getByRole('button', { name: 'Yes, give up' }).click()
  await page.locator('[data-ending][open]').waitFor(PATIENCE)
  const sizes = [
    { width: 1280, height: 720 },
    { width: 844, height: 390 },
    { width: 390, height: 844 },
  ] as const
  for (const size of sizes) {
    expect(await outOfSight(page, 'result', [size])).toEqual([])
    await expect.poll(() => page.locator('[data-ending]:modal').count(), PATIENCE).toBe(0)
  }
})
