import { join, resolve } from 'node:path'
import { app, dialog, ipcMain, session, shell, type WebContents } from 'electron'
import { messageOf } from '../async/do-all'
import { createNodeServices, type NodeServices } from '../node/compose/app-services'
import { createNodeHosting } from '../node/compose/lan-hosting'
import { createRelay } from '../node/relay/relay'
import { defaultDataFolder } from '../node/storage/data-folder'
import { describeFault, createLogFile, createFaultLog, logAndPrint, watchProcess } from '../node/storage/log-file'
import { OPENED_FILE } from '../protocol/app/electron-bridge'
import { isHeldByAnother, keepBrowserDataIn } from './browser-data'
import { beginExhibit, enableVoices, exhibitFile } from './exhibit'
import { setMenu } from './menu'
import { registerCalls, pageAddress, guardContents, guardSession } from './page'
import { registerPageOrders, type PageOrders } from './page-orders'
import { registerPageProtocol, registerScheme } from './page-protocol'
import { recordFiles, readRecordFile } from './record-files'
import { finishBeforeQuit } from './shutdown'
import { registerSockets } from './socket-bridge'
import { openWindow, type OpenedWindow } from './window'

const out = resolve(import.meta.dirname, '..')

const renderer = join(out, 'renderer')

const preload = join(out, 'preload', 'index.cjs')

/** In the resources of the installed program, or where a checkout renders them. */
const icons = app.isPackaged ? process.resourcesPath : resolve(out, '../dist/icons')

const folder = resolve(defaultDataFolder())

/** The file of an exhibit to show instead of the app; null for the app. */
const exhibit = exhibitFile(process.argv.slice(1), process.cwd(), folder)

const page = pageAddress(app.isPackaged ? undefined : process.env['ELECTRON_RENDERER_URL'])

// The same id as the installer's shortcuts have, so that Windows groups the window with them.
if (process.platform === 'win32') app.setAppUserModelId('org.parlorbox.app')

if (exhibit !== null) enableVoices(app)

const unwritable = keepBrowserDataIn(app, folder)

const home = app.getPath('userData')

const log = createLogFile(join(home, 'logs', 'window.log'))

const logFault = createFaultLog(log)

const files = createOpenedFiles(report)

/** Set once the page can be served; null before. */
let pageHandlers: { readonly orders: PageOrders; readonly onSessionEnd: () => void } | null = null

let opened: OpenedWindow | null = null

watchProcess(log, endAfterFault)

for (const file of recordFiles(process.argv.slice(1))) files.add(file)

if (app.requestSingleInstanceLock()) run()
else if (isHeldByAnother(home)) app.quit()
else app.whenReady().then(() => stop(new Error(`No file can be made in ${home}.`)), stop)

function run(): void {
  log.write(`Parlor Box ${app.getVersion()} begins: ${process.platform} ${process.arch}.`)
  if (unwritable !== null) logAndPrint(log, `The data folder can't be written to: ${describeFault(unwritable)}`)
  registerScheme()
  // Nobody at an exhibit could allow 3D graphics again, which Chromium refuses after crashes of the graphics process.
  if (exhibit !== null) app.disableDomainBlockingFor3DAPIs()
  guardContents(app, page)
  app.on('second-instance', (_event, words, from) => {
    show()
    for (const file of recordFiles(words.slice(1), from)) files.add(file)
  })
  app.on('open-file', (event, path) => {
    event.preventDefault()
    files.add(path)
    // On macOS the app may run without a window.
    if (opened?.window.isDestroyed()) show()
  })
  app.on('activate', show)
  // On macOS the app stays in the Dock and its LAN tables stay open; it ends through its menu.
  app.on('window-all-closed', () => {
    if (process.platform !== 'darwin') app.quit()
  })
  // The GPU process, the network service and the like; Chromium restarts them.
  app.on('child-process-gone', (_event, { type, reason, exitCode }) => {
    if (reason !== 'clean-exit')
      logAndPrint(log, `A part of Chromium (${type}) ended: ${reason}, status ${String(exitCode)}.`)
  })
  app.whenReady().then(begin, stop)
}

