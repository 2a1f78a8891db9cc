import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { watchPage } from '../../soak/page-state'
import { createTouchInput, LIT_SELECTOR, type TouchInput } from '../../soak/touch-input'
import { games } from '../../../src/rules/catalogue'
import { createSeededRng } from '../../../src/rules/kit'
import { openPage } from '../harness'
import { openExhibit, fastQuery, PATIENCE, scene, waitForScene } from './exhibit'
import { findTargets, measureSizes, narrowGaps, STEP_MM, type Gap, type MeasuredTarget } from './touch-targets'
import { everyOther } from '../../scale'

/** Longest time for all games on one screen, on a busy machine, in milliseconds. */
const ALL = 900_000
const IDS = games.map(({ info }) => info.id)
/** Number of touches in each game, after each of which everything that can be touched is measured. */
const TOUCHES = 5

/**
 * Least sizes of games on the flat table with smaller things. A touch among the roulette's spots leads to a close look
 * first, and a second one there chooses; around its arrow, and around the ticket for builds, the bare table answers.
 */
const SMALL: Readonly<Record<string, number>> = { 'deck-o-cards-roulette': 5, 'color-casino': 14 }

/** Least sizes in millimetres: of anything, of a button beside the table, and of those in the lowest bar. */
const LEAST = { thing: 15, button: 20, way: 24 } as const

/** Returns what is too small. */
async function smallTargets(page: Page, selector: string, pitch: number, least: number): Promise<MeasuredTarget[]> {
  return (await measureSizes(page, selector, pitch, least)).filter(({ mm }) => mm < least - STEP_MM)
}

/** Returns what is too small in the choice of games. */
const smallInChoice = async (page: Page, pitch: number): Promise<MeasuredTarget[]> => [
  ...(await smallTargets(page, '.choice [data-key]', pitch, LEAST.button)),
  ...(await smallTargets(page, '.bar .way', pitch, LEAST.way)),
  ...(await smallTargets(page, '.bar [data-key]', pitch, LEAST.button)),
]

/** Opens a game from the choice of games. */
async function choose(hands: TouchInput, game: string, together: boolean): Promise<void> {
  if (together) await hands.touchOn('[data-action="together"]').then(hands.waitUntilSettled)
  for (let sheets = 0; sheets < 5 && !(await hands.touchOn(`[data-game="${game}"]`)); sheets++)
    await hands.touchOn('[data-action="more"]').then(hands.waitUntilSettled)
  await waitForScene(hands.page, 'watch', 'play', 'result')
}

const LYING = { name: 'lying', size: { width: 1920, height: 1080 }, pitch: 0.277, edge: 930, sides: 'opposite' }
const UPRIGHT = { name: 'upright', size: { width: 1080, height: 1920 }, pitch: 0.363, edge: 600, sides: 'beside' }

test.each([
  { ...LYING, visitors: 'one visitor', large: false },
  { ...UPRIGHT, visitors: 'one visitor', large: false },
  { ...LYING, visitors: 'two visitors and large letters', large: true },
  { ...UPRIGHT, visitors: 'two visitors and large letters', large: true },
])(
  'on a screen that is $name, with $visitors, all targets of every game are large enough and far enough apart',
  async ({ size, pitch, edge, sides, large }) => {
    const together = large
    const exhibit = await openExhibit({
      games: IDS,
      screen: { pitch, edge, large },
      together: sides,
    })
    const page = await openPage(exhibit, { ...size, touch: true, path: fastQuery(16) })
    await watchPage(page)
    await page.reload()
    await waitForScene(page, 'attract')
    const hands = createTouchInput(page, await page.context().newCDPSession(page), size)
    const faults: (readonly [string, MeasuredTarget | Gap])[] = []
    let measured = 0
    const ids = everyOther(IDS, large ? 1 : 0)
    for (const game of ids) {
      await hands.touchOn('[data-action="begin"]')
      const note = (all: readonly (MeasuredTarget | Gap)[]) => faults.push(...all.map((it) => [game, it] as const))
      await waitForScene(page, 'choice')
      // It is the same for every game.
      if (game === ids[0]) note(await smallInChoice(page, pitch))
      await choose(hands, game, together)
      const luck = createSeededRng(game)
      for (let touch = 0; touch < TOUCHES; touch++) {
        await waitForScene(page, 'play', 'result')
        const mine = page.locator(`${LIT_SELECTOR}, html[data-scene="result"], html[data-scene="watch"]`).first()
        await mine.waitFor({ state: 'attached', ...PATIENCE })
        if ((await scene(page)) !== 'play') break
        note(await smallTargets(page, '[data-flat] button.next', pitch, SMALL[game] ?? LEAST.thing))
        note(await smallTargets(page, '.play .main', pitch, LEAST.button))
        note(narrowGaps(await findTargets(page, pitch)))
        const within = (await hands.findAll(LIT_SELECTOR)).filter(({ reached }) => reached)
        measured += within.length
        if (within.length > 0) await hands.touch([within[luck.below(within.length)]!]).then(hands.waitUntilSettled)
      }
      if ((await scene(page)) === 'result') note(await smallTargets(page, '.result [data-key]', pitch, LEAST.button))
      await page.locator('[data-action="home"]').tap(PATIENCE)
      await waitForScene(page, 'attract')
    }
    expect(faults).toEqual([])
    expect(measured).toBeGreaterThan(ids.length * TOUCHES)
  },
  ALL,
)
