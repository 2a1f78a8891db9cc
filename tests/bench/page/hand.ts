import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { chromium, type BrowserContext, type CDPSession, type Page } from 'playwright-core'
import { wait } from '../../../src/async/wait'
import type { LanClient } from '../../../src/lan-client'
import { createNodeServices } from '../../../src/node/compose/app-services'
import { createNodeHosting } from '../../../src/node/compose/lan-hosting'
import { LIMITS } from '../../../src/protocol/lan/limits'
import type { Level } from '../../../src/ports/journal'
import { createSeededRng } from '../../../src/rules/kit'
import { startBrowser } from '../../e2e/browser'
import { openLine } from '../../tcp-line'
import { createGuest, waitForState } from '../../unit/lan-client/guests'
import { choose } from '../../unit/node/lan-server/choose'
import { median, type Figure, type PageCase } from './figures'
import { PHONE } from './lab'

type TcpLine = Awaited<ReturnType<typeof openLine>>

/** A phone in a slow network: latency in milliseconds, bytes per second, and how many times slower it computes. */
const SLOW = { latency: 150, download: 1.6e6 / 8, upload: 0.75e6 / 8, cpu: 4 } as const
/** Milliseconds after its cards in which a hand still loads pictures. */
const LATER_MS = 3_000
/** How long a phone is dark, in milliseconds: longer than the silence after which each end gives the other up. */
const DARK_MS = LIMITS.maxSilenceMs + LIMITS.heartbeatMs
const GAMES = ['forty-nine', 'cassino-21', 'deck-o-cards-roulette'] as const

/** What one visit took: milliseconds to the form and from a name to the cards, and what was sent until then. */
interface Visit {
  readonly form: number
  readonly formKb: number
  readonly cards: number
  readonly requests: number
  readonly kb: number
}

const rendererFolder = resolve(import.meta.dirname, '../../../out/renderer')

interface Place {
  readonly phone: BrowserContext
  /** Opens a table that begins as soon as its people are ready; returns its port, code, and the link's end. */
  open(
    game: string,
    chairs: readonly ('open' | Level)[],
  ): Promise<{ readonly port: number; readonly code: string; readonly hash: string }>
}

/** Starts a host and a phone for `use`. */
async function withPhone<T>(use: (place: Place) => Promise<T>): Promise<T> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'parlor-box-hand-'))
  const given = { dataFolder, version: '0.0.0' }
  const services = await createNodeServices({ ...given, shell: 'host' })
  const { addFinishedGame } = services
  const hosting = createNodeHosting({ ...given, rendererFolder, addFinishedGame, report: console.warn, port: 0 })
  const server = await startBrowser('painter')
  try {
    const browser = await chromium.connect(server.wsEndpoint())
    const phone = await browser.newContext(PHONE)
    return await use({
      phone,
      async open(game, chairs) {
        const settings = { autoStart: true }
        const table = await hosting.lan.open({ game, name: 'Bench', options: {}, chairs, settings })
        const { port, hash } = new URL(table.links[0] ?? '')
        return { port: Number(port), code: table.code, hash }
      },
    })
  } finally {
    await server.close()
    await hosting.close()
    await services.close()
    await rm(dataFolder, { recursive: true, force: true })
  }
}

/** Measures two visits of one phone at a table against a bot: the first, and one later that evening. */
function measureHand(game: string, isShort: boolean): Promise<readonly Figure[]> {
  return withPhone(async ({ phone, open }) => {
    const { port, hash } = await open(game, ['open', 1])
    const url = `http://127.0.0.1:${String(port)}/hand.html${hash}`
    const first = await visit(phone, url, isShort)
    const second = await visit(phone, url, isShort)
    const of = `hand ${game}`
    return [
      { of, name: 'form', value: first.form / 1_000, unit: 's', limit: 2 },
      { of, name: 'to the form', value: first.formKb, unit: 'KB', limit: 150 },
      { of, name: 'name to cards', value: first.cards / 1_000, unit: 's', limit: 1.5 },
      { of, name: 'requests', value: first.requests, unit: '', limit: 25 },
      { of, name: 'to all pictures', value: first.kb, unit: 'KB', limit: 700 },
      { of, name: 'second visit', value: second.cards / 1_000, unit: 's', limit: 2.5 },
    ]
  })
}

