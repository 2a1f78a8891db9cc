import type { CDPSession, Page } from 'playwright-core'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { eventually } from '../../eventually'
import { openHost, openPage } from '../harness'
import { openPhone, playOne, setTable, sitDown } from './guests'
import { gather, playByTouch } from './hands'
import { openLanHost } from './house'
import { expectResult, FLAT_QUERY, openBox, PATIENCE, playMoves, rootData } from './table'

/** Presses a key of a keyboard with another layout than the browser's. */
async function pressKey(session: CDPSession, key: string, code: string): Promise<void> {
  await session.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', key, code })
  await session.send('Input.dispatchKeyEvent', { type: 'keyUp', key, code })
}

test('a game is played on a French keyboard without Shift, and told on a Russian one', async () => {
  const { page } = await openBox({ width: 1280, height: 720, path: FLAT_QUERY })
  await page.keyboard.press('Enter')
  const session = await page.context().newCDPSession(page)
  const asked = async (key: string, code: string, answer: RegExp) => {
    await pressKey(session, key, code)
    await page.locator('[data-answer]', { hasText: answer }).waitFor({ state: 'attached', ...PATIENCE })
  }
  let isAsked = false
  const made = await playMoves(page, async () => {
    if (!isAsked) {
      await asked('е', 'KeyT', /turn|move/i)
      await asked('ы', 'KeyS', /\d/)
      await asked('Ь', 'KeyM', /off/i)
      await asked('ь', 'KeyM', /on/i)
      isAsked = true
    }
    const isMany = (await page.locator('[data-moves] [data-move]').count()) >= 6
    await pressKey(session, isMany ? '-' : '&', isMany ? 'Digit6' : 'Digit1')
    const place = `[...document.querySelectorAll('[data-moves] [data-move]')].indexOf(document.activeElement)`
    expect(await page.evaluate(place)).toBe(isMany ? 5 : 0)
    await page.keyboard.press('Enter')
  })
  expect(made).toBeGreaterThan(3)
  await expectResult(page)
})

/**
 * Puts elements with capitals in the place of every text, as a browser's translator does. `staleTexts()` returns what
 * has been written since into texts that are no longer shown.
 */
const TRANSLATOR = `{
  const replaced = []
  window.staleTexts = () => replaced.filter(([text, was]) => text.data !== was).map(([text, was]) => was + ' → ' + text.data)
  const translate = () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const texts = []
    while (walker.nextNode()) texts.push(walker.currentNode)
    for (const text of texts) {
      if (text.data.trim() === '' || text.parentElement.closest('font, svg, script, style, textarea, option')) continue
      const [outer, inner] = [document.createElement('font'), document.createElement('font')]
      outer.style.verticalAlign = inner.style.verticalAlign = 'inherit'
      inner.textContent = text.data.toUpperCase()
      outer.append(inner)
      text.replaceWith(outer)
      replaced.push([text, text.data])
    }
  }
  translate()
  new MutationObserver(translate).observe(document.body, { childList: true, subtree: true, characterData: true })
}`

const staleTexts = (page: Page) => page.evaluate('staleTexts()')

/** Returns the names and scores that a page shows, without capitals, in the order of the alphabet. */
async function shownSeats(page: Page): Promise<string[]> {
  const seats = await page.locator('.seats li').allTextContents()
  return seats
    .map((it) =>
      it
        .toLowerCase()
        .replace(/\s+/gu, ' ')
        .replace(/^\D*(?=ada|clara)/u, '')
        .trim(),
    )
    .sort()
}

test('a translator in the browser leaves nothing stale, and breaks nothing, in a whole game on a phone', async () => {
  const house = await openLanHost()
  const { host, link } = await setTable(house)
  const phone = await openPhone(link)
  await phone.locator('[data-gathering]').waitFor(PATIENCE)
  await phone.evaluate(TRANSLATOR)
  await sitDown(phone, 'Clara')
  await host.locator('[data-action="start"]').click()
  for (const page of [host, phone])
    await page.locator('html[data-place="game"]').waitFor({ state: 'attached', ...PATIENCE })
  await phone.locator('.hand [data-face]').first().waitFor(PATIENCE)
  expect(await phone.locator('font').count()).toBeGreaterThan(10)

  while ((await rootData(host, 'over')) !== 'true') {
    await playOne(host, phone)
    await eventually(async () => expect(await shownSeats(phone)).toEqual(await shownSeats(host)))
    expect(await staleTexts(phone)).toEqual([])
  }
  await phone.getByRole('dialog').getByRole('table').waitFor(PATIENCE)
  await phone.keyboard.press('Escape')
  for (const action of ['menu', 'log']) {
    await phone.locator(`[data-action="${action}"]`).first().tap()
    await phone.locator('dialog[open]').waitFor(PATIENCE)
    await phone.keyboard.press('Escape')
  }
  expect(await staleTexts(phone)).toEqual([])
}, 600_000)

