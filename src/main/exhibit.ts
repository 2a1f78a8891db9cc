import { join } from 'node:path'
import {
  BrowserWindow,
  ipcMain,
  Menu,
  powerSaveBlocker,
  type App,
  type BrowserWindowConstructorOptions,
} from 'electron'
import { callAfter } from '../async/clock'
import { messageOf } from '../async/do-all'
import type { HealthWatch } from '../node/exhibit/health'
import { createPhoneHostingFactory } from '../node/compose/lan-hosting'
import { isSupervised } from '../node/exhibit/nightly-restart'
import { DEFAULT_EXHIBIT_FILE } from '../node/exhibit/read-exhibit'
import { pathOfArgument } from '../node/storage/files'
import { runExhibit, type RunningExhibit } from '../node/exhibit/run-exhibit'
import { createRelay, type Relay } from '../node/relay/relay'
import { listenForHealth, type HealthListener } from '../node/web/health-listener'
import { DEFAULT_PORT } from '../node/web/http-listener'
import { registerCalls, type PageAddress } from './page'
import { finishBeforeQuit } from './shutdown'
import { registerSockets } from './socket-bridge'
import { windowOptions } from './window'

/** What an exhibit's window needs to open. */
interface ExhibitWindowOptions {
  readonly app: App
  /** The exhibit's file. */
  readonly file: string
  /** The data folder. */
  readonly data: string
  readonly page: PageAddress
  readonly preload: string
  /** Folder of the built page, for visitors' phones. */
  readonly rendererFolder: string
  /** Writes a line to the log. */
  note(sentence: string): void
  report(fault: unknown): void
}

/** Crashes within this time are counted, in milliseconds; from the third on the page is loaded with `flat=true`. */
const CRASH_WINDOW_MS = 5 * 60_000
const MAX_CRASHES = 3
/** Delay before a page that failed to load is loaded again, in milliseconds. */
const RELOAD_DELAY_MS = 2000
/** Chromium's error code for a load that was replaced by another one. */
const ABORTED = -3

/**
 * Returns the file named on a command line by `--exhibit FILE` or `--exhibit=FILE`, or `exhibit.json` in the data folder
 * if `--exhibit` names none; null without that word.
 * @param from the folder that a relative name starts from
 */
export function exhibitFile(args: readonly string[], from: string, data: string): string | null {
  const at = args.findIndex((word) => word === '--exhibit' || word.startsWith('--exhibit='))
  const word = args[at]
  if (word === undefined) return null
  const next = args[at + 1]
  const file = word === '--exhibit' ? (next?.startsWith('-') ? '' : next) : word.slice('--exhibit='.length)
  return file ? pathOfArgument(file, from) : join(data, DEFAULT_EXHIBIT_FILE)
}

/**
 * Lets the page speak with the system's voices. Without the switch Chromium has none on Linux; it must be set before
 * the app is ready.
 */
export function enableVoices({ commandLine }: Pick<App, 'commandLine'>, platform: string = process.platform): void {
  if (platform === 'linux') commandLine.appendSwitch('enable-speech-dispatcher')
}

/** Window options for a full-screen kiosk that visitors cannot leave. The page has only the rights of a web page. */
function kioskOptions(preload: string): BrowserWindowConstructorOptions {
  const { webPreferences, ...options } = windowOptions(preload)
  return {
    ...options,
    kiosk: true,
    fullscreen: true,
    frame: false,
    closable: false,
    minimizable: false,
    webPreferences: { ...webPreferences, devTools: false, disableDialogs: true },
  }
}

/**
 * Shows an exhibit: no menu, no sleep, one window that cannot be closed. Visitors' calls are answered as by the
 * headless host. Rejects if the file is invalid and no earlier valid copy was kept.
 */
