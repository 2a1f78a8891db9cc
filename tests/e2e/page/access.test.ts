import { expect, test } from 'vitest'
import { openHost, openPage } from '../harness'
import { IS_FULL_DEPTH } from '../../scale'
import { attributes, FLAT_QUERY, openBoxAt, PATIENCE, rootData, waitForTurn } from './table'

/** Selector of the paragraph that the page shows before its script has run. */
const STARTING = '#app > .starting'

test('a browser that cannot read the script is told which browsers can; so is whoever waits long', async () => {
  const host = await openHost()
  const page = await openPage(host, { path: FLAT_QUERY, expected: /ERR_FAILED/ })
  await page.route('**/*.js', (route) => route.abort())
  await page.goto(host.url)
  // `innerText` gives only visible text, and the paragraph is hidden at first once the style sheet is loaded.
  await expect
    .poll(() => page.locator(STARTING).innerText(), PATIENCE)
    .toMatch(/Parlor Box.*Safari or iOS 16\.4.*Firefox 115.*110/s)
})

test('a page that cannot begin says why', async () => {
  const host = await openHost()
  const page = await openPage(host, { path: FLAT_QUERY, expected: /a broken lamp/ })
  await page.addInitScript('window.matchMedia = () => { throw new Error("a broken lamp") }')
  await page.goto(host.url)
  await page.getByRole('alert').filter({ hasText: 'a broken lamp' }).waitFor(PATIENCE)
})

test('where the system chooses the colours ticks, sliders, pressed keys and the focus are seen', async () => {
  const page = await openPage(await openHost(), { path: FLAT_QUERY, context: { forcedColors: 'active' } })
  await page.locator('[data-action="settings"]').click()
  await page.getByRole('dialog').waitFor(PATIENCE)
  const box = page.locator('dialog input[type="checkbox"]:not(:checked)').first()
  const before = await box.screenshot()
  await box.check()
  await page.locator('dialog h2').focus()
  expect((await box.screenshot()).equals(before)).toBe(false)
  const [lines] = await attributes(page, 'dialog input[type="range"]', 'getComputedStyle(it).backgroundImage')
  expect(lines).toContain('gradient')
  await page.keyboard.press('Escape')

  const sound = page.locator('[data-action="sound"]')
  await page.locator('[data-action="keys"]').focus()
  const loud = await sound.screenshot()
  await sound.click()
  await page.locator('[data-action="keys"]').focus()
  expect((await sound.screenshot()).equals(loud)).toBe(false)
  await page.keyboard.press('Shift+Tab')
  const [ring] = await attributes(page, ':focus-visible', 'getComputedStyle(it).outlineStyle')
  expect(ring).toBe('solid')
})

/** Returns the contrast of two colours as WCAG 2 defines it; the colours are given as a browser states them. */
function contrast(a: string, b: string): number {
  const [light, dark] = [a, b]
    .map((colour) => {
      const [r = 0, g = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map(Number).map((part) => {
        const share = part / 255
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
      })
      return 0.2126 * r + 0.7152 * g + 0.0722 * blue
    })
    .sort((x, y) => y - x)
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05)
}

if (IS_FULL_DEPTH) {
  test('the ring round what has the focus stands apart from paper, wood and boards', async () => {
    const host = await openHost()
    const page = await openBoxAt(host, { path: FLAT_QUERY })
    await page.locator('[data-choice="play"]').click()
    await page.locator('[data-moves] button').first().waitFor(PATIENCE)
    const seen = new Set<string>()
    for (let i = 0; i < 40; i++) {
      await page.keyboard.press('Tab')
      const [ring] = (await attributes(
        page,
        ':focus-visible',
        '({ key: it.outerHTML, outline: getComputedStyle(it).outlineColor, band: getComputedStyle(it).boxShadow, paper: it.closest(".slip") !== null })',
      )) as { key: string; outline: string; band: string; paper: boolean }[]
      if (ring === undefined || seen.has(ring.key)) continue
      seen.add(ring.key)
      const ground = ring.paper ? 'rgb(226, 200, 148)' : (/rgba?\([^)]*\)/.exec(ring.band)?.[0] ?? ring.outline)
      expect(contrast(ring.outline, ground), ring.key).toBeGreaterThanOrEqual(3)
      // On dark wood, the band itself must stand out from the wood.
      if (!ring.paper) expect(contrast(ground, 'rgb(31, 20, 13)'), ring.key).toBeGreaterThanOrEqual(3)
    }
    expect(seen.size).toBeGreaterThan(8)
  })
}

if (IS_FULL_DEPTH) {
  test('a link to another table put into a tab that shows this page already is followed', async () => {
    const host = await openHost()
    const page = await openPage(host, { path: FLAT_QUERY })
    const loaded = page.waitForEvent('load', PATIENCE)
    await page.evaluate(`location.hash = '#join=${'a'.repeat(32)}'`)
    await loaded
  })
}

