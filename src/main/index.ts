import { mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { app, ipcMain, session, type BrowserWindow } from 'electron'
import { defaultDataFolder } from './saves/data-folder'
import { nodeHosting } from '../host/lan'
import { nodeServices, type NodeServices } from '../host/services'
import { OPENED_FILE } from '../protocol/bridge'
import { pageAddress } from './address'
import { guardContents, guardSession } from './guards'
import { registerCalls } from './ipc'
import { createRelay } from './lan/relay'
import { setMenu } from './menu'
import { readRecordFile, recordFiles } from './opening'
import { registerScheme, servePage } from './page'
import { finishBeforeQuitting } from './quitting'
import { registerSockets } from './sockets'
import { openWindow } from './window'

const out = resolve(import.meta.dirname, '..')
const renderer = join(out, 'renderer')
const preload = join(out, 'preload', 'index.cjs')
const folder = resolve(defaultDataFolder())
const page = pageAddress(app.isPackaged ? undefined : process.env['ELECTRON_RENDERER_URL'])

let window: BrowserWindow | null = null
/** Files that came before there was a window to show them in. */
const waiting: string[] = recordFiles(process.argv.slice(1))

keepBrowserDataIn(folder)
if (app.requestSingleInstanceLock()) run()
else app.quit()

/**
 * Chromium's own files lie beside the saves; also, the lock of the single instance is one to a data folder. Where the
 * folder can't be made, Electron's usual place stays, and saving says what is wrong.
 */
function keepBrowserDataIn(place: string): void {
  try {
    mkdirSync(join(place, 'browser'), { recursive: true })
    app.setPath('userData', place)
    app.setPath('sessionData', join(place, 'browser'))
  } catch {
    // As said above.
  }
}

function run(): void {
  registerScheme()
  guardContents(app, page)
  app.on('second-instance', (_event, words, from) => {
    show()
    for (const file of recordFiles(words.slice(1))) handOver(resolve(from, file))
  })
  app.on('open-file', (event, path) => {
    event.preventDefault()
    handOver(path)
  })
  app.on('activate', show)
  app.on('window-all-closed', () => app.quit())
  app.whenReady().then(begin, stop)
}

async function begin(): Promise<void> {
  try {
    const services = await nodeServices({ dataFolder: folder, shell: 'electron', version: app.getVersion() })
    setMenu()
    guardSession(session.defaultSession, page)
    servePage(session.defaultSession.protocol, renderer)
    serveCalls(services)
    show()
  } catch (fault) {
    stop(fault)
  }
}

/** The page's calls, with those that host tables on the LAN, and its sockets to tables. */
function serveCalls(services: NodeServices): void {
  const hosting = nodeHosting({
    dataFolder: folder,
    rendererFolder: renderer,
    version: app.getVersion(),
    shelve: services.adopt,
    report,
  })
  const relay = createRelay()
  hosting.resume().catch(report)
  registerCalls(ipcMain, { ...services, lan: hosting.lan }, page, report)
  registerSockets(ipcMain, relay, page)
  finishBeforeQuitting(app, async () => {
    relay.close()
    await hosting.close()
    await services.close()
  })
}

/** Brings the window to the front, or opens it. */
function show(): void {
  if (!app.isReady()) return
  if (window && !window.isDestroyed()) {
    if (window.isMinimized()) window.restore()
    window.focus()
    return
  }
  window = openWindow(preload, page)
  window.webContents.on('did-finish-load', () => {
    for (const file of waiting.splice(0)) handOver(file)
  })
}

/** Gives the page the text of a file that the system opened; the page shows it before anything is done with it. */
function handOver(path: string): void {
  if (!window || window.isDestroyed() || window.webContents.isLoading()) {
    waiting.push(path)
    return
  }
  const to = window.webContents
  readRecordFile(path).then((file) => to.send(OPENED_FILE, file), report)
}

/** A bug behind a call: on the console of whoever started the app. The page got a plain sentence. */
function report(fault: unknown): void {
  console.error(`A service failed: ${fault instanceof Error ? fault.message : String(fault)}`)
}

function stop(fault: unknown): void {
  console.error(`Parlor Box can't start: ${fault instanceof Error ? fault.message : String(fault)}`)
  app.exit(1)
}
