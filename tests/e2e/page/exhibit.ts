import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { Page } from 'playwright-core'
import { inject, onTestFinished } from 'vitest'
import { startHost } from '../../../src/host/http-server'
import { createPhoneHostingFactory } from '../../../src/node/compose/lan-hosting'
import { editJson } from '../../../src/node/exhibit/exhibit-json'
import type { Health } from '../../../src/node/exhibit/health'
import { runExhibit } from '../../../src/node/exhibit/run-exhibit'
import { findScript, LIT_SELECTOR, type LitThing } from '../../soak/touch-input'

const EXAMPLE = resolve(import.meta.dirname, '../../../resources/exhibit.example.json')

/** A host that shows an exhibit, for one test. */
export interface ExhibitHost {
  readonly url: string
  health(): Health
  /** The folder in which the exhibit keeps its files. */
  readonly folder: string
  /** Returns the present text of the file of counts. */
  counts(): string
  /** Returns the present text of the exhibit's own file. */
  file(): string
}

/** How long visitors may do nothing: as long as possible, because tests do less in a second than visitors. */
const PATIENT = { idle: { after: 600, ring: 60 } }

/**
 * Starts the real host with the example exhibit, patient with its visitors, in which `changes` replace some parts. It
 * ends with the test, and the test fails if a service broke.
 */
export async function openExhibit(changes: Readonly<Record<string, unknown>> = {}): Promise<ExhibitHost> {
  const data = await mkdtemp(join(tmpdir(), 'parlor-box-exhibit-'))
  const file = join(data, 'exhibit.json')
  const text = Object.entries({ ...PATIENT, ...changes }).reduce(
    (so, [key, value]) => editJson(so, [key], value),
    readFileSync(EXAMPLE, 'utf8'),
  )
  await writeFile(file, text)
  const faults: unknown[] = []
  const report = (fault: unknown) => void faults.push(fault)
  const rendererFolder = inject('rendererFolder')
  const version = '0.0.0-test'
  // The tables for phones are on this machine alone, and the bots hardly wait before they move.
  const phones = createPhoneHostingFactory({
    rendererFolder,
    version,
    report,
    address: '127.0.0.1',
    port: 0,
    pace: 0.1,
  })
  const exhibit = await runExhibit({ file, data, shell: 'host', version, report, phones })
  const health = () => exhibit.watch.health()
  const { services } = exhibit
  const host = await startHost({ services, rendererFolder, port: 0, health, relays: exhibit.mayConnectTo, report })
  onTestFinished(async () => {
    await host.close()
    await exhibit.close()
    await rm(data, { recursive: true, force: true })
    if (faults.length > 0) throw new Error(`Services failed: ${faults.map(String).join('; ')}`)
  })
  return {
    url: host.url,
    health,
    folder: exhibit.folder,
    counts: () => readFileSync(join(exhibit.folder, 'visits.csv'), 'utf8'),
    file: () => readFileSync(file, 'utf8'),
  }
}

/** Returns the query for the flat table on which everything is `pace` times as fast as for people. */
export const fastQuery = (pace: number): string => `?flat=true&pace=${String(pace)}`

/** Longest wait for a scene on a busy machine, in milliseconds. */
export const PATIENCE = { timeout: 60_000 }

/** Waits until one of the scenes is shown and takes touches. */
export async function waitForScene(page: Page, ...scenes: readonly string[]): Promise<void> {
  const any = scenes.map((scene) => `html[data-scene="${scene}"]:not([data-shield])`).join(', ')
  await page
    .locator(any)
    .first()
    .waitFor({ state: 'attached', ...PATIENCE })
}

export async function scene(page: Page): Promise<string> {
  return (await page.locator('html').getAttribute('data-scene')) ?? ''
}

/**
 * Plays until the result: `act` does one thing each time that the visitor can do something. Throws after `most` steps.
 */
export async function playToResult(page: Page, act: () => Promise<void>, most = 200): Promise<void> {
  for (let acts = 0; acts < most; acts++) {
    await waitForScene(page, 'play', 'result')
    if ((await scene(page)) === 'result') return
    const mine = page.locator(`${LIT_SELECTOR}, html[data-scene="result"], html[data-scene="watch"]`).first()
    await mine.waitFor({ state: 'attached', ...PATIENCE })
    if ((await scene(page)) === 'play' && (await page.locator(LIT_SELECTOR).count()) > 0) await act()
  }
  throw new Error(`The visit came to no end in ${String(most)} touches.`)
}

/** Touches the first thing that can be touched to play, where it lies open: cards in a fan cover each other's middles. */
export async function touchLit(page: Page): Promise<void> {
  const open = (await page.evaluate<LitThing[]>(findScript(LIT_SELECTOR))).find(({ reached }) => reached)
  if (open) await page.touchscreen.tap(open.x, open.y)
}
