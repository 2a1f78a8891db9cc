/**
 * `npm run pictures`: takes the pictures of docs/pictures from the built app, in high quality and settled, in positions
 * reached by bots, and those of docs/exhibit from the example's exhibit. Slow without a graphics card: a few minutes per
 * picture.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { chromium, type Browser, type Page } from 'playwright-core'
import type { LineOfPlay } from '../src/rules/kit'
import { startBrowser } from '../tests/e2e/browser'
import { ensureBuilt } from './launch/build'
import { exhibitShots, takeExhibitShot } from './shots/exhibit'
import {
  openShotHost,
  waitUntilReady,
  resumeGame,
  waitUntilSettled,
  SETTLING_TIMEOUT_MS,
  webpWithin,
} from './shots/page'
import type { Position } from './shots/position'

const root = resolve(import.meta.dirname, '..')
const rendererFolder = join(root, 'out/renderer')
const MAX_BYTES = 146 * 1024
const MAX_EXHIBIT_BYTES = 40 * 1024

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

async function take(browser: Browser, shot: Shot): Promise<Buffer> {
  const host = await openShotHost(rendererFolder)
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
    await context.close()
    return png
  } finally {
    await host.close()
  }
}

if (!(await ensureBuilt(root, (sentence) => console.log(sentence)))) process.exit(1)
const wanted = process.argv.slice(2)
const example = join(root, 'resources/exhibit.example.json')
const server = await startBrowser()
const browser = await chromium.connect(server.wsEndpoint())
/** Writes a picture, if it is wanted, into a folder of the documentation. */
async function write(folder: string, name: string, maxBytes: number, takeIt: () => Promise<Buffer>): Promise<void> {
  if (wanted.length > 0 && !wanted.includes(name)) return
  const begun = performance.now()
  await mkdir(join(root, folder), { recursive: true })
  await writeFile(join(root, folder, `${name}.webp`), await webpWithin(await takeIt(), maxBytes))
  console.log(`${folder}/${name}.webp (${((performance.now() - begun) / 1000).toFixed(0)} s)`)
}

for (const shot of shots) await write('docs/pictures', shot.name, MAX_BYTES, () => take(browser, shot))
for (const shot of exhibitShots) {
  const takeIt = () => takeExhibitShot(browser, shot, example, rendererFolder)
  await write('docs/exhibit', shot.name, MAX_EXHIBIT_BYTES, takeIt)
}
await browser.close()
await server.close()
