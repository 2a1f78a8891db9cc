import { dialog, type BrowserWindow, type MessageBoxOptions } from 'electron'
import type { PageAddress } from './page-address'

/** What whoever keeps a page needs. */
export interface KeeperNeeds {
  readonly page: PageAddress
  /** Writes a line to the log. */
  note(sentence: string): void
  /** Shows the log's file to the person. */
  showLog(): void
  quit(): void
}

/** Crashes of the page within this time are counted, in milliseconds; after the third the person is asked. */
const CRASH_SPAN = 5 * 60_000
const MOST_CRASHES = 3
/** A window whose page has painted nothing for so long shows itself all the same, in milliseconds. */
const FIRST_PAINT = 10_000
/** What Chromium calls a load that another one replaced. */
const ABORTED = -3

/**
 * Loads the window's page, and again when it crashes; asks the person when that happens too often, when the page can't be
 * loaded or does not answer. Answers a function that brings a crashed page back at once.
 */
export function keepPage(window: BrowserWindow, needs: KeeperNeeds): () => void {
  const contents = window.webContents
  const questions = createQuestions(window)
  let crashes: number[] = []

  // What goes wrong comes as `did-fail-load` or `render-process-gone`.
  const load = (url: string) => void contents.loadURL(url).catch(() => undefined)

  /** In a turn of its own: loading within the event of a crash ends some versions of Electron. */
  function loadAgain(): void {
    questions.drop()
    setImmediate(() => {
      if (!window.isDestroyed()) load(addressAfterCrash(needs.page))
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
    else if (answer === 2) needs.quit()
    else if (answer === 1) {
      needs.showLog()
      await askWhatNow(message)
    }
  }

  contents.on('render-process-gone', (_event, { reason, exitCode }) => {
    if (reason === 'clean-exit') return
    needs.note(`The page ended: ${reason}, status ${String(exitCode)}.`)
    const now = performance.now()
    crashes = [...crashes.filter((at) => now - at < CRASH_SPAN), now]
    if (crashes.length < MOST_CRASHES) loadAgain()
    else void askWhatNow('The table has crashed three times within five minutes.')
  })
  contents.on('did-fail-load', (_event, code, name, _url, isMainFrame) => {
    if (!isMainFrame || code === ABORTED || contents.isCrashed()) return
    needs.note(`The page could not be loaded: ${name} (${String(code)}).`)
    void askWhatNow(`The table could not be loaded (${name || String(code)}).`)
  })
  contents.on('preload-error', () => needs.note('The preload script failed.'))
  window.on('unresponsive', () => void askToWait())
  window.on('responsive', () => questions.drop())

  async function askToWait(): Promise<void> {
    needs.note('The page does not answer.')
    const answer = await questions.ask({
      type: 'warning',
      message: 'The table does not answer.',
      detail: SAVED,
      ...WAIT,
    })
    // It is then told as gone, and loaded again.
    if (answer === 1) contents.forcefullyCrashRenderer()
  }

  showWhenPainted(window, needs)
  load(needs.page.url)
  return startAfresh
}

const SAVED = 'What was played is saved move by move; the game goes on from there.'
const RETRY = { buttons: ['Try again', 'Show the log', 'Quit'], defaultId: 0, cancelId: 2 }
const WAIT = { buttons: ['Wait', 'Load again'], defaultId: 0, cancelId: 0 }

/** The page's address, with word that it was there before: it goes back to the game and says so. */
function addressAfterCrash(page: PageAddress): string {
  const address = new URL(page.url)
  address.searchParams.set('again', 'true')
  return address.href
}

function showWhenPainted(window: BrowserWindow, needs: KeeperNeeds): void {
  const late = setTimeout(() => {
    if (window.isVisible()) return
    needs.note('The page has painted nothing; the window is shown without it.')
    window.show()
  }, FIRST_PAINT)
  window.once('ready-to-show', () => {
    clearTimeout(late)
    window.show()
  })
  window.once('closed', () => clearTimeout(late))
}

interface Questions {
  /** The number of the button that was pressed; null where the question was dropped or the window closed. */
  ask(question: MessageBoxOptions): Promise<number | null>
  drop(): void
}

/** One question at a time to the person at a window: a later one takes the place of the one before. */
function createQuestions(window: BrowserWindow): Questions {
  let asking: AbortController | null = null
  const drop = () => {
    asking?.abort()
    asking = null
  }
  window.once('closed', drop)
  return {
    drop,
    async ask(question) {
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