test('nor does it on a hand and on the table in the middle', async () => {
  const { tv, hands } = await gather(await openLanHost(), 'forty-nine', ['Ada', 'Clara'])
  const [ada, clara] = [hands[0]!, hands[1]!]
  for (const page of [tv, ada]) await page.evaluate(TRANSLATOR)
  await playByTouch(hands, tv)
  await tv.locator('html[data-over="true"]').waitFor({ state: 'attached', ...PATIENCE })
  const said = async (page: Page) => (await page.locator('[data-hand] .call h1').innerText()).toLowerCase()
  // Each is told the result in the same words but for whose it is.
  await eventually(async () => expect((await said(ada)).match(/\d+/gu)).toEqual((await said(clara)).match(/\d+/gu)))
  for (const [open, shut] of [
    ['menu', 'close'],
    ['whole', 'back'],
  ] as const) {
    await ada.locator(`[data-action="${open}"]`).tap()
    await ada.locator(`[data-action="${shut}"]`).tap()
  }
  await ada.locator('[data-action="again"]').tap()
  for (const page of [tv, ada]) {
    expect(await page.locator('font').count()).toBeGreaterThan(5)
    expect(await staleTexts(page)).toEqual([])
  }
}, 300_000)

/** Returns the mean difference of two pictures of the same size, from 0 to 255. */
async function differenceOf(one: Buffer, other: Buffer): Promise<number> {
  const [a, b] = await Promise.all([one, other].map((it) => sharp(it).removeAlpha().raw().toBuffer()))
  return a!.reduce((sum, value, at) => sum + Math.abs(value - b![at]!), 0) / a!.length
}

/** Returns what compares a page with itself in a browser that darkens pages: both have to look alike. */
async function darkened(page: Page): Promise<(what: string) => Promise<void>> {
  await page.emulateMedia({ colorScheme: 'dark' })
  const session = await page.context().newCDPSession(page)
  return async (what) => {
    const light = await page.screenshot({ animations: 'disabled' })
    await session.send('Emulation.setAutoDarkModeOverride', { enabled: true })
    const dark = await page.screenshot({ animations: 'disabled' })
    await session.send('Emulation.setAutoDarkModeOverride', { enabled: false })
    expect(await differenceOf(light, dark), what).toBeLessThan(1)
  }
}

test('a browser’s dark mode leaves table, papers and QR code as they are', async () => {
  const house = await openLanHost()
  const { host, link } = await setTable(house)
  const phone = await openPhone(link)
  await sitDown(phone, 'Clara')
  const compare = await darkened(phone)
  await phone.locator('[data-action="invite"]').tap()
  await phone.locator('dialog [data-qr]').waitFor(PATIENCE)
  await compare('the invitation')
  await phone.keyboard.press('Escape')
  await compare('the lobby')
  await host.locator('[data-action="start"]').click()
  await phone.locator('.hand [data-face]').first().waitFor(PATIENCE)
  await phone.waitForLoadState('networkidle')
  await compare('the table')
  // The browser would repaint a page that does not refuse it.
  await phone.evaluate(`{
    document.documentElement.style.colorScheme = 'light'
    document.querySelector('meta[name="color-scheme"]').remove()
  }`)
  await expect(compare('a page that allows it')).rejects.toThrow('a page that allows it')
})

test('nor is a hand, or the table in the middle, repainted', async () => {
  const { tv, hands } = await gather(await openLanHost(), 'pittsburgh-draw', ['Ada'], [2])
  await hands[0]!.locator('[data-hand][data-turn] [data-face]').first().waitFor(PATIENCE)
  for (const page of [tv, hands[0]!]) {
    await page.waitForLoadState('networkidle')
    await (
      await darkened(page)
    )(page === tv ? 'the table' : 'the hand')
  }
})

test('an isolate takes no room in any type of a canvas, and a name from right to left leaves a line in order', async () => {
  const page = await openPage(await openHost(), { path: FLAT_QUERY })
  const widths = await page.evaluate(`(async () => {
    const pen = document.createElement('canvas').getContext('2d')
    return Promise.all(["Old Standard TT", "League Gothic", "Homemade Apple"].map(async (family) => {
      const font = "40px '" + family + "'"
      await document.fonts.load(font)
      pen.font = font
      return ['\\u2068Ada\\u2069', 'Ada'].map((words) => pen.measureText(words).width)
    }))
  })()`)
  for (const [isolated, plain] of widths as [number, number][]) expect(isolated).toBe(plain)

  const places = await page.evaluate(`(() => {
    const line = document.body.appendChild(document.createElement('p'))
    line.textContent = '\\u2068عمر\\u2069: 17 to 24'
    const left = (part) => {
      const range = document.createRange()
      range.setStart(line.firstChild, line.textContent.indexOf(part))
      range.setEnd(line.firstChild, line.textContent.indexOf(part) + part.length)
      return range.getBoundingClientRect().left
    }
    const found = ['عمر', '17', 'to', '24'].map(left)
    line.remove()
    return found
  })()`)
  expect(places).toEqual([...(places as number[])].sort((a, b) => a - b))
})
