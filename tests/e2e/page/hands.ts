import type { Page } from 'playwright-core'
import { digestView, digestVisiblePly } from '../../../src/lan-client/audit/observation'
import { replayRecord } from '../../../src/lan-client/audit/replay-record'
import type { Level } from '../../../src/ports/journal'
import type { TableSettingsInput } from '../../../src/protocol/app/services'
import { readHostMessage, type HostMessage } from '../../../src/protocol/lan/messages'
import { gameById } from '../../../src/rules/catalogue'
import { createSeededRng } from '../../../src/rules/kit'
import { SEED } from '../../scale'
import { openPage, type TestHost } from '../harness'
import { attributes, PATIENCE } from './table'

/** A table of company, with the screen in the middle and a hand for each person. */
export interface Company {
  readonly tv: Page
  readonly hands: readonly Page[]
  /** What the host has sent to the screen in the middle, and to each hand. */
  readonly toTv: string[]
  readonly toHands: readonly string[][]
}

/** Size of a screen in the middle. */
export const TABLE = { width: 1920, height: 1080 } as const
/** A phone, held upright. */
export const PHONE = { width: 390, height: 844, touch: true, context: { screen: { width: 390, height: 844 } } } as const

interface GatherOptions {
  readonly settings?: NonNullable<TableSettingsInput['settings']>
  /** Errors on the consoles of hands that the test causes on purpose. */
  readonly expected?: RegExp
}

/**
 * Opens a table that begins as soon as these people have sat down by its link, and its screen by its code.
 * @param lineTo opens the line to the host's port over which a hand connects; by default it does so directly
 */
export async function gather(
  { services }: Pick<TestHost, 'services'>,
  game: string,
  people: readonly string[],
  bots: readonly Level[] = [],
  lineTo: (port: number, hand: number) => Promise<{ readonly port: number }> = (port) => Promise.resolve({ port }),
  { settings = {}, expected }: GatherOptions = {},
): Promise<Company> {
  const { lan } = services
  if (lan === undefined) throw new Error('This host opens no tables.')
  const chairs = [...people.map(() => 'open' as const), ...bots]
  const table = await lan.open({
    game,
    name: 'Sunday table',
    options: {},
    chairs,
    settings: { autoStart: true, ...settings },
  })
  const { port } = new URL(table.links[0] ?? '')
  const url = `http://127.0.0.1:${port}/`
  const toTv: string[] = []
  const listen = (page: Page) => keepSent(page, toTv)
  const tv = await openPage({ url }, { ...TABLE, path: 'hand.html?middle&speed=instant', listen })
  await tv.locator('[data-code-form] input').fill(table.code)
  await tv.locator('[data-code-form] button').click()
  await tv.locator('.chairs').waitFor(PATIENCE)
  const hands = []
  const toHands = people.map((): string[] => [])
  for (const [at, name] of people.entries()) {
    const listen = (page: Page) => keepSent(page, toHands[at] ?? [])
    const line = await lineTo(Number(port), at)
    const hand = await openPage(
      { url: `http://127.0.0.1:${String(line.port)}/` },
      { ...PHONE, path: `hand.html?speed=instant#join=${table.token}`, listen, ...(expected && { expected }) },
    )
    await hand.locator('[data-sit] input').fill(name)
    await hand.locator('[data-action="sit-down"]').tap()
    hands.push(hand)
  }
  for (const hand of hands) await hand.locator('[data-hand] [data-action="whole"]').waitFor(PATIENCE)
  return { tv, hands, toTv, toHands }
}

/** Opens the table in the middle in the host's own window, the one screen that is told the words of chairs. */
export const openOwnTable = ({ url }: Pick<TestHost, 'url'>): Promise<Page> =>
  openPage({ url }, { ...TABLE, path: 'hand.html?middle&speed=instant' })

/** Lets a hand lay the first card that fits. */
export async function layFirst(hand: Page): Promise<void> {
  await hand.locator('[data-own] .fit').first().tap()
  await hand.locator('[data-action="lay"]').tap()
}

/** Takes a chair by its word, on the hand's page of a browser that has none. */
export async function claimByWord(hand: Page, word: string): Promise<void> {
  await hand.locator('[data-action="had-chair"]').tap()
  await hand.locator('[data-returning] input').fill(word.toLowerCase())
  await hand.locator('[data-action="claim"]').tap()
}

/** Returns the cards in a hand's page, once they are there. */
export async function cardsOf(hand: Page): Promise<unknown[]> {
  await hand.locator('[data-own] [data-card]').first().waitFor(PATIENCE)
  return attributes(hand, '[data-own] [data-card]', 'it.dataset.face')
}

/** Keeps what the host sends to a page over the connections that it opens from now on. */
function keepSent(page: Page, sent: string[]): void {
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => void sent.push(String(payload))))
}

/**
 * Lists what a page was sent in a game beyond what one eye may see: other than the views of that eye and the plies as it
 * may know them, in their order. Both follow from the record in the result. They are compared byte for byte, but for the
 * order of fields.
 */