async function visit(phone: BrowserContext, url: string, isShort: boolean): Promise<Visit> {
  const page = await phone.newPage()
  const cdp = await phone.newCDPSession(page)
  const sent = await countTraffic(cdp)
  if (!isShort) await slowDown(cdp)
  const begun = performance.now()
  await page.goto(url, { waitUntil: 'commit' })
  const cards = page.locator('[data-own] [data-card], [data-cloth]').first()
  const form = page.locator('[data-sit] input')
  await form.or(cards).first().waitFor()
  const formAt = performance.now() - begun
  const formKb = sent.kb()
  let from = begun
  if (await form.isVisible()) {
    await form.fill('Clara')
    // Somebody writes a name for longer than the rest of the page takes.
    await page.waitForTimeout(isShort ? 0 : LATER_MS)
    from = performance.now()
    await page.locator('[data-action="sit-down"]').tap()
  }
  await cards.waitFor()
  const cardsMs = performance.now() - from
  await page.waitForTimeout(isShort ? 0 : LATER_MS)
  const result = { form: formAt, formKb, cards: cardsMs, requests: sent.requests(), kb: sent.kb() }
  await page.close()
  return result
}

async function slowDown(cdp: CDPSession): Promise<void> {
  const { latency, download, upload, cpu } = SLOW
  const conditions = { offline: false, latency, downloadThroughput: download, uploadThroughput: upload }
  await cdp.send('Network.emulateNetworkConditions', conditions)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpu })
}

async function countTraffic(cdp: CDPSession) {
  let [requests, bytes] = [0, 0]
  await cdp.send('Network.enable')
  cdp.on('Network.responseReceived', () => (requests += 1))
  cdp.on('Network.dataReceived', ({ encodedDataLength }) => (bytes += encodedDataLength))
  return { requests: () => requests, kb: () => bytes / 1_024 }
}

/** Seats Clara on a phone and Ben beside her, and returns her page once it has cards; from then on it computes slowly. */
async function sitDown(
  phone: BrowserContext,
  ben: LanClient,
  port: number,
  hash: string,
  isShort: boolean,
): Promise<Page> {
  const page = await phone.newPage()
  await page.goto(`http://127.0.0.1:${String(port)}/hand.html?speed=instant${hash}`)
  await page.locator('[data-sit] input').fill('Clara')
  await page.locator('[data-action="sit-down"]').tap()
  await ben.sit('Ben')
  await ben.setReady(true)
  await page.locator('[data-own] [data-card]').first().waitFor()
  const cdp = await phone.newCDPSession(page)
  if (!isShort) await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOW.cpu })
  return page
}

/** How many flicks of a hand are measured. */
const FLICKS = 12

/**
 * Measures a flick to `step`: from the moment in which a finger is lifted, until the page has the host's answer and the
 * mover is another. The line is that of a house.
 */
function measureFlick(isShort: boolean): Promise<readonly Figure[]> {
  return withPhone(async ({ phone, open }) => {
    const { port, code, hash } = await open('new-york-whist', ['open', 'open'])
    const ben = createGuest(`ws://127.0.0.1:${String(port)}/lan`, { kind: 'code', code })
    try {
      const page = await sitDown(phone, ben, port, hash, isShort)
      const taken: number[] = []
      while (taken.length < (isShort ? 1 : FLICKS)) {
        await playWhileDue(ben)
        await page.locator('[data-hand][data-turn] [data-own] .fit').first().waitFor()
        taken.push(await page.evaluate<number>(FLICK))
      }
      const of = 'hand flick'
      return [
        { of, name: 'to step, median', value: median(taken), unit: 'ms', limit: 150 },
        { of, name: 'slowest', value: Math.max(...taken), unit: 'ms', limit: null },
      ]
    } finally {
      ben.close()
    }
  })
}

/**
 * Flicks the first card of a hand that fits upwards, and resolves to the milliseconds from the lifted finger to the next
 * picture after the table's answer. Events are made by the page itself: a command of the browser takes as long as a step.
 */
