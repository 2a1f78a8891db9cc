import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { watchPage } from '../../soak/page-state'
import { createTouchInput, LIT_SELECTOR } from '../../soak/touch-input'
import exhibitTexts from '../../../src/renderer/i18n/en-exhibit'
import { games } from '../../../src/rules/catalogue'
import { createSeededRng } from '../../../src/rules/kit'
import { openPage } from '../harness'
import { openExhibit, playToResult, fastQuery, scene, waitForScene, type ExhibitHost } from './exhibit'
import { everyOther } from '../../scale'

/** Longest time for all games, one after the other, on a busy machine, in milliseconds. */
const ALL = 900_000
const IDS = games.map(({ info }) => info.id)
const MOST_ACTS = 400
/** Touches in a row without a move after which a visitor starts over. */
const MOST_VAIN = 30
/** Number of things that keys reach in the choice of games: six games, the surprise, and the button for more. */
const CHOICES = 8
const PACE = 20

/** Steps from one thing to the next until a button with this value has the focus; returns false if none has. */
async function stepTo(page: Page, name: string, value: string): Promise<boolean> {
  for (let step = 0; step < CHOICES; step++) {
    await page.keyboard.press('ArrowRight')
    if ((await page.locator(`[data-${name}="${value}"]:focus`).count()) > 0) return true
  }
  return false
}

/** Keeps what the page asks the browser to speak; returns a function that reads it since the last call. */
async function listen(page: Page): Promise<() => Promise<string>> {
  await page.evaluate(`(() => {
    window.spoken = []
    speechSynthesis.speak = ({ text }) => window.spoken.push(text)
  })()`)
  return () => page.evaluate<string>(`window.spoken.splice(0).join(' ')`)
}

/** Opens one of the games by keys alone, through the choice of games. */
async function chooseByKeys(page: Page, game: string): Promise<void> {
  await waitForScene(page, 'choice')
  for (let sheets = 0; sheets < 5 && !(await stepTo(page, 'game', game)); sheets++) {
    await stepTo(page, 'action', 'more')
    await page.keyboard.press('Enter')
  }
  await page.keyboard.press('Enter')
  await waitForScene(page, 'watch', 'play', 'result')
}

async function counted(exhibit: ExhibitHost, game: string): Promise<void> {
  await expect.poll(() => exhibit.counts()).toMatch(new RegExp(`${game}:[1-9]`))
}

test(
  'six keys play every game from the invitation to its result, and what is needed for it is read',
  async () => {
    const exhibit = await openExhibit({ games: IDS })
    const page = await openPage(exhibit, { width: 1920, height: 1080, path: fastQuery(PACE) })
    const spoken = await listen(page)
    await page.keyboard.press('s')
    for (const game of everyOther(IDS)) {
      await chooseByKeys(page, game)
      await waitForScene(page, 'play')
      await page.locator(LIT_SELECTOR).first().waitFor({ state: 'attached' })
      await spoken()
      const pieces: string[] = []
      for (const _piece of ['task', 'standing', 'table']) {
        await page.keyboard.press('s')
        pieces.push(await spoken())
      }
      expect(pieces[0]).toContain(exhibitTexts.goal[game])
      expect([game, ...pieces.map(({ length }) => length > 10)]).toEqual([game, true, true, true])
      const luck = createSeededRng(game)
      await playToResult(
        page,
        async () => {
          // The keys differ from turn to turn: a piece that was picked up must also be put down somewhere.
          const key = luck.below(2) === 0 ? 'ArrowRight' : 'ArrowLeft'
          for (let step = luck.below(6); step >= 0; step--) await page.keyboard.press(key)
          await page.keyboard.press('Enter')
        },
        MOST_ACTS,
      ).catch((fault: unknown) => {
        throw new Error(`${game} cannot be played by six keys: ${String(fault)}`, { cause: fault })
      })
      await counted(exhibit, game)
      await waitForScene(page, 'result')
      const sentence = await page.locator('[data-result] h1').textContent()
      await expect.poll(spoken).toContain(sentence)
      await stepTo(page, 'action', 'other')
      await page.keyboard.press('Enter')
    }
    await waitForScene(page, 'choice')
  },
  ALL,
)

test(
  'touches play every game from the invitation to its result on an upright screen',
  async () => {
    const exhibit = await openExhibit({ games: IDS })
    const size = { width: 1080, height: 1920 }
    const page = await openPage(exhibit, { ...size, touch: true, path: fastQuery(PACE) })
    await watchPage(page)
    await page.reload()
    await waitForScene(page, 'attract')
    const hands = createTouchInput(page, await page.context().newCDPSession(page), size)
    await hands.touchOn('[data-action="begin"]')
    for (const game of everyOther(IDS, 1)) {
      await waitForScene(page, 'choice')
      for (let sheets = 0; sheets < 5 && !(await hands.touchOn(`[data-game="${game}"]`)); sheets++)
        await hands.touchOn('[data-action="more"]').then(hands.waitUntilSettled)
      await waitForScene(page, 'watch', 'play', 'result')
      const luck = createSeededRng(game)
      let [ply, touches] = ['', 0]
      await playToResult(
        page,
        async () => {
          // Cards of a puzzle can lie so that none of the rest fits.
          const now = (await page.locator('html').getAttribute('data-ply')) ?? ''
          touches = now === ply ? touches + 1 : 0
          ply = now
          if (touches >= MOST_VAIN) {
            touches = 0
            for (const _sure of [1, 2]) await hands.touchOn('[data-action="start-over"]').then(hands.waitUntilSettled)
            return
          }
          const within = (await hands.findAll(LIT_SELECTOR)).filter(({ reached }) => reached)
          if (within.length > 0) await hands.touch([within[luck.below(within.length)]!]).then(hands.waitUntilSettled)
        },
        MOST_ACTS,
      ).catch((fault: unknown) => {
        throw new Error(`${game} cannot be played by touch: ${String(fault)}`, { cause: fault })
      })
      await counted(exhibit, game)
      expect(await scene(page)).toBe('result')
      await hands.touchOn('[data-action="other"]')
    }
  },
  ALL,
)
