import { dialog, type BrowserWindow, type MessageBoxOptions } from 'electron'
import type { PageAddress } from './page'

/** The dependencies of `keepPage`. */
export interface KeepPageOptions {
  readonly page: PageAddress
  /** Writes a line to the log. */
  note(sentence: string): void
  /** Shows the log file in the system's file manager. */
  showLog(): void
  quit(): void
}

/** Crashes within this time are counted, in milliseconds; at the third the person is asked what to do. */
const CRASH_WINDOW_MS = 5 * 60_000
const MAX_CRASHES = 3
/** Time after which a window is shown even if its page has painted nothing, in milliseconds. */
const FIRST_PAINT_TIMEOUT_MS = 10_000
/** Chromium's error code for a load that was replaced by another one. */
const ABORTED = -3

/**
 * Loads the window's page and reloads it after a crash. Asks the person if it crashes too often, cannot be loaded or
 * does not respond. Returns a function that forgets earlier crashes and reloads the page.
 */
export function keepPage(window: BrowserWindow, options: KeepPageOptions): () => void {
  const contents = window.webContents
  const questions = createQuestions(window)
  let crashes: number[] = []

  // Failures are handled by the events `did-fail-load` and `render-process-gone`.
  const load = (url: string) => void contents.loadURL(url).catch(() => undefined)

  /** Loads in a later turn of the event loop: loading within the crash event terminates some versions of Electron. */
  function loadAgain(): void {
    questions.drop()
    setImmediate(() => {
      if (!window.isDestroyed()) load(addressAfterCrash(options.page))
    })
  }

  function startAfresh(): void {
    crashes = []
    loadAgain()
  }

  async function askWhatNow(message: string): Promise<void> {
    window.show()
    const answer = await questions.ask({ type: 'error', message, detail: SAVED, ...RETRY })
    if (answer === 0) startAfresh()
    else if (answer === 2) options.quit()
    else if (answer === 1) {
      options.showLog()
      await askWhatNow(message)
    }
  }

  contents.on('render-process-gone', (_event, { reason, exitCode }) => {
    if (reason === 'clean-exit') return
    options.note(`The page ended: ${reason}, status ${String(exitCode)}.`)
    const now = performance.now()
    crashes = [...crashes.filter((at) => now - at < CRASH_WINDOW_MS), now]
    if (crashes.length < MAX_CRASHES) loadAgain()
    else void askWhatNow('The table has crashed three times within five minutes.')
  })
  contents.on('did-fail-load', (_event, code, name, _url, isMainFrame) => {
    if (!isMainFrame || code === ABORTED || contents.isCrashed()) return
    options.note(`The page could not be loaded: ${name} (${String(code)}).`)
    void askWhatNow(`The table could not be loaded (${name || String(code)}).`)
  })
  contents.on('preload-error', () => options.note('The preload script failed.'))
  window.on('unresponsive', () => void askToWait())
  window.on('responsive', () => questions.drop())

  async function askToWait(): Promise<void> {
    options.note('The page does not answer.')
    const answer = await questions.ask({
      type: 'warning',
      message: 'The table does not answer.',
      detail: SAVED,
      ...WAIT_BUTTONS,
    })
    // This raises `render-process-gone`, and the page is reloaded.
    if (answer === 1) contents.forcefullyCrashRenderer()
  }

  showWhenPainted(window, options)
  load(options.page.url)
  return startAfresh
}

const SAVED = 'What was played is saved move by move; the game goes on from there.'
const RETRY = { buttons: ['Try again', 'Show the log', 'Quit'], defaultId: 0, cancelId: 2 }
const WAIT_BUTTONS = { buttons: ['Wait', 'Load again'], defaultId: 0, cancelId: 0 }

/** Returns the page's address, marked as a reload after a crash: the page returns to its game and says so. */
function addressAfterCrash(page: PageAddress): string {
  const address = new URL(page.url)
  address.searchParams.set('again', 'true')
  return address.href
}

function showWhenPainted(window: BrowserWindow, options: KeepPageOptions): void {
  const late = setTimeout(() => {
    if (window.isVisible()) return
    options.note('The page has painted nothing; the window is shown without it.')
    window.show()
  }, FIRST_PAINT_TIMEOUT_MS)
  window.once('ready-to-show', () => {
    clearTimeout(late)
    window.show()
  })
  window.once('closed', () => clearTimeout(late))
}

/** Asks the person at a window one question at a time; a new one replaces the one that is open. */
function createQuestions(window: BrowserWindow) {
  let asking: AbortController | null = null
  const drop = () => {
    asking?.abort()
    asking = null
  }
  window.once('closed', drop)
  return {
    drop,
    /** Resolves to the index of the pressed button; null if the question was dropped or the window closed. */
    async ask(question: MessageBoxOptions): Promise<number | null> {
      drop()
      const mine = new AbortController()
      asking = mine
      const { response } = await dialog.showMessageBox(window, { ...question, signal: mine.signal })
      if (asking !== mine || window.isDestroyed()) return null
      asking = null
      return response
    },
  }
}
