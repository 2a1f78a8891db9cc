import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { chromium, type BrowserContext, type CDPSession } from 'playwright-core'
import { createNodeServices } from '../../../src/node/compose/app-services'
import { createNodeHosting } from '../../../src/node/compose/lan-hosting'
import { startBrowser } from '../../e2e/browser'
import type { Figure, PageCase } from './figures'
import { PHONE } from './lab'

/** A phone in a slow network: latency in milliseconds, bytes per second, and how many times slower it computes. */
const SLOW = { latency: 150, download: 1.6e6 / 8, upload: 0.75e6 / 8, cpu: 4 } as const
/** Milliseconds after its cards in which a hand still loads pictures. */
const LATER_MS = 3_000
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

/** Opens a table of a game against a bot, and measures two visits of one phone: the first, and one later that evening. */
async function measureHand(game: string, isShort: boolean): Promise<readonly Figure[]> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'parlor-box-hand-'))
  const given = { dataFolder, version: '0.0.0' }
  const services = await createNodeServices({ ...given, shell: 'host' })
  const { addFinishedGame } = services
  const hosting = createNodeHosting({ ...given, rendererFolder, addFinishedGame, report: console.warn, port: 0 })
  const server = await startBrowser('painter')
  try {
    const browser = await chromium.connect(server.wsEndpoint())
    const settings = { autoStart: true }
    const table = await hosting.lan.open({ game, name: 'Bench', options: {}, chairs: ['open', 1], settings })
    const link = new URL(table.links[0] ?? '')
    const url = `http://127.0.0.1:${link.port}/hand.html${link.hash}`
    const phone = await browser.newContext(PHONE)
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
  } finally {
    await server.close()
    await hosting.close()
    await services.close()
    await rm(dataFolder, { recursive: true, force: true })
  }
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

/** What a phone takes from the link to its own cards, one case for each box of cards. */
export const handCases: readonly PageCase[] = GAMES.map((game) => ({
  name: `page hand ${game}`,
  measure: (lab) => measureHand(game, lab.short),
}))
