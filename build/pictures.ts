/**
 * `npm run pictures`: takes the pictures of docs/pictures from the built app, in high quality and settled, in positions
 * reached by bots. Slow without a graphics card: a few minutes per picture.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { chromium, type Browser, type Page } from 'playwright-core'
import type { LineOfPlay } from '../src/rules/kit'
import { startBrowser } from '../tests/e2e/browser'
import { ensureBuilt } from './launch/build'
import { openShotHost } from './shots/host'
import { waitUntilReady, resumeGame, waitUntilSettled, SETTLING_TIMEOUT_MS } from './shots/page'
import type { Position } from './shots/position'
import { webpWithin } from './shots/webp'

const root = resolve(import.meta.dirname, '..')
const folder = join(root, 'docs/pictures')
const MAX_BYTES = 146 * 1024

interface Shot {
  readonly name: string
  readonly width: number
  readonly height: number
  readonly touch?: boolean
  readonly position?: Position
  readonly arrange: (page: Page) => Promise<void>
}

/** Whether at least this many cards, including Cheaters, are laid on the board. */
const hasLaid = (cards: number) => (line: LineOfPlay) =>
  line.moves.filter((move) => / (\d+|C@\d+)$/.test(move)).length >= cards

const threePlayers: Position = {
  game: 'forty-nine',
  names: ['Ada', 'Walter', 'Opal'],
  options: { style: 'baltimore' },
  seed: 'Baltimore 1926',
  isReached: hasLaid(17),
}
const twoPlayers: Position = {
  game: 'forty-nine',
  names: ['Ada', 'Walter'],
  seed: 'Sunday evening',
  isReached: hasLaid(15),
}

const shots: readonly Shot[] = [
  { name: 'shelf', width: 1280, height: 720, arrange: waitUntilSettled },
  { name: 'box-opening', width: 1280, height: 720, arrange: showUnfolding },
  { name: 'mid-game', width: 1280, height: 720, position: threePlayers, arrange: resumeGame },
  { name: 'phone', width: 390, height: 844, touch: true, position: twoPlayers, arrange: resumeGame },
]

/** Shows the board half unfolded, in low quality, because an animation never settles. */
async function showUnfolding(page: Page): Promise<void> {
  await page.goto(`${new URL(page.url()).origin}/?quality=low&speed=slow`)
  await waitUntilSettled(page)
  await page
    .getByRole('button', { name: /Forty-Nine/ })
    .first()
    .click()
  await page.locator('html[data-phase="board-out"]').waitFor({ state: 'attached', timeout: SETTLING_TIMEOUT_MS })
  await page.waitForTimeout(900)
}

async function take(browser: Browser, shot: Shot): Promise<void> {
  const host = await openShotHost(join(root, 'out/renderer'))
  try {
    if (shot.position) await host.save(shot.position)
    const { width, height, touch = false } = shot
    const context = await browser.newContext({
      viewport: { width, height },
      hasTouch: touch,
      isMobile: touch,
      deviceScaleFactor: touch ? 2 : 1,
    })
    const page = await context.newPage()
    await page.goto(`${host.url}?quality=high`)
    await waitUntilReady(page)
    await shot.arrange(page)
    const png = await page.screenshot({ timeout: SETTLING_TIMEOUT_MS })
    await writeFile(join(folder, `${shot.name}.webp`), await webpWithin(png, MAX_BYTES))
    await context.close()
  } finally {
    await host.close()
  }
}

if (!(await ensureBuilt(root, (sentence) => console.log(sentence)))) process.exit(1)
await mkdir(folder, { recursive: true })
const wanted = process.argv.slice(2)
const server = await startBrowser()
const browser = await chromium.connect(server.wsEndpoint())
for (const shot of shots) {
  if (wanted.length > 0 && !wanted.includes(shot.name)) continue
  const begun = performance.now()
  await take(browser, shot)
  console.log(`docs/pictures/${shot.name}.webp (${((performance.now() - begun) / 1000).toFixed(0)} s)`)
}
await browser.close()
await server.close()
