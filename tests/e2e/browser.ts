import { accessSync, constants } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { chromium, type BrowserServer } from 'playwright-core'

interface Candidate {
  readonly path: string
  readonly env?: Readonly<Record<string, string>>
}

/** WebGL2 without a graphics card: slow, but the same pictures everywhere. */
const FLAGS = ['--use-angle=swiftshader', '--enable-unsafe-swiftshader', '--mute-audio', '--hide-scrollbars']

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
 * Starts a headless browser: the one that `PARLOR_BROWSER` names (and no other), else an installed Chrome or Chromium,
 * else the one that came with the packages. Rejects with a sentence for every browser that did not start.
 */
export async function startBrowser(): Promise<BrowserServer> {
  const named = process.env['PARLOR_BROWSER']
  const tries: (() => Promise<Candidate | null>)[] = named
    ? [() => Promise.resolve({ path: named })]
    : [...installed().map((path) => () => Promise.resolve({ path })), unpacked]
  const faults: string[] = []
  for (const find of tries) {
    try {
      const found = await find()
      if (found) return await launch(found)
      faults.push('the packaged browser runs on 64-bit Linux only')
    } catch (fault) {
      faults.push(fault instanceof Error ? (fault.message.split('\n')[0] ?? '') : String(fault))
    }
  }
  throw new Error(`No browser starts here (set PARLOR_BROWSER to one): ${faults.join('; ')}`)
}

function launch(candidate: Candidate): Promise<BrowserServer> {
  return chromium.launchServer({
    executablePath: candidate.path,
    env: { ...process.env, ...candidate.env },
    args: FLAGS,
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

/**
 * The browser of `@sparticuz/chromium`, unpacked into a folder of its version's own: the package itself would take
 * whatever lies in the temporary folder already. It brings the libraries that a bare machine lacks.
 */
async function unpacked(): Promise<Candidate | null> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return null
  const { resolve } = createRequire(import.meta.url)
  const home = dirname(dirname(resolve('@sparticuz/chromium')))
  const { version } = createRequire(import.meta.url)(join(home, 'package.json')) as { version: string }
  const folder = join(tmpdir(), `parlor-box-chromium-${version}`)
  await mkdir(folder, { recursive: true })
  const before = process.env['TMPDIR']
  process.env['TMPDIR'] = folder
  try {
    const { default: packed, inflate } = await import('@sparticuz/chromium')
    const path = await packed.executablePath()
    await inflate(join(home, 'bin', 'al2023.tar.br'))
    return { path, env: { LD_LIBRARY_PATH: join(folder, 'al2023', 'lib') } }
  } finally {
    if (before === undefined) delete process.env['TMPDIR']
    else process.env['TMPDIR'] = before
  }
}
