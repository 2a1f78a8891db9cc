import type { Page } from 'playwright-core'
import { waitUntilReady } from '../../../build/shots/page'
import { dateNow } from '../../../src/async/clock'
import { playedGame } from '../../played-game'
import { fillDrawer, GAME_COUNT } from '../saves/games'
import { median, type Figure, type PageCase } from './figures'

const SAVES = 10_000
/** Each letter of it finds fewer games of the drawer; one with few games holds it only up to its first blank. */
const QUERY = 'walter mar 4'
/** Cards that are shown at once. */
const FIRST = 60

/** Returns a function that makes figures of something, in milliseconds. */
const figureOf =
  (of: string) =>
  (name: string, value: number, limit: number): Figure => ({ of, name, value, unit: 'ms', limit })

/** Longest time for which nothing may reach the page, in milliseconds. */
const LONGEST_HOLD = 50

/**
 * Case that measures a drawer of 10,000 games: how soon its cards lie there, with and without the index of the saves, how
 * soon a letter of the search shows what it finds, and for how long each of that holds the page.
 */
export const drawerCase: PageCase = {
  name: 'page drawer',
  measure(lab) {
    const count = lab.short ? GAME_COUNT * 2 : SAVES
    const figure = figureOf('drawer')
    return lab.visit(
      'flat=true&speed=instant',
      async ({ page }) => {
        let [first, all] = [0, 0]
        const listing = await longestHold(page, async () => {
          first = await opened(page, FIRST)
          all = first + (await untilAll(page, count))
        })
        await page.reload()
        await waitUntilReady(page)
        const firstAgain = await opened(page, FIRST)
        const allAgain = firstAgain + (await untilAll(page, count))
        const scrolling = await longestHold(page, () => page.evaluate(SCROLL_DOWN))
        const most = await page.locator('[data-save]').count()
        const keys: number[] = []
        const query = lab.short ? QUERY.split(' ')[0]! : QUERY
        const searching = await longestHold(page, async () => {
          // A blank alone finds nothing else.
          for (let end = 1; end <= query.length; end++)
            if (query[end - 1] !== ' ') keys.push(await typed(page, query.slice(0, end)))
        })
        return [
          figure('60 cards without an index', first, 500),
          figure('all without an index', all, 20_000),
          figure('60 cards', firstAgain, 300),
          figure('all', allAgain, 1_000),
          figure('key to found', median(keys), 100),
          figure('slowest key to found', Math.max(...keys), 100),
          figure('held while listing without an index', listing, LONGEST_HOLD),
          figure('held while scrolling', scrolling, LONGEST_HOLD),
          figure('held while searching', searching, LONGEST_HOLD),
          { of: 'drawer', name: 'cards in the tree', value: most, unit: '', limit: 200 },
        ]
      },
      // No table is drawn here. What stands in for a card would take as long to put paper on paper, for seconds in which
      // the page can do nothing, as on no machine that has a card or leaves it to the browser.
      { compositor: 'painter', fill: (folder) => fillDrawer(folder, count, dateNow()) },
    )
  },
}

/** Places of a replay that a slider jumps to, as parts of the game, there and back. */
const JUMPS = [0.9, 0.1, 0.6, 0.3, 1, 0]
const STEPS = 30

/**
 * Case that measures a room in which a long game is watched again: from a key to the next move, from the slider to any
 * other, until a study has left off, for how long stepping holds the page, also while it is studied; and until its card
 * is drawn.
 */
export const replayCase: PageCase = {
  name: 'page replay',
  measure(lab) {
    const figure = figureOf('replay')
    return lab.visit(
      'flat=true&speed=instant',
      async ({ page }) => {
        const levels = Array.from({ length: lab.short ? 2 : 5 }, () => 1 as const)
        const line = playedGame('deck-o-cards-roulette', { seed: 'replay', levels })
        const record = JSON.stringify([JSON.stringify(line.record())])
        await page.evaluate(`fetch('/api/saves.importRecord',
          { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: ${JSON.stringify(record)} })`)
        await opened(page, 1)
        await page.locator('[data-save] .face').click()
        await page.getByRole('slider').waitFor()
        await page.locator('[data-demo-play]').click()
        const last = line.plyCount
        const jumps: number[] = []
        for (const part of JUMPS) jumps.push(await jumped(page, Math.round(part * last)))
        const steps: number[] = []
        const stepping = await longestHold(page, async () => {
          for (let ply = 1; ply <= Math.min(STEPS, last); ply++) steps.push(await stepped(page, ply))
        })
        const studying = await longestHold(page, async () => {
          await page.locator('[data-study]').click()
          await page.locator('[data-curve]').waitFor()
          await jumped(page, 0)
          for (let ply = 1; ply <= Math.min(STEPS, last); ply++) await stepped(page, ply)
        })
        const left = await timeUntil(
          page,
          pressed('[data-study-stop]'),
          `document.querySelector('[data-study-stop]') === null`,
        )
        await page.locator('[data-demo-leave]').click()
        await page.locator('[data-save] input[type=checkbox]').check()
        const card = await timeUntil(
          page,
          pressed('[data-verb=card]'),
          `document.querySelector('[data-card-picture]')?.complete`,
        )
        return [
          figure('step', median(steps), 50),
          figure('longest step', Math.max(...steps), 50),
          figure('longest jump', Math.max(...jumps), 150),
          figure('held while stepping', stepping, LONGEST_HOLD),
          figure('held while a study runs', studying, LONGEST_HOLD),
          figure('leave off', left, 200),
          figure('card', card, 2_000),
        ]
      },
      { compositor: 'painter' },
    )
  },
}

