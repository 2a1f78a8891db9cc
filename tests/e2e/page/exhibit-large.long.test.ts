import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openPage } from '../harness'
import { openExhibit, PATIENCE, playToResult, fastQuery, touchLit, waitForScene } from './exhibit'
import { everyOther } from '../../scale'

/** Longest time of the visits at one size of screen, drawn in software on a busy machine, in milliseconds. */
const VISITS = 600_000
/** Games for one and for two, with buttons and without, and with long sentences. */
const GAMES = ['new-york-whist', 'forty-nine', 'puzzle-supreme']
/** How much larger letters are in large mode; titles, which are large anyway, grow less. */
const [LETTERS, TITLES] = [1.5, 1.25]

/** What a page shows in one moment: sizes of letters by element, in CSS pixels, and texts that do not fit. */
interface Shown {
  readonly letters: Readonly<Record<string, number>>
  readonly titles: Readonly<Record<string, number>>
  readonly faults: readonly string[]
}

/**
 * Script that measures all texts that visitors read, those on the table itself excepted. A text must lie in the window,
 * in its button and in its scene, and must not be covered by another part of the page. It waits for the fonts: a text in
 * one that stands in for them is higher.
 */
const MEASURE = `(async () => {
  document.body.getBoundingClientRect()
  await document.fonts.ready
  const [letters, titles, faults] = [{}, {}, []]
  const walker = document.createTreeWalker(document.querySelector('.exhibit'), NodeFilter.SHOW_TEXT)
  const isIn = (inner, outer) =>
    inner.left >= outer.left - 1 && inner.right <= outer.right + 1 && inner.top >= outer.top - 1 && inner.bottom <= outer.bottom + 1
  const around = '.bar, .strip, button, .choice, .result, .play'
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const { parentElement: of } = node
    if (node.textContent.trim() === '' || of.closest('.table, .hidden-text, .idle, [data-staff]')) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const boxes = [...range.getClientRects()].filter(({ width }) => width > 0)
    const key = (of.closest('[data-action], [data-game], [data-language]')?.dataset.action ?? of.className) || of.localName
    const sizes = of.closest('h1, .opposite') === null ? letters : titles
    sizes[key] = parseFloat(getComputedStyle(of).fontSize)
    for (let outer = of; outer !== null; outer = outer.parentElement) {
      if (outer !== document.documentElement && !outer.matches(around)) continue
      const frame = outer === document.documentElement ? new DOMRect(0, 0, innerWidth, innerHeight) : outer.getBoundingClientRect()
      for (const box of boxes)
        if (!isIn(box, frame)) faults.push(key + ' leaves ' + (outer.className || outer.localName) + ': ' + node.textContent.trim())
    }
  }
  const buttons = [...document.querySelectorAll('.exhibit [data-key]:not(.own)')].map((it) => it.getBoundingClientRect())
  const parts = [...document.querySelectorAll('.story, .result h1, .result .box, .goal')]
  for (const part of parts)
    for (const it of buttons) {
      const { left, right, top, bottom } = part.getBoundingClientRect()
      if (it.left < right - 1 && it.right > left + 1 && it.top < bottom - 1 && it.bottom > top + 1) faults.push(part.className + ' lies under a button')
    }
  return { letters, titles, faults: [...new Set(faults)] }
})()`

/** Goes through every scene of a visitor with each game, and returns what was shown, by scene. */
async function visit(page: Page): Promise<ReadonlyMap<string, Shown[]>> {
  const all = new Map<string, Shown[]>()
  const look = async (scene: string) => {
    all.set(scene, [...(all.get(scene) ?? []), await page.evaluate<Shown>(MEASURE)])
  }
  await page.locator('[data-caption]').first().waitFor(PATIENCE)
  await look('attract')
  await page.locator('[data-action="begin"]').tap()
  for (const game of GAMES) {
    await waitForScene(page, 'choice')
    await look('choice')
    await page.locator(`[data-game="${game}"]`).tap()
    await waitForScene(page, 'play', 'result')
    await playToResult(page, async () => {
      await look('play')
      await touchLit(page)
    })
    await page.locator('[data-action="about"]').waitFor(PATIENCE)
    await look('result')
    await page.locator('[data-action="about"]').tap()
    await page.locator('[data-action="back"]').waitFor(PATIENCE)
    await look('about')
    await page.locator('[data-action="other"]').tap()
  }
  await waitForScene(page, 'choice')
  await page.locator('[data-language="de"]').tap()
  await look('choice')
  return all
}

/** Returns the largest size of each element, over all that was shown. */
function sizesOf(shown: readonly Shown[], kind: 'letters' | 'titles'): Record<string, number> {
  const sizes: Record<string, number> = {}
  for (const one of shown)
    for (const [key, size] of Object.entries(one[kind])) sizes[key] = Math.max(sizes[key] ?? 0, size)
  return sizes
}

test.each(
  everyOther([
    { size: { width: 1920, height: 1080 }, pitch: 0.277, edge: 930 },
    { size: { width: 1280, height: 720 }, pitch: 0.2646, edge: 930 },
    { size: { width: 1080, height: 1920 }, pitch: 0.363, edge: 600 },
  ]),
)(
  'in large mode all letters of a visit are larger, and fit: %j',
  async ({ size, ...screen }) => {
    const [normal, large] = [new Map<string, Shown[]>(), new Map<string, Shown[]>()]
    for (const [all, isLarge] of [
      [normal, false],
      [large, true],
    ] as const) {
      const exhibit = await openExhibit({
        games: GAMES,
        screen: { ...screen, large: isLarge },
        together: 'beside',
      })
      const page = await openPage(exhibit, { ...size, touch: true, path: fastQuery(16) })
      for (const [scene, shown] of await visit(page)) all.set(scene, shown)
      await page.close()
    }
    for (const [scene, shown] of large) {
      for (const [kind, factor] of [
        ['letters', LETTERS],
        ['titles', TITLES],
      ] as const) {
        const before = sizesOf(normal.get(scene)!, kind)
        for (const [key, now] of Object.entries(sizesOf(shown, kind)))
          if (key in before) expect([scene, key, now / before[key]!]).toEqual([scene, key, expect.closeTo(factor, 1)])
      }
      expect([scene, [...new Set(shown.flatMap(({ faults }) => faults))]]).toEqual([scene, []])
    }
    expect(Object.keys(sizesOf(large.get('play')!, 'letters')).length).toBeGreaterThan(8)
  },
  VISITS,
)