export async function beginExhibit(options: ExhibitWindowOptions): Promise<void> {
  const { app, file, data, page, note, report } = options
  let onHang = (): void => undefined
  const onSilenceChange = (now: boolean): void => {
    if (now) onHang()
  }
  const version = app.getVersion()
  const phones = createPhoneHostingFactory({ rendererFolder: options.rendererFolder, version, report })
  const exhibit = await runExhibit({
    file,
    data,
    shell: 'electron',
    version,
    report,
    onSilenceChange,
    phones,
    endForRestart: endForRestart(app),
  })
  exhibit.warnings.forEach(note)
  Menu.setApplicationMenu(null)
  registerCalls(ipcMain, exhibit.services, page, report)
  const relay = exhibit.config.phones ? createRestrictedRelay(exhibit.mayConnectTo) : null
  if (relay) registerSockets(ipcMain, relay, page)
  const health = await serveHealth(exhibit, note, report)
  finishBeforeQuit(app, async () => {
    relay?.close()
    await health?.close()
    await exhibit.close().catch(report)
  })
  powerSaveBlocker.start('prevent-display-sleep')
  const window = new BrowserWindow(kioskOptions(options.preload))
  keepOpen(app, window)
  const notePage = (sentence: string): void => {
    note(sentence)
    exhibit.log.write('page', sentence)
  }
  onHang = keepShowing(window, { page, note: notePage, watch: exhibit.watch })
}

/**
 * Returns the function that ends the program for a restart, and has it started again, with the same arguments, unless a
 * supervisor does that. Returns undefined for a program that cannot be started again: an AppImage, whose files are gone
 * as soon as it ends.
 */
function endForRestart(app: App): (() => void) | undefined {
  if (isSupervised()) return () => app.quit()
  if (process.env['APPIMAGE']) return undefined
  return () => {
    app.relaunch()
    app.quit()
  }
}

/** Answers `GET /health` as the headless host does. An exhibit without a free port is shown all the same. */
async function serveHealth(
  { watch, log }: RunningExhibit,
  note: (sentence: string) => void,
  report: (fault: unknown) => void,
): Promise<HealthListener | null> {
  try {
    const listener = await listenForHealth(() => watch.health(), DEFAULT_PORT)
    note(`The exhibit's health is at ${listener.url}.`)
    return listener
  } catch (fault) {
    log.write('fault', messageOf(fault))
    report(fault)
    return null
  }
}

/** Returns a relay that reaches only the table for visitors' phones: a socket to any other address ends at once. */
function createRestrictedRelay(mayConnectTo: (address: string) => boolean): Relay {
  const relay = createRelay()
  return { open: (address, end) => relay.open(mayConnectTo(address) ? address : '', end), close: relay.close }
}

/** Keeps the window from being closed, by keys or otherwise, until the app quits. */
function keepOpen(app: App, window: BrowserWindow): void {
  let ends = false
  app.on('before-quit', () => {
    ends = true
    // On Windows and macOS a window that cannot be closed keeps the app from quitting.
    if (!window.isDestroyed()) window.setClosable(true)
  })
  window.on('close', (event) => {
    if (!ends) event.preventDefault()
  })
}

interface KeepShowingOptions {
  readonly page: PageAddress
  readonly watch: Pick<HealthWatch, 'restart'>
  note(sentence: string): void
}

/**
 * Loads the exhibit's page, and reloads it without asking whenever it crashes or fails to load. Returns a function to
 * call when the page hangs: it kills the page, which is then reloaded.
 */
function keepShowing(window: BrowserWindow, { page, watch, note }: KeepShowingOptions): () => void {
  const contents = window.webContents
  let crashes: number[] = []

  /** Loads in a later turn of the event loop: loading within the crash event terminates some versions of Electron. */
  function load(after = 0): void {
    const address = new URL(page.url)
    if (crashes.length >= MAX_CRASHES) address.searchParams.set('flat', 'true')
    callAfter(after, () => {
      if (window.isDestroyed()) return
      watch.restart()
      // Failures are handled by the events `did-fail-load` and `render-process-gone`.
      void contents.loadURL(address.href).catch(() => undefined)
    })
  }

  contents.on('render-process-gone', (_event, { reason, exitCode }) => {
    note(`The exhibit's page ended: ${reason}, status ${String(exitCode)}.`)
    const now = performance.now()
    crashes = [...crashes.filter((at) => now - at < CRASH_WINDOW_MS), now]
    load()
  })
  contents.on('did-fail-load', (_event, code, name, _url, isMainFrame) => {
    if (!isMainFrame || code === ABORTED || contents.isCrashed()) return
    note(`The exhibit's page could not be loaded: ${name} (${String(code)}).`)
    load(RELOAD_DELAY_MS)
  })
  window.once('ready-to-show', () => window.show())
  load()
  return () => {
    note('The exhibit’s page gave no sign of life.')
    contents.forcefullyCrashRenderer()
  }
}
