import type { Page } from 'playwright-core'
import type { Level } from '../../../src/ports/journal'
import { createSeededRng } from '../../../src/rules/kit'
import { SEED } from '../../scale'
import { openPage, type TestHost } from '../harness'
import { PATIENCE } from './table'

/** A table of company, with the screen in the middle and a hand for each person. */
export interface Company {
  readonly tv: Page
  readonly hands: readonly Page[]
  /** What the host has sent to the screen in the middle. */
  readonly toTv: readonly string[]
}

/** Size of a screen in the middle. */
export const TABLE = { width: 1920, height: 1080 } as const
/** A phone, held upright. */
export const PHONE = { width: 390, height: 844, touch: true, context: { screen: { width: 390, height: 844 } } } as const

/** Opens a table that begins as soon as these people have sat down by its link, and its screen by its code. */
export async function gather(
  { services }: Pick<TestHost, 'services'>,
  game: string,
  people: readonly string[],
  bots: readonly Level[] = [],
): Promise<Company> {
  const { lan } = services
  if (lan === undefined) throw new Error('This host opens no tables.')
  const chairs = [...people.map(() => 'open' as const), ...bots]
  const table = await lan.open({ game, name: 'Sunday table', options: {}, chairs, settings: { autoStart: true } })
  const { port } = new URL(table.links[0] ?? '')
  const url = `http://127.0.0.1:${port}/`
  const tv = await openPage({ url }, { ...TABLE, path: 'hand.html?middle&speed=instant' })
  const toTv: string[] = []
  tv.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => void toTv.push(String(payload))))
  await tv.locator('[data-code-form] input').fill(table.code)
  await tv.locator('[data-code-form] button').click()
  await tv.locator('.chairs').waitFor(PATIENCE)
  const hands = []
  for (const name of people) {
    const hand = await openPage({ url }, { ...PHONE, path: `hand.html?speed=instant#join=${table.token}` })
    await hand.locator('[data-sit] input').fill(name)
    await hand.locator('[data-action="sit-down"]').tap()
    hands.push(hand)
  }
  for (const hand of hands) await hand.locator('[data-hand] [data-action="whole"]').waitFor(PATIENCE)
  return { tv, hands, toTv }
}

/** Returns how many files a page has requested, and how many KB came over the network. */
export async function loadedBy(page: Page): Promise<{ readonly requests: number; readonly kb: number }> {
  const sizes = await page.evaluate<number[]>(`['navigation', 'resource'].flatMap((type) =>
    performance.getEntriesByType(type).map(({ transferSize }) => transferSize))`)
  return { requests: sizes.length, kb: sizes.reduce((sum, it) => sum + it, 0) / 1_024 }
}

/** What a person touches next in their turn, the most telling first. */
const NEXT = [
  '[data-action="see"]',
  '[data-action="lay"]:not([aria-disabled="true"])',
  '[data-action^="choice-"]:not([aria-pressed="true"])',
  '[data-hand-field] .piece.next',
  '[data-hand-field] .item.next:not([aria-pressed="true"])',
  '[data-own] .fit:not(.up)',
  '[data-action="trail"]',
  '[data-action^="verb-"]:not([aria-disabled="true"])',
]

/** Touches the next thing of a hand in its turn, by lot; says whether there was one, and whether the game is over. */
const touchNext = (lot: number): string => `(() => {
  if (document.documentElement.dataset.over === 'true') return 'over'
  if (document.querySelector('[data-hand][data-turn]') === null) return 'none'
  for (const place of ${JSON.stringify(NEXT)}) {
    const things = document.querySelectorAll(place)
    // Clicked by the page itself: a card may be on its way to where a finger would meet it.
    if (things.length > 0) return things[${String(lot)} % things.length].click() ?? 'touched'
  }
  return 'none'
})()`

/** Lets all hands play by touches of their pages until the game is over. Returns the number of touches. */
export async function playByTouch(hands: readonly Page[]): Promise<number> {
  const rng = createSeededRng(`touches ${String(SEED)}`)
  let touches = 0
  for (;;) {
    for (const hand of hands) {
      const done = await hand.evaluate(touchNext(rng.below(1000)))
      if (done === 'over') return touches
      if (done === 'touched') touches += 1
    }
    await hands[0]?.evaluate('new Promise((resolve) => setTimeout(resolve, 10))')
  }
}

/** Lists what is cut of a hand's words, names and keys. */
export const cutWords = (hand: Page): Promise<string[]> =>
  hand.evaluate<
    string[]
  >(`[...document.querySelectorAll('[data-hand] :is(.me, .score, .call, .call p, .slot > p, .keys button)')]
    .filter((it) => it.getClientRects().length > 0)
    .filter((it) => it.scrollWidth > it.clientWidth + 1 || it.scrollHeight > it.clientHeight + 4)
    .map((it) => it.className + ': ' + it.textContent)`)

/** Sizes of a phone in CSS pixels: upright, with a browser's bars, and sideways without and with these. */
export const PHONE_SIZES = [
  [390, 844],
  [390, 664],
  [844, 390],
  [844, 340],
] as const
