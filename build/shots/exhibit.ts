import sharp from 'sharp'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { editJson } from '../../src/node/exhibit/exhibit-json'
import { hashPin } from '../../src/node/exhibit/pin'
import { SETTLING_TIMEOUT_MS } from './page'
import type { ExhibitConfig } from '../../src/ports/exhibit'
import { startHost } from '../../src/host/http-server'
import { runExhibit } from '../../src/node/exhibit/run-exhibit'

/** A picture of the example's exhibit. */
interface ExhibitShot {
  readonly name: string
  readonly arrange: (page: Page) => Promise<void>
}

/** The screen of the exhibit, and the picture of it, in pixels. */
const SCREEN = { width: 1920, height: 1080 }
const PICTURE = { width: 800, height: 450 }
const PIN = '1926'
const GAME = 'new-york-whist'
const TIMEOUT = { timeout: SETTLING_TIMEOUT_MS }
/** Time after which cards that were dealt or laid lie still, in milliseconds. */
const REST_MS = 4000

export const exhibitShots: readonly ExhibitShot[] = [
  { name: 'attract', arrange: showMoves },
  { name: 'choice', arrange: choose },
  { name: 'two', arrange: playTogether },
  { name: 'result', arrange: playToResult },
  { name: 'staff', arrange: enterMenu },
]

const press = (page: Page, action: string): Promise<void> => page.locator(`[data-action="${action}"]`).tap(TIMEOUT)

async function waitForScene(page: Page, scene: string): Promise<void> {
  await page.locator(`html[data-scene="${scene}"]:not([data-shield])`).waitFor({ state: 'attached', ...TIMEOUT })
}

/** Waits until the hands of the attract minute have made two moves. */
async function showMoves(page: Page): Promise<void> {
  await page.locator('[data-caption="own"]').waitFor(TIMEOUT)
  const ply = () => page.evaluate<number>(`Number(document.documentElement.dataset.ply)`)
  const first = await ply()
  while ((await ply()) < first + 2) await page.waitForTimeout(200)
  await page.waitForTimeout(1500)
}

async function choose(page: Page): Promise<void> {
  await press(page, 'begin')
  await waitForScene(page, 'choice')
  await page.waitForTimeout(REST_MS)
}

/** Lets two visitors begin, and the near one play a card. */
async function playTogether(page: Page): Promise<void> {
  await choose(page)
  await press(page, 'together')
  await page.locator(`[data-game="${GAME}"]`).tap(TIMEOUT)
  await waitForScene(page, 'play')
  await playOn(page, () => page.evaluate<boolean>(`document.documentElement.dataset.turned !== undefined`))
  await page.waitForTimeout(REST_MS)
}

async function playToResult(page: Page): Promise<void> {
  await playTogether(page)
  const hasEnded = async () => (await page.locator('html').getAttribute('data-scene')) === 'result'
  await playOn(page, hasEnded)
  await page.waitForTimeout(REST_MS)
}

/** Acts by keys, again and again, until something holds. */
async function playOn(page: Page, holds: () => Promise<boolean>): Promise<void> {
  while (!(await holds())) {
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')
    await page.waitForTimeout(500)
  }
}

/** Enters the staff's menu by the corners of the screen and the PIN, and turns to the screen's part. */
async function enterMenu(page: Page): Promise<void> {
  const { width, height } = SCREEN
  for (let turn = 0; turn < 2; turn++) {
    await page.touchscreen.tap(8, height - 8)
    await page.touchscreen.tap(width - 8, 8)
  }
  for (const digit of PIN) await page.locator(`[data-digit="${digit}"]`).tap(TIMEOUT)
  await press(page, 'enter')
  await page.locator('[data-part="look"]').tap(TIMEOUT)
}

/** Opens the example's exhibit, with a PIN for its staff, and takes one picture as PNG. */
export async function takeExhibitShot(
  browser: Browser,
  { arrange }: ExhibitShot,
  example: string,
  rendererFolder: string,
): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), 'parlor-box-shots-'))
  const file = join(folder, 'exhibit.json')
  await writeFile(file, editJson(await readFile(example, 'utf8'), ['staff'], { pin: await hashPin(PIN) }))
  const faults: unknown[] = []
  const exhibit = await openLocalExhibit(file, rendererFolder, (fault) => faults.push(fault))
  const context = await browser.newContext({ viewport: SCREEN, hasTouch: true })
  try {
    const page = await context.newPage()
    await page.goto(exhibit.url)
    await waitForScene(page, 'attract')
    await page.locator('[data-caption]').first().waitFor(TIMEOUT)
    await arrange(page)
    const png = await page.screenshot(TIMEOUT)
    if (faults.length > 0) throw new Error(`Services failed: ${faults.map(String).join('; ')}`)
    return await sharp(png).resize(PICTURE).png().toBuffer()
  } finally {
    await context.close()
    await exhibit.close()
    await rm(folder, { recursive: true, force: true })
  }
}

/** An exhibit served by this program, with its own data folder. */
interface LocalExhibit {
  readonly url: string
  readonly config: ExhibitConfig
  /** Ends it and deletes its data. */
  close(): Promise<void>
}

/**
 * Serves an exhibit from a free port, with an empty data folder.
 * @param file the file of the exhibit
 * @param rendererFolder the built page
 * @param report receives faults of its services
 */
export async function openLocalExhibit(
  file: string,
  rendererFolder: string,
  report: (fault: unknown) => void,
): Promise<LocalExhibit> {
  const data = await mkdtemp(join(tmpdir(), 'parlor-box-exhibit-'))
  const exhibit = await runExhibit({ file, data, shell: 'host', version: '0.0.0', report })
  const host = await startHost({ services: exhibit.services, rendererFolder, port: 0, relays: false, report })
  return {
    url: host.url,
    config: exhibit.config,
    async close() {
      await host.close()
      await exhibit.close()
      await rm(data, { recursive: true, force: true })
    },
  }
}
