import sharp from 'sharp'
import type { Page } from 'playwright-core'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { dateNow } from '../../src/async/clock'
import { startHost } from '../../src/host/http-server'
import { createNodeServices } from '../../src/node/compose/app-services'
import type { SeatPlayer } from '../../src/ports/journal'
import { gameOf, optionsOf, playTo, type Position } from './position'

const MAX_QUALITY = 88
const MIN_QUALITY = 40
const QUALITY_STEP = 4

/** Time that a picture may take without a graphics card, in milliseconds. */
export const SETTLING_TIMEOUT_MS = 900_000
/** Time that the shelf may take until it offers a saved game, in milliseconds. */
const OFFER_TIMEOUT_MS = 120_000

/** Resolves when the page shows the shelf or a game. */
export async function waitUntilReady(page: Page, place?: 'shelf' | 'game'): Promise<void> {
  const value = place === undefined ? '' : `="${place}"`
  await page.locator(`html[data-ready${value}]`).waitFor({ state: 'attached', timeout: SETTLING_TIMEOUT_MS })
}

/** Resolves when nothing more will be drawn; with averaged frames, when the averaged picture is complete. */
export async function waitUntilSettled(page: Page): Promise<void> {
  await page.locator('html[data-settled="true"]').waitFor({ state: 'attached', timeout: SETTLING_TIMEOUT_MS })
}

/** Resumes the game saved last, and waits until it is drawn. Rejects if the shelf offers none. */
export async function resumeGame(page: Page): Promise<void> {
  await waitUntilReady(page, 'shelf')
  const resume = page.locator('[data-action="resume"]')
  await resume.waitFor({ timeout: OFFER_TIMEOUT_MS }).catch((cause: unknown) => {
    throw new Error('The shelf offers no game to resume.', { cause })
  })
  await resume.click({ timeout: SETTLING_TIMEOUT_MS })
  await waitUntilReady(page, 'game')
  await waitUntilSettled(page)
}

/** Encodes a picture as WebP, at the best quality that fits into `bytes`. Throws if even the lowest does not. */
export async function webpWithin(png: Buffer, maxBytes: number): Promise<Buffer> {
  for (let quality = MAX_QUALITY; quality >= MIN_QUALITY; quality -= QUALITY_STEP) {
    const webp = await sharp(png).webp({ quality, effort: 6 }).toBuffer()
    if (webp.length <= maxBytes) return webp
  }
  throw new Error(`The picture does not fit into ${String(maxBytes)} bytes.`)
}

/** A running host with its own data folder. */
interface ShotHost {
  readonly url: string
  /** Saves a position as a game that can be continued: bots sit on all chairs except the first. */
  save(position: Position, opening?: readonly string[]): Promise<void>
  close(): Promise<void>
}

/**
 * Serves the built page from a free port, with a data folder of its own.
 * @param rendererFolder the built page
 * @param fill puts files into the data folder, which is empty otherwise
 */
export async function openShotHost(rendererFolder: string, fill?: (dataFolder: string) => void): Promise<ShotHost> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'parlor-box-shots-'))
  fill?.(dataFolder)
  const services = await createNodeServices({ dataFolder, shell: 'host', version: '0.0.0' })
  const host = await startHost({ services, rendererFolder, port: 0 })
  return {
    url: host.url,
    async save(position, opening = playTo(position)) {
      const { id, version } = gameOf(position.game).info
      const chairs = position.names.map((name, i): SeatPlayer =>
        i === 0 ? { kind: 'person', name } : { kind: 'bot', name, level: 3 },
      )
      const { seed } = position
      const options = optionsOf(position)
      const head = { format: 'parlor-journal/1', game: id, version, options, chairs, seed, opening } as const
      await services.saves.create({ ...head, at: dateNow() })
    },
    async close() {
      await host.close()
      await services.close()
      await rm(dataFolder, { recursive: true, force: true })
    },
  }
}
