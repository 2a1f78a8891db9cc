/**
 * `npm run pictures`: takes the pictures of docs/pictures from the built app itself, in the high quality and settled, at
 * positions that bots have played to. Slow without a graphics card: a few minutes a picture.
 */
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { chromium, type Browser, type Page } from 'playwright-core'
import sharp from 'sharp'
import { think } from '../src/bots'
import { startHost } from '../src/host/server'
import { nodeServices } from '../src/host/services'
import type { Chair } from '../src/protocol/journal'
import { gameById } from '../src/rules/catalogue'
import { checkOptions, LineOfPlay, look, seatsIn, seedLuck, type Options } from '../src/rules/kit'
import { startBrowser } from '../tests/e2e/browser'
import { ensureBuilt } from './launch/build'

const root = resolve(import.meta.dirname, '..')
const folder = join(root, 'docs/pictures')
const game = gameById('forty-nine')!
const SETTLING = 900_000

interface Position {
  readonly names: readonly string[]
  readonly options: Options
  readonly seed: string
  /** Cards that lie on the board when the picture is taken; then it is the first chair's turn. */
  readonly laid: number
}

interface Shot {
  readonly name: string
  readonly width: number
  readonly height: number
  readonly touch?: boolean
  readonly position?: Position
  readonly arrange: (page: Page) => Promise<void>
}

const three: Position = {
  names: ['Ada', 'Walter', 'Mother'],
  options: { style: 'baltimore' },
  seed: 'Baltimore 1926',
  laid: 17,
}
const two: Position = { names: ['Ada', 'Walter'], options: {}, seed: 'Sunday evening', laid: 15 }

const shots: readonly Shot[] = [
  { name: 'shelf', width: 1280, height: 720, arrange: settled },
  { name: 'box-opening', width: 1280, height: 720, arrange: unfolding },
  { name: 'mid-game', width: 1280, height: 720, position: three, arrange: resume },
  {
    name: 'leaned-in',
    width: 1280,
    height: 720,
    position: three,
    arrange: async (page) => {
      await resume(page)
      await page.getByRole('button', { name: 'Lean in' }).click()
      await settled(page)
    },
  },
  { name: 'phone', width: 390, height: 844, touch: true, position: two, arrange: resume },
]

/** Lets bots play until so many cards lie and the first chair is to move. Answers the moves. */
function playTo({ names, options, seed, laid }: Position): string[] {
  const checked = checkOptions(game.info, options, names.length)
  if (!checked.ok) throw new Error(checked.error.message)
  const line = new LineOfPlay(game, checked.value, names.length, seedLuck(seed))
  line.settle()
  const cards = () => line.moves.filter((move) => / (\d+|C@\d+)$/.test(move)).length
  while (!line.over) {
    const seat = seatsIn(game.must(line.state))[0]!
    if (seat === 0 && cards() >= laid) return [...line.moves]
    const thought = think(game, { seen: look(game, line.state, seat), seat, level: 3, seed: `${seed} ${line.ply}` })
    const refusal = line.playText(`${'ABCDEFGH'.charAt(seat)} ${thought.move}`)
    if (refusal) throw new Error(refusal.message)
  }
  throw new Error(`The game of "${seed}" ended before ${laid} cards lay.`)
}

/** Resolves when the averaged picture is complete. */
async function settled(page: Page): Promise<void> {
  await page.locator('html[data-settled="true"]').waitFor({ state: 'attached', timeout: SETTLING })
}

async function resume(page: Page): Promise<void> {
  await page.locator('[data-action="resume"]').click({ timeout: SETTLING })
  await page.locator('html[data-ready="game"]').waitFor({ state: 'attached', timeout: SETTLING })
  await settled(page)
}

/** The board half unfolded, in the low quality: a movement is never settled. */
async function unfolding(page: Page): Promise<void> {
  await page.goto(`${new URL(page.url()).origin}/?quality=low&speed=slow`)
  await settled(page)
  await page
    .getByRole('button', { name: /Forty-Nine/ })
    .first()
    .click()
  await page.locator('html[data-phase="board-out"]').waitFor({ state: 'attached', timeout: SETTLING })
  await page.waitForTimeout(900)
}

async function take(browser: Browser, shot: Shot): Promise<void> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'parlor-box-pictures-'))
  const services = await nodeServices({ dataFolder, shell: 'host', version: '0.0.0' })
  const host = await startHost({ services, rendererFolder: join(root, 'out/renderer'), port: 0 })
  try {
    if (shot.position) {
      const { names, options, seed } = shot.position
      const checked = checkOptions(game.info, options, names.length)
      if (!checked.ok) throw new Error(checked.error.message)
      const chairs = names.map((name, i): Chair =>
        i === 0 ? { kind: 'person', name } : { kind: 'bot', name, level: 3 },
      )
      const opening = playTo(shot.position)
      const { id, version } = game.info
      const head = {
        format: 'parlor-journal/1',
        game: id,
        version,
        options: checked.value,
        chairs,
        seed,
        opening,
      } as const
      await services.saves.create({ ...head, at: Date.now() })
    }
    const { width, height, touch = false } = shot
    const context = await browser.newContext({
      viewport: { width, height },
      hasTouch: touch,
      isMobile: touch,
      deviceScaleFactor: touch ? 2 : 1,
    })
    const page = await context.newPage()
    await page.goto(`${host.url}?quality=high`)
    await page.locator('html[data-ready]').waitFor({ state: 'attached', timeout: SETTLING })
    await shot.arrange(page)
    const png = await page.screenshot({ timeout: SETTLING })
    await sharp(png)
      .webp({ quality: 88 })
      .toFile(join(folder, `${shot.name}.webp`))
    await context.close()
  } finally {
    await host.close()
    await services.close()
    await rm(dataFolder, { recursive: true, force: true })
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
