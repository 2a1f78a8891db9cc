import { mkdtemp, rm } from 'node:fs/promises'
import { readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { Page } from 'playwright-core'
import { inject, onTestFinished } from 'vitest'
import type { ExhibitConfig } from '../../../src/ports/exhibit'
import { startHost } from '../../../src/host/http-server'
import { createExhibitServices } from '../../../src/node/exhibit/exhibit-services'
import { createHealthWatch, type Health } from '../../../src/node/exhibit/health'
import { readExhibit } from '../../../src/node/exhibit/read-exhibit'

const EXAMPLE = resolve(import.meta.dirname, '../../../resources/exhibit.example.json')

/** A host that shows an exhibit, for one test. */
export interface ExhibitHost {
  readonly url: string
  health(): Health
  /** The file of counts as it stands. */
  counts(): string
}

/** Starts the real host with the example, and what a test changes of it; it ends with the test. */
export async function openExhibit(changes: Partial<ExhibitConfig> = {}): Promise<ExhibitHost> {
  const read = readExhibit(readFileSync(EXAMPLE, 'utf8'))
  if (!read.ok) throw new Error(read.faults.map(({ message }) => message).join(' '))
  const folder = await mkdtemp(join(tmpdir(), 'parlor-box-exhibit-'))
  const faults: unknown[] = []
  const report = (fault: unknown) => void faults.push(fault)
  const watch = createHealthWatch('0.0.0-test')
  const config = { ...read.config, ...changes }
  const services = await createExhibitServices({ config, folder, shell: 'host', version: '0.0.0-test', watch, report })
  const health = () => watch.health()
  const rendererFolder = inject('rendererFolder')
  const host = await startHost({ services, rendererFolder, port: 0, health, relays: false, report })
  onTestFinished(async () => {
    await host.close()
    await services.close()
    await rm(folder, { recursive: true, force: true })
    if (faults.length > 0) throw new Error(`Services failed: ${faults.map(String).join('; ')}`)
  })
  return { url: host.url, health, counts: () => readFileSync(join(folder, 'visits.csv'), 'utf8') }
}

/** The flat table, and everything so many times faster than for people. */
export const quick = (pace: number): string => `?flat=true&pace=${String(pace)}`

/** How long a scene is waited for on a busy machine, in milliseconds. */
export const PATIENCE = { timeout: 60_000 }

/** Resolves when a scene is shown, and a touch there is taken. */
export async function sceneIs(page: Page, ...scenes: readonly string[]): Promise<void> {
  const any = scenes.map((scene) => `html[data-scene="${scene}"]:not([data-shield])`).join(', ')
  await page
    .locator(any)
    .first()
    .waitFor({ state: 'attached', ...PATIENCE })
}

export async function scene(page: Page): Promise<string> {
  return (await page.locator('html').getAttribute('data-scene')) ?? ''
}

/** Plays until the result: `act` does one thing each time that the visitor can do something. */
export async function playToResult(page: Page, act: () => Promise<void>): Promise<void> {
  for (let acts = 0; acts < 200; acts++) {
    await sceneIs(page, 'play', 'result')
    if ((await scene(page)) === 'result') return
    const mine = page.locator(`${LIT}, html[data-scene="result"], html[data-scene="watch"]`).first()
    await mine.waitFor({ state: 'attached', ...PATIENCE })
    if ((await scene(page)) === 'play' && (await page.locator(LIT).count()) > 0) await act()
  }
  throw new Error('The visit came to no end in 200 touches.')
}

/** What a visitor can touch to play. */
export const LIT = '[data-flat] button.next, .play .main'
