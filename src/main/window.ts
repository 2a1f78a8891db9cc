import { BrowserWindow, type BrowserWindowConstructorOptions } from 'electron'
import type { PageAddress } from './address'

/** The room behind the lamplight: what is seen before the first picture is drawn. */
const DARK = '#17110c'

/** The page has no more rights than a page on the web. */
export function windowOptions(preload: string): BrowserWindowConstructorOptions {
  return {
    title: 'Parlor Box',
    width: 1280,
    height: 820,
    minWidth: 360,
    minHeight: 560,
    show: false,
    backgroundColor: DARK,
    autoHideMenuBar: true,
    webPreferences: {
      preload,
      contextIsolation: true,
      sandbox: true,
      webSecurity: true,
      nodeIntegration: false,
      nodeIntegrationInWorker: false,
      nodeIntegrationInSubFrames: false,
      webviewTag: false,
      allowRunningInsecureContent: false,
      navigateOnDragDrop: false,
      spellcheck: false,
    },
  }
}

/** Crashes of the page within this time are counted, in milliseconds; after the third it stays down. */
const CRASH_SPAN = 5 * 60_000
const MOST_CRASHES = 3

/** Opens the window; it shows itself when there is something to see. A page that crashes is loaded again. */
export function openWindow(preload: string, page: PageAddress): BrowserWindow {
  const window = new BrowserWindow(windowOptions(preload))
  const crashes: number[] = []
  window.once('ready-to-show', () => window.show())
  window.webContents.on('render-process-gone', (_event, details) => {
    if (details.reason === 'clean-exit') return
    const now = performance.now()
    crashes.push(now)
    if (crashes.filter((at) => now - at < CRASH_SPAN).length < MOST_CRASHES) window.webContents.reload()
  })
  // A failure shows itself in the window; there is nobody else to tell.
  window.loadURL(page.url).catch(() => undefined)
  return window
}
