import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { BrowserWindow, screen, type BrowserWindowConstructorOptions } from 'electron'
import { askBeforeLosing, type PageOrders } from './page-orders'
import { fitPlacement, keepPlacement, readPlacement, type Placement } from './placement'
import { keepPage, type KeepPageOptions } from './recovery'

/** Background colour of the window until the page draws its first frame. */
const DARK = '#17110c'

/** Returns the options of a window, whose page has only the rights of a web page. */
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

/** What a window needs to open. */
interface OpenWindowOptions extends KeepPageOptions {
  readonly preload: string
  readonly orders: PageOrders
  /** Folder that may hold the window's icon. */
  readonly iconFolder: string
  /** File in which the window's placement is kept. */
  readonly placementFile: string
  /** Called when the operating system is about to end the session: shutdown must start now. */
  onSessionEnd(): void
}

export type OpenedWindow = ReturnType<typeof openWindow>

/** Opens the window at its last placement; it becomes visible once the page has painted. */
export function openWindow(options: OpenWindowOptions) {
  const areas = screen.getAllDisplays().map((display) => display.workArea)
  const kept = readPlacement(options.placementFile)
  const placement = kept && fitPlacement(kept, areas)
  const window = new BrowserWindow(windowOptions(options.preload, placement, iconIn(options.iconFolder)))
  if (placement?.maximized) window.once('show', () => window.maximize())
  keepPlacement(window, options.placementFile, options.note)
  askBeforeLosing(window, options.orders)
  // On Windows a session ends without `will-quit`.
  window.on('session-end', () => options.onSessionEnd())
  const startAfresh = keepPage(window, options)
  return {
    window,
    /** Reloads the page if it has crashed. */
    reloadIfCrashed(): void {
      if (window.webContents.isCrashed()) startAfresh()
    },
  }
}

/** Returns the icon in a folder; null if there is none, and Electron's own icon is used. */
function iconIn(folder: string): string | null {
  const file = join(folder, '256x256.png')
  return existsSync(file) ? file : null
}
