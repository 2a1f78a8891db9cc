import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium, type BrowserServer } from 'playwright-core'
import { packagedBrowser } from './packaged-browser'

interface Candidate {
  readonly path: string
  readonly env?: Readonly<Record<string, string>>
}

/** WebGL2 without a graphics card: slow, but the same pictures everywhere. */
const FLAGS = ['--enable-unsafe-swiftshader', '--mute-audio', '--hide-scrollbars']

/**
 * Who puts the parts of a page together: the software that stands in for a graphics card, as a real one would, or the
 * browser's own painter, which takes a tenth of the processor time. WebGL is drawn by the same software in both.
 */
export type Compositor = 'card' | 'painter'
const COMPOSITORS: Readonly<Record<Compositor, string>> = {
  card: '--use-angle=swiftshader',
  painter: '--use-angle=swiftshader-webgl',
}

const NAMES = ['google-chrome-stable', 'google-chrome', 'chromium', 'chromium-browser']
const PLACES: Partial<Record<NodeJS.Platform, readonly string[]>> = {
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ],
  win32: [
    join(process.env['PROGRAMFILES'] ?? '', 'Google/Chrome/Application/chrome.exe'),
    join(process.env['LOCALAPPDATA'] ?? '', 'Google/Chrome/Application/chrome.exe'),
    join(process.env['PROGRAMFILES(X86)'] ?? '', 'Microsoft/Edge/Application/msedge.exe'),
  ],
}

/**
 * Starts a headless browser, with more flags if wished for: the one that `PARLOR_BROWSER` names (and no other), else an installed Chrome or Chromium,
 * else the one that came with the packages. Rejects with a sentence for every browser that did not start.
 */
export async function startBrowser(
  compositor: Compositor = 'card',
  more: readonly string[] = [],
): Promise<BrowserServer> {
  const named = process.env['PARLOR_BROWSER']
  const tries: (() => Promise<Candidate | null>)[] = named
    ? [() => Promise.resolve({ path: named })]
    : [...installed().map((path) => () => Promise.resolve({ path })), packagedBrowser]
  const faults: string[] = []
  for (const find of tries) {
    try {
      const found = await find()
      if (found) return await launch(found, [COMPOSITORS[compositor], ...more])
      faults.push('the packaged browser runs on 64-bit Linux only')
    } catch (fault) {
      faults.push(fault instanceof Error ? (fault.message.split('\n')[0] ?? '') : String(fault))
    }
  }
  throw new Error(`No browser starts here (set PARLOR_BROWSER to one): ${faults.join('; ')}`)
}

function launch(candidate: Candidate, flags: readonly string[]): Promise<BrowserServer> {
  return chromium.launchServer({
    executablePath: candidate.path,
    env: { ...process.env, ...candidate.env },
    args: [...FLAGS, ...flags],
    timeout: 60_000,
  })
}

function installed(): string[] {
  const folders = (process.env['PATH'] ?? '').split(delimiter)
  const places = PLACES[process.platform] ?? NAMES.flatMap((name) => folders.map((folder) => join(folder, name)))
  return places.filter((place) => {
    try {
      accessSync(place, constants.X_OK)
      return true
    } catch {
      return false
    }
  })
}
