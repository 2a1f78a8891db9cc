import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { watchPage } from '../../../build/exhibit/soak/page-state'
import { createTouchInput, type TouchInput } from '../../../build/exhibit/soak/touch-input'
import { games } from '../../../src/rules/catalogue'
import { createSeededRng } from '../../../src/rules/kit'
import { openPage } from '../harness'
import { LIT_SELECTOR, openExhibit, fastQuery, PATIENCE, scene, waitForScene } from './exhibit'

/** Longest time for all games on one screen, on a busy machine, in milliseconds. */
const ALL = 900_000
const IDS = games.map(({ info }) => info.id)
/** Number of touches in each game, after each of which everything that can be touched is measured. */
const TOUCHES = 8
/** Steps from one measured point to the next, in millimetres. */
const STEP_MM = 1

/** The part of a thing that answers to a touch, by the diameter of the largest circle in it, in millimetres. */
interface Measured {
  readonly name: string
  readonly mm: number
}

/**
 * Least sizes of games on the flat table with smaller things. A touch among the roulette's spots leads to a close look
 * first, and a second one there chooses; around its arrow, and around the ticket for builds, the bare table answers.
 */
const SMALL: Readonly<Record<string, number>> = { 'deck-o-cards-roulette': 5, 'color-casino': 14 }

/** Least sizes in millimetres: of anything, of a button beside the table, and of those in the lowest bar. */
const LEAST = { thing: 15, button: 20, way: 24 } as const

/**
 * Returns a script that measures what matches a selector. Whatever covers a thing takes away from it, and a thing that
 * is turned or round has no corners.
 * @param pitch millimetres per CSS pixel
 */
const measureScript = (selector: string, pitch: number) => `(() => {
  const step = ${String(STEP_MM / pitch)}
  return [...document.querySelectorAll(${JSON.stringify(selector)})].map((it) => {
    const { left, top, right, bottom } = it.getBoundingClientRect()
    const [hits, misses] = [[], []]
    for (let y = top - step / 2, j = -1; y < bottom + step; y += step, j++)
      for (let x = left - step / 2, i = -1; x < right + step; x += step, i++) {
        const under = document.elementFromPoint(x, y)
        ;(under !== null && it.contains(under) ? hits : misses).push([i, j])
      }
    let most = 0
    for (const [i, j] of hits) {
      let nearest = Infinity
      for (const [k, l] of misses) {
        nearest = Math.min(nearest, (i - k) * (i - k) + (j - l) * (j - l))
        if (nearest <= most) break
      }
      most = Math.max(most, nearest === Infinity ? 0 : nearest)
    }
    // The edge lies between the last point that answers and the first that does not.
    const mm = (2 * Math.sqrt(most) - 1) * ${String(STEP_MM)}
    return { name: it.dataset.touch ?? it.dataset.action ?? it.dataset.language ?? it.dataset.game, mm }
  })
})()`

/** Returns what is too small; of several things with the same touch, the largest counts. */
async function measure(page: Page, selector: string, pitch: number, least: number): Promise<Measured[]> {
  const largest = new Map<string, number>()
  for (const { name, mm } of await page.evaluate<Measured[]>(measureScript(selector, pitch)))
    largest.set(name, Math.max(largest.get(name) ?? 0, mm))
  return [...largest].map(([name, mm]) => ({ name, mm })).filter(({ mm }) => mm < least - STEP_MM)
}

/** Opens a game from the choice of games, and returns what there is too small to be touched. */
async function choose(page: Page, hands: TouchInput, game: string, pitch: number): Promise<Measured[]> {
  await waitForScene(page, 'choice')
  const small = [
    ...(await measure(page, '.choice [data-key]', pitch, LEAST.button)),
    ...(await measure(page, '.bar .way', pitch, LEAST.way)),
    ...(await measure(page, '.bar [data-key]', pitch, LEAST.button)),
  ]
  for (let sheets = 0; sheets < 5 && !(await hands.touchOn(`[data-game="${game}"]`)); sheets++)
    await hands.touchOn('[data-action="more"]').then(hands.waitUntilSettled)
  await waitForScene(page, 'watch', 'play', 'result')
  return small
}

test.each([
  { name: 'lying', size: { width: 1920, height: 1080 }, pitch: 0.277, edge: 930 },
  { name: 'upright', size: { width: 1080, height: 1920 }, pitch: 0.363, edge: 600 },
])(
  'on a screen that is $name all that can be touched in every game is large enough, and every button',
  async ({ size, pitch, edge }) => {
    const exhibit = await openExhibit({ games: IDS, screen: { pitch, edge }, idle: { after: 600, ring: 60 } })
    const page = await openPage(exhibit, { ...size, touch: true, path: fastQuery(8) })
    await watchPage(page)
    await page.reload()
    await waitForScene(page, 'attract')
    const hands = createTouchInput(page, await page.context().newCDPSession(page), size)
    const small: (readonly [string, Measured])[] = []
    let measured = 0
    for (const game of IDS) {
      await hands.touchOn('[data-action="begin"]')
      const note = (all: readonly Measured[]) => small.push(...all.map((it) => [game, it] as const))
      note(await choose(page, hands, game, pitch))
      const luck = createSeededRng(game)
      for (let touch = 0; touch < TOUCHES; touch++) {
        await waitForScene(page, 'play', 'result')
        const mine = page.locator(`${LIT_SELECTOR}, html[data-scene="result"], html[data-scene="watch"]`).first()
        await mine.waitFor({ state: 'attached', ...PATIENCE })
        if ((await scene(page)) !== 'play') break
        note(await measure(page, '[data-flat] button.next', pitch, SMALL[game] ?? LEAST.thing))
        note(await measure(page, '.play .main', pitch, LEAST.button))
        const within = (await hands.findAll(LIT_SELECTOR)).filter(({ reached }) => reached)
        measured += within.length
        if (within.length > 0) await hands.touch([within[luck.below(within.length)]!]).then(hands.waitUntilSettled)
      }
      if ((await scene(page)) === 'result') note(await measure(page, '.result [data-key]', pitch, LEAST.button))
      await page.locator('[data-action="home"]').tap(PATIENCE)
      await waitForScene(page, 'attract')
    }
    expect(small).toEqual([])
    expect(measured).toBeGreaterThan(IDS.length * TOUCHES)
  },
  ALL,
)