const FLICK = `new Promise((resolve) => {
  const { ply } = document.documentElement.dataset
  const card = document.querySelector('[data-own] .fit')
  const { left, top, width, height } = card.getBoundingClientRect()
  const [clientX, y] = [left + width / 2, top + Math.min(height / 2, innerHeight - 90 - top)]
  const send = (type, clientY) =>
    card.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerId: 1, clientX, clientY }))
  card.setPointerCapture = () => {}
  send('pointerdown', y)
  send('pointermove', y - 100)
  const begun = performance.now()
  new MutationObserver((_, observer) => {
    if (document.documentElement.dataset.ply === ply) return
    observer.disconnect()
    requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - begun)))
  }).observe(document.documentElement, { attributeFilter: ['data-ply'] })
  send('pointerup', y - 100)
})`

/** What happens to a phone's socket while the phone is dark. */
const FATES = {
  'socket alive': () => undefined,
  'socket forgotten': (line: TcpLine) => line.forget(),
  'socket closed': (line: TcpLine) => line.cut(),
} as const

/**
 * Measures how long a phone that was dark takes until it shows what was played meanwhile and one of its cards can be
 * lifted. The process of its page stands still in the dark.
 */
function measureWaking(isShort: boolean): Promise<readonly Figure[]> {
  return withPhone(async ({ phone, open }) => {
    const { port, code, hash } = await open('new-york-whist', ['open', 'open'])
    const line = await openLine(port, isShort ? {} : { roundTrip: SLOW.latency, speed: SLOW.download })
    const ben = createGuest(`ws://127.0.0.1:${String(port)}/lan`, { kind: 'code', code })
    try {
      const page = await sitDown(phone, ben, line.port, hash, isShort)
      const dark = await darkener(page)
      const figures: Figure[] = []
      for (const [name, befall] of Object.entries(FATES)) {
        await layUntilWaiting(page, ben)
        dark.begin()
        befall(line)
        await playWhileDue(ben)
        await wait(isShort ? 0 : DARK_MS)
        const begun = performance.now()
        dark.end()
        await page.evaluate(`document.dispatchEvent(new Event('visibilitychange'))`)
        await page.locator('[data-hand][data-turn] [data-own] .fit').first().tap()
        await page.locator('[data-own] .fit.up').waitFor()
        figures.push({ of: 'hand awake', name, value: (performance.now() - begun) / 1_000, unit: 's', limit: 1.5 })
      }
      return figures
    } finally {
      ben.close()
      line.close()
    }
  })
}

/** Makes a page dark by stopping its process, as systems do, and lets it go on. */
async function darkener(page: Page) {
  const cdp = await page.context().browser()!.newBrowserCDPSession()
  const { processInfo } = await cdp.send('SystemInfo.getProcessInfo')
  const pages = processInfo.filter(({ type }) => type === 'renderer')
  const signal = (name: NodeJS.Signals): void => pages.forEach(({ id }) => process.kill(id, name))
  return { begin: () => signal('SIGSTOP'), end: () => signal('SIGCONT') }
}

/** Lays cards of the page's hand until the other player is due. */
async function layUntilWaiting(page: Page, ben: LanClient): Promise<void> {
  await page
    .locator('[data-own] .up')
    .evaluateAll((cards: readonly { click(): void }[]) => cards.forEach((it) => it.click()))
  while (choose(ben.state, createSeededRng('')) === null) {
    const { turn } = ben.state
    await page.locator('[data-hand][data-turn] [data-own] .fit').first().tap()
    await page.locator('[data-action="lay"]:not([aria-disabled="true"])').tap()
    await waitForState(ben, (state) => state.turn > turn)
  }
}

async function playWhileDue(ben: LanClient): Promise<void> {
  const rng = createSeededRng('ben')
  for (let text = choose(ben.state, rng); text !== null; text = choose(ben.state, rng)) await ben.move(text)
}

/** What a phone takes from the link to its own cards, one case for each box of cards. */
export const handCases: readonly PageCase[] = GAMES.map((game) => ({
  name: `page hand ${game}`,
  measure: (lab) => measureHand(game, lab.short),
}))

/** What a hand takes from a flick to the table's next state. */
export const flickCase: PageCase = { name: 'page hand flick', measure: (lab) => measureFlick(lab.short) }

/** What a phone takes from the dark to its own cards. */
export const wakingCase: PageCase = { name: 'page hand awake', measure: (lab) => measureWaking(lab.short) }