test('the focus is never lost: at the start of a lesson and of a game, and when its result is put away', async () => {
  const host = await openHost()
  const page = await openBoxAt(host, { path: FLAT_QUERY })
  const at = async () => await page.evaluate<string>('document.activeElement.tagName')
  await page.locator('[data-choice="lesson"]').press('Enter')
  await page.locator('[data-lesson] h2').waitFor(PATIENCE)
  await expect.poll(at).toBe('H2')
  await page.locator('[data-lesson] .row .quiet').press('Enter')
  await page.locator('[data-choice="play"]').press('Enter')
  await page.locator('html[data-ready="game"]').waitFor({ state: 'attached', ...PATIENCE })
  await page.locator('[data-moves] button').first().waitFor(PATIENCE)
  expect(await at()).not.toBe('BODY')
  await page.locator('[data-moves] button').first().focus()
  await page.locator('[data-action="menu"]').press('Enter')
  await page.getByRole('button', { name: 'Give up' }).press('Enter')
  await page.getByRole('button', { name: 'Yes, give up' }).press('Enter')
  await page.locator('[data-action="rematch"]').waitFor(PATIENCE)
  // The ending is a small paper in the corner: the table beside it stays in view, and the keyboard reaches what comes
  // next.
  const told = "document.querySelector('[data-ending]')"
  expect(await page.evaluate(`${told}.matches(':modal')`)).toBe(false)
  expect(await page.evaluate(`${told}.getBoundingClientRect().left / innerWidth`)).toBeGreaterThan(0.6)
  expect(await page.evaluate('document.activeElement.dataset.action')).toBe('rematch')
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached', ...PATIENCE })
  expect(await at()).not.toBe('BODY')
})

test('on a phone held upright what is said lies over nothing that is played with, and a game has one first heading', async () => {
  const host = await openHost()
  const page = await openBoxAt(host, { width: 390, height: 844, path: FLAT_QUERY })
  await page.locator('[data-choice="play"]').click()
  await page.locator('[data-moves] button').first().waitFor(PATIENCE)
  await page.locator('h1', { hasText: 'Forty-Nine' }).waitFor({ state: 'attached', ...PATIENCE })
  expect(await page.locator('h1').count()).toBe(1)
  await page.evaluate(`new MutationObserver((_, seen) => {
    const said = document.querySelector('[data-latest]')?.getBoundingClientRect()
    if (said === undefined) return
    const parts = [...document.querySelectorAll('[data-flat] :is(.room, .placed)')].map((part) => part.getBoundingClientRect())
    const tops = parts.filter(({ height }) => height > 0).map(({ top }) => top)
    document.documentElement.dataset.said = String(Math.round(said.bottom - Math.min(...tops)))
    seen.disconnect()
  }).observe(document.body, { childList: true, subtree: true })`)
  await page.locator('[data-moves] button').first().press('Enter')
  const said = page.locator('html[data-said]')
  await said.waitFor({ state: 'attached', ...PATIENCE })
  expect(Number(await said.getAttribute('data-said'))).toBeLessThanOrEqual(1)
})

if (IS_FULL_DEPTH) {
  test('shut boxes stand in the middle of a wide flat shelf', async () => {
    const page = await openPage(await openHost(), { width: 1440, height: 900, path: FLAT_QUERY })
    await page.locator('.boxes .box').first().waitFor(PATIENCE)
    const edges = (await attributes(page, '.boxes .box', 'it.getBoundingClientRect().toJSON()')) as {
      left: number
      right: number
    }[]
    const middle = (Math.min(...edges.map(({ left }) => left)) + Math.max(...edges.map(({ right }) => right))) / 2
    expect(Math.abs(middle - 720)).toBeLessThan(4)
  })
}

test('who plays from the list by keys stays in it from turn to turn, also where it opens only for them', async () => {
  const page = await openBoxAt(await openHost(), { width: 844, height: 390, path: FLAT_QUERY })
  await page.locator('[data-choice="play"]').press('Enter')
  for (let turn = 0; turn < 3; turn++) {
    expect(await waitForTurn(page)).toBe(true)
    if (turn === 0) await page.keyboard.press('1')
    await expect
      .poll(() => page.evaluate(`document.activeElement.closest('[data-moves]') !== null`), PATIENCE)
      .toBe(true)
    const ply = await rootData(page, 'ply')
    await page.keyboard.press('Enter')
    await page.locator(`html:not([data-ply="${ply}"])`).waitFor({ state: 'attached', ...PATIENCE })
    expect(await page.evaluate('document.activeElement.tagName')).not.toBe('BODY')
  }
})

test('while a lid is lifted the focus is not lost', async () => {
  const page = await openPage(await openHost(), { path: '?flat=true' })
  await page.locator('[data-box="forty-nine-outfit"]').press('Enter')
  await page.locator('html[data-phase="lid-off"]').waitFor({ state: 'attached', ...PATIENCE })
  expect(await page.evaluate('document.activeElement.tagName')).toBe('MAIN')
})

test('the count of a deal has the focus: Enter puts it away, and the list of moves goes on', async () => {
  const page = await openBoxAt(await openHost(), { path: FLAT_QUERY })
  await page.locator('[data-choice="back"]').press('Enter')
  await page.locator('[data-game="pittsburgh-draw"]').press('Enter')
  await page.locator('[data-choice="play"]').press('Enter')
  const count = page.locator('[data-counted]')
  const first = page.locator('[data-moves] button:not([aria-disabled="true"])').first()
  for (let turn = 0; turn < 30; turn++) {
    await first.or(count).first().waitFor(PATIENCE)
    // A count comes with the frame that shows the deal after it.
    await page.evaluate('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))')
    if ((await count.count()) > 0) break
    const ply = await rootData(page, 'ply')
    await first.press('Enter', PATIENCE)
    if ((await page.locator('[data-moves] [data-move]').count()) === 0) continue
    await page
      .locator(`html:not([data-ply="${ply}"])`)
      .or(count)
      .first()
      .waitFor({ state: 'attached', ...PATIENCE })
  }
  await count.waitFor(PATIENCE)
  const within = (part: string) => page.evaluate<boolean>(`document.activeElement.closest('${part}') !== null`)
  await expect.poll(() => within('[data-counted]'), PATIENCE).toBe(true)
  await page.keyboard.press('Enter')
  await count.waitFor({ state: 'detached', ...PATIENCE })
  await expect.poll(() => within('[data-moves]'), PATIENCE).toBe(true)
})