const pressed = (selector: string): string => `document.querySelector(${JSON.stringify(selector)}).click()`

/** Whether the replay shows a place. */
const isAt = (ply: number): string =>
  `document.querySelector('input[type=range]').getAttribute('aria-valuetext').startsWith('Move ${String(ply)} of ')`

const stepped = (page: Page, ply: number): Promise<number> => timeUntil(page, pressed('[data-demo-forward]'), isAt(ply))

const jumped = (page: Page, ply: number): Promise<number> =>
  timeUntil(
    page,
    `const slider = document.querySelector('input[type=range]')
     slider.value = ${String(ply)}
     slider.dispatchEvent(new Event('input'))`,
    isAt(ply),
  )

/** Waits in the page, frame by frame, until an expression is true; returns the milliseconds from just before `act`. */
function timeUntil(page: Page, act: string, isDone: string): Promise<number> {
  return page.evaluate(`new Promise((resolve) => {
    const begun = performance.now()
    const check = () => {
      if (!(${isDone})) return requestAnimationFrame(check)
      // The frame after the next begins once this one is painted.
      requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now() - begun)))
    }
    ${act}
    check()
  })`)
}

/** Opens the drawer; returns after how many milliseconds so many cards lay there. */
const opened = (page: Page, cards: number): Promise<number> =>
  timeUntil(
    page,
    `document.querySelector('[data-action="drawer"]').click()`,
    `document.querySelectorAll('[data-save]').length >= ${String(cards)}`,
  )

const untilAll = (page: Page, count: number): Promise<number> =>
  timeUntil(page, '', `document.querySelector('[data-count]').textContent.includes('${String(count)}')`)

/** Types a text into the search; returns after how many milliseconds the page shows another number of games. */
const typed = (page: Page, text: string): Promise<number> =>
  timeUntil(
    page,
    `const field = document.querySelector('input[type=search]')
     const shown = () => document.querySelector('[data-count]').textContent
     const before = shown()
     field.value = ${JSON.stringify(text)}
     field.dispatchEvent(new Event('input'))`,
    'shown() !== before',
  )

/** Scrolls down to the last of the cards that a page bears, a notch of a wheel in every frame, and turns to older ones. */
const SCROLL_DOWN = `new Promise((resolve) => {
  const drawer = document.querySelector('[data-drawer]')
  const scrolls = (it) => /auto|scroll/.test(getComputedStyle(it).overflowY) && it.scrollHeight > it.clientHeight + 1
  const notch = () => {
    const room = [drawer.querySelector('.inside'), drawer].find(scrolls)
    const isDown = room === undefined || room.scrollTop + room.clientHeight >= room.scrollHeight - 1
    if (!isDown || drawer.querySelector('.end') !== null) {
      room?.scrollBy(0, 120)
      return requestAnimationFrame(notch)
    }
    drawer.querySelector('[data-older]')?.click()
    resolve()
  }
  notch()
})`

/** What the browser notes of a task, or of the name of a thread. Times are in microseconds. */
interface TraceEvent {
  readonly name: string
  readonly pid: number
  readonly tid: number
  /** Processor time. */
  readonly tdur?: number
  readonly args: { readonly name?: string }
}

/**
 * Returns how much processor time the longest task took on the thread of the page during `act`: for so long nothing that
 * somebody does reaches the page, on a machine that does nothing else.
 */
async function longestHold(page: Page, act: () => Promise<unknown>): Promise<number> {
  const browser = page.context().browser()
  if (browser === null) throw new Error('A page without a browser cannot be traced')
  await browser.startTracing(page, { categories: ['toplevel'] })
  await act()
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: readonly TraceEvent[] }
  const threads = traceEvents.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
  const isPage = ({ pid, tid }: TraceEvent) => threads.some((thread) => thread.pid === pid && thread.tid === tid)
  const tasks = traceEvents.filter((event) => event.name === 'ThreadControllerImpl::RunTask' && isPage(event))
  // Of a task that was under way when the tracing began or ended no time is known.
  const spent = tasks.flatMap(({ tdur }) => (tdur === undefined ? [] : [tdur]))
  if (spent.length === 0) throw new Error('The browser has traced no task of the page')
  return Math.max(...spent) / 1000
}