export function beyondEye(messages: readonly string[], eye: number): string[] {
  const told = messages.map((text) => ({ text, read: readHostMessage(text) }))
  const result = told.map(({ read }) => (read.ok ? read.value : null)).find((message) => message?.type === 'result')
  const game = result?.type === 'result' ? replayRecord(gameById, result.record, result.seed) : null
  if (game?.ok !== true) throw new Error('There is no record of that game.')
  const { plies, viewDigestAt, plyDigestFor } = game.value
  const keyOf = (view: ReturnType<typeof digestView>): string => Object.values(view).join(' ')
  const views = [...plies, null].map((_, at) => keyOf(viewDigestAt(at, eye)))
  /** The position of which the page was told last. */
  let place = 0
  function isWithin(message: HostMessage): boolean {
    const isStep = message.type === 'step'
    const told = isStep || message.type === 'view' ? message : 'view' in message ? message.view : undefined
    if (!told?.seen) return true
    const key = keyOf(digestView(told.seen))
    const isHere = (at: number) => !isStep || plyDigestFor(at - 1, eye) === digestVisiblePly(message)
    // An answer waits for the disk, and may be overtaken.
    if (message.type === 'answer' && views.lastIndexOf(key, place) >= 0) return true
    place = views.findIndex((view, at) => at >= place + Number(isStep) && view === key && isHere(at))
    return place >= 0
  }
  return told.filter(({ read }) => !read.ok || !isWithin(read.value)).map(({ text }) => text)
}

/** Lists the eyes for which a message of the host states the table: a seat's number, or -1 for an onlooker. */
export function eyesIn(message: string): number[] {
  const eyes: number[] = []
  JSON.parse(message, (key, value: unknown) => {
    if (key === 'eye') eyes.push(Number(value))
    return value
  })
  return eyes
}

/** Returns how many files a page has requested, and how many KB came over the network. */
export async function loadedBy(page: Page) {
  const files = await page.evaluate<[name: string, bytes: number][]>(`['navigation', 'resource'].flatMap((type) =>
    performance.getEntriesByType(type).map(({ name, transferSize }) => [name, transferSize]))`)
  const kb = files.reduce((sum, [, bytes]) => sum + bytes, 0) / 1_024
  return { requests: files.length, kb, list: files.map(([name, bytes]) => `${String(bytes)} ${name}`).join('\n') }
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

/**
 * Plays on a hand's page until the game is over, and returns the number of touches. They are made by the page itself: a
 * card may be on its way to where a finger would meet it, and each would be a way to the browser and back.
 */
const playHere = (luck: number): string => `(async () => {
  let [touches, lot] = [0, ${String(luck)}]
  while (document.documentElement.dataset.over !== 'true') {
    const isTurn = document.querySelector('[data-hand][data-turn]') !== null
    const things = isTurn ? ${JSON.stringify(NEXT)}.map((it) => document.querySelectorAll(it)).find((it) => it.length > 0) : null
    if (things) {
      lot = (lot * 16807 + 1) % 2147483647
      things[lot % things.length].click()
      touches += 1
    }
    await new Promise((resolve) => setTimeout(resolve, things ? 0 : 5))
  }
  return touches
})()`

/** Shows a page, or lays out and paints nothing of it: without a graphics card that is most of what a touch takes. */
const setDrawn = (page: Page, isDrawn: boolean) =>
  page.evaluate(`document.documentElement.style.display = '${isDrawn ? '' : 'none'}'`)

/**
 * Lets all hands play by touches of their pages until the game is over, and returns the number of touches. Meanwhile
 * neither these pages are drawn nor that of the table.
 */
export async function playByTouch(hands: readonly Page[], tv: Page): Promise<number> {
  const rng = createSeededRng(`touches ${String(SEED)}`)
  for (const page of [tv, ...hands]) await setDrawn(page, false)
  const touches = await Promise.all(hands.map((hand) => hand.evaluate<number>(playHere(1 + rng.below(1_000_000)))))
  for (const page of [tv, ...hands]) await setDrawn(page, true)
  return touches.reduce((sum, it) => sum + it, 0)
}

/** Lists what is cut of a hand's words, names and keys. */
export const cutWords = (hand: Page): Promise<string[]> =>
  hand.evaluate<
    string[]
  >(`[...document.querySelectorAll('[data-hand] :is(.me, .score, .call, .call p, .slot > p, .keys button)')]
    .filter((it) => it.getClientRects().length > 0)
    .filter((it) => it.scrollWidth > it.clientWidth + 1 || it.scrollHeight > it.clientHeight + 4)
    .map((it) => it.className + ': ' + it.textContent)`)

/** Lists the keys at the edge of a screen in the middle that a plate lies over. */
export const coveredKeys = (tv: Page): Promise<string[]> =>
  tv.evaluate<string[]>(`[...document.querySelectorAll('.stop')].filter((key) => {
    const { left, top, right, bottom } = key.getBoundingClientRect()
    return [...document.querySelectorAll('[data-plate]')].some((plate) => {
      const box = plate.getBoundingClientRect()
      return box.left < right && box.right > left && box.top < bottom && box.bottom > top
    })
  }).map((key) => key.textContent)`)

/** Sizes of a phone in CSS pixels: upright, with a browser's bars, and sideways without and with these. */
export const PHONE_SIZES = [
  [390, 844],
  [390, 664],
  [844, 390],
  [844, 340],
] as const