async function begin(): Promise<void> {
  try {
    guardSession(session.defaultSession, page)
    registerPageProtocol(session.defaultSession.protocol, renderer)
    if (exhibit !== null) {
      const notes = (sentence: string) => logAndPrint(log, sentence)
      return await beginExhibit({
        app,
        file: exhibit,
        data: folder,
        page,
        preload,
        rendererFolder: renderer,
        report,
        note: notes,
      })
    }
    const services = await createNodeServices({ dataFolder: folder, shell: 'electron', version: app.getVersion() })
    setMenu({ showLog })
    const onSessionEnd = serveCalls(services)
    pageHandlers = { orders: registerPageOrders(ipcMain, page), onSessionEnd }
    show()
  } catch (fault) {
    stop(fault)
  }
}

/**
 * Registers the page's calls, including those that host LAN tables, and its sockets to tables. Returns a function that
 * shuts all of them down.
 */
function serveCalls(services: NodeServices): () => void {
  const hosting = createNodeHosting({
    dataFolder: folder,
    rendererFolder: renderer,
    version: app.getVersion(),
    addFinishedGame: services.addFinishedGame,
    report,
  })
  const relay = createRelay()
  hosting.resume().catch(report)
  registerCalls(ipcMain, { ...services, lan: hosting.lan }, page, report)
  registerSockets(ipcMain, relay, page)
  return finishBeforeQuit(app, async () => {
    relay.close()
    await hosting.close()
    await services.close()
  })
}

/** Brings the window to the front, or opens it, once the page can be served. A crashed page is reloaded. */
function show(): void {
  if (pageHandlers === null) return
  if (opened && !opened.window.isDestroyed()) {
    const { window, reloadIfCrashed } = opened
    reloadIfCrashed()
    if (window.isMinimized()) window.restore()
    window.show()
    window.focus()
    return
  }
  const quit = () => app.quit()
  const placementFile = join(home, 'window.json')
  opened = openWindow({
    preload,
    iconFolder: icons,
    page,
    placementFile,
    ...pageHandlers,
    note: (sentence) => logAndPrint(log, sentence),
    showLog,
    quit,
  })
  files.attach(opened.window.webContents)
}

function showLog(): void {
  shell.showItemInFolder(log.path)
}

/** Logs a bug in a service. The page received only a plain sentence. */
function report(fault: unknown): void {
  logFault(`A service failed: ${describeFault(fault)}`)
}

function stop(fault: unknown): void {
  const why = messageOf(fault)
  console.error(`Parlor Box can't start: ${why}`)
  log.write(`The app could not start: ${describeFault(fault)}`)
  // At an exhibit nobody would answer a dialog; the supervisor that keeps it running restarts it.
  if (exhibit === null) dialog.showErrorBox("Parlor Box can't start", `${why}\n\nThe log: ${log.path}`)
  app.exit(1)
}

/** Shuts down after an uncaught error: the program's state can no longer be trusted. */
function endAfterFault(): void {
  if (exhibit !== null) return app.quit()
  dialog.showErrorBox(
    'Parlor Box has to end',
    `It met a fault that it does not know. Games are saved as far as they were played.\n\nThe log: ${log.path}`,
  )
  app.quit()
}

/**
 * Passes files that the system opened with the app to the page.
 * @param report receives internal errors that kept a file from reaching the page
 */
function createOpenedFiles(report: (fault: unknown) => void) {
  const waiting: string[] = []
  let page: WebContents | null = null

  const takes = (to: WebContents | null): to is WebContents =>
    to !== null && !to.isDestroyed() && !to.isCrashed() && !to.isLoading()

  async function give(path: string): Promise<void> {
    const file = await readRecordFile(path)
    // While the file was read, the page may have closed, crashed or begun to reload: keep the file for the next page.
    if (takes(page)) page.send(OPENED_FILE, file)
    else waiting.push(path)
  }

  /** Sends a file's text to the page, now or as soon as a page can receive it. */
  function add(path: string): void {
    if (takes(page)) give(path).catch(report)
    else waiting.push(path)
  }

  return {
    add,
    /** Sets the page that receives files from now on; they wait while it loads or has crashed. */
    attach(contents: WebContents): void {
      page = contents
      // Not at `did-finish-load`: `isLoading()` is still true then.
      contents.on('did-stop-loading', () => {
        for (const path of waiting.splice(0)) add(path)
      })
    },
  }
}
