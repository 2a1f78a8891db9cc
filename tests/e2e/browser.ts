import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium, type BrowserServer } from 'playwright-core'
import { packagedBrowser } from './packaged-browser'

interface Candidate {
  readonly path: string
  readonly env?: Readonly<Record<string, string>>
}

/**
 * Flags of the browser: it draws WebGL2 without a graphics card, which is slow but gives the same pictures everywhere.
 */
const FLAGS = ['--enable-unsafe-swiftshader', '--mute-audio', '--hide-scrollbars']

/**
 * What puts the parts of a page together: `card` is the software that stands in for a graphics card, `painter` is the
 * browser's own painter, which takes a tenth of the processor time. The same software draws WebGL in both cases.
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
 * Starts a headless browser with the given further flags: the one that `PARLOR_BROWSER` names (and no other), else an
 * installed Chrome or Chromium, else the one that came with the packages. Rejects if no browser starts, with a reason
 * for each one that was tried.
 */
export async function startBrowser(
  compositor: Compositor = 'card',
  more: readonly string[] = [],
): Promise<BrowserServer> {
  const faults: string[] = []
  for (const find of candidates()) {
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

/**
 * Returns the program of a browser, its environment, and the flags with which it runs without a screen on any machine,
 * for whoever starts it without Playwright. Rejects if there is none.
 */
export async function browserCommand(): Promise<Required<Candidate> & { readonly flags: readonly string[] }> {
  for (const find of candidates()) {
    const found = await find()
    if (found) return { env: {}, ...found, flags: ['--headless', '--no-sandbox', COMPOSITORS.painter, ...FLAGS] }
  }
  throw new Error('There is no browser here (set PARLOR_BROWSER to one).')
}

/** Returns ways to find a browser, the preferred one first. */
function candidates(): readonly (() => Promise<Candidate | null>)[] {
  const named = process.env['PARLOR_BROWSER']
  if (named) return [() => Promise.resolve({ path: named })]
  return [...installed().map((path) => () => Promise.resolve({ path })), packagedBrowser]
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
