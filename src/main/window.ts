import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { BrowserWindow, screen, type BrowserWindowConstructorOptions } from 'electron'
import { askBeforeLosing, type PageOrders } from './page-orders'
import { fitPlacement, keepPlacement, readPlacement, type Placement } from './placement'
import { keepPage, type KeeperNeeds } from './recovery'

/** The room behind the lamplight: what is seen before the first picture is drawn. */
const DARK = '#17110c'

/** The page has no more rights than a page on the web. */
export function windowOptions(
  preload: string,
  placement: Placement | null = null,
  icon: string | null = null,
): BrowserWindowConstructorOptions {
  return {
    title: 'Parlor Box',
    width: 1280,
    height: 820,
    ...placement?.bounds,
    ...(icon !== null && { icon }),
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

/** What a window is opened with. */
export interface WindowNeeds extends KeeperNeeds {
  readonly preload: string
  readonly orders: PageOrders
  /** Folder that may hold the window's icon. */
  readonly icons: string
  /** File that keeps the window's place. */
  readonly placementFile: string
  /** The system is about to end the session: the last work is to be done now. */
  sessionEnds(): void
}

export interface OpenedWindow {
  readonly window: BrowserWindow
  /** Loads the page again if it has crashed. */
  revive(): void
}

/** Opens the window where it stood last; it shows itself when there is something to see. */
export function openWindow(needs: WindowNeeds): OpenedWindow {
  const areas = screen.getAllDisplays().map((display) => display.workArea)
  const kept = readPlacement(needs.placementFile)
  const placement = kept && fitPlacement(kept, areas)
  const window = new BrowserWindow(windowOptions(needs.preload, placement, iconIn(needs.icons)))
  if (placement?.maximized) window.once('show', () => window.maximize())
  keepPlacement(window, needs.placementFile, needs.note)
  askBeforeLosing(window, needs.orders)
  // Windows ends a session without `will-quit`.
  window.on('session-end', () => needs.sessionEnds())
  const startAfresh = keepPage(window, needs)
  return {
    window,
    revive() {
      if (window.webContents.isCrashed()) startAfresh()
    },
  }
}

/** The icon in a folder; null where there is none: Electron's own is shown then. */
function iconIn(folder: string): string | null {
  const file = join(folder, '256x256.png')
  return existsSync(file) ? file : null
}
