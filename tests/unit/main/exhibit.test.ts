import { copyFile, readFile, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { eventually } from '../../eventually'
import { ipcName } from '../../../src/protocol/app/electron-bridge'
import type { LogLine } from '../../../src/protocol/app/exhibit-calls'
import { temporaryFolder } from '../host/folders'
import { FakeApp, FakeDialog, FakeIpc, FakeSession, FakeWindow, removeFaultListeners } from './electron'

const EXAMPLE = 'resources/exhibit.example.json'
const electron = {
  app: new FakeApp(),
  ipcMain: new FakeIpc(),
  session: { defaultSession: new FakeSession() },
  dialog: new FakeDialog(),
  Menu: { buildFromTemplate: vi.fn(), setApplicationMenu: vi.fn() },
  powerSaveBlocker: { start: vi.fn() },
}

vi.mock('electron', () => ({
  get app() {
    return electron.app
  },
  get ipcMain() {
    return electron.ipcMain
  },
  get session() {
    return electron.session
  },
  get dialog() {
    return electron.dialog
  },
  get protocol() {
    return electron.session.defaultSession.protocol
  },
  shell: {},
  screen: {},
  BrowserWindow: FakeWindow,
  Menu: electron.Menu,
  powerSaveBlocker: electron.powerSaveBlocker,
}))

Object.defineProperty(process, 'resourcesPath', { value: join(import.meta.dirname, 'none') })

beforeEach(() => {
  vi.unstubAllEnvs()
  vi.resetModules()
  vi.clearAllMocks()
  electron.app = new FakeApp()
  electron.ipcMain = new FakeIpc()
  electron.session = { defaultSession: new FakeSession() }
  electron.dialog = new FakeDialog()
  FakeWindow.all = []
})

removeFaultListeners()
afterEach(() => void vi.useRealTimers())

/** Runs the main process with an exhibit's file, up to its window or its end; returns the data folder. */
async function start(file: string): Promise<string> {
  const data = await temporaryFolder()
  vi.stubEnv('PARLOR_DATA', data)
  const words = process.argv
  process.argv = ['electron', '.', '--exhibit', file]
  onTestFinished(() => void (process.argv = words))
  await import('../../../src/main')
  electron.app.start()
  await eventually(() => expect(FakeWindow.all.length + electron.app.exits.length).toBe(1))
  onTestFinished(() => electron.app.quit())
  return data
}

async function example(): Promise<string> {
  const file = join(await temporaryFolder(), 'exhibit.json')
  await copyFile(EXAMPLE, file)
  return file
}

/** Makes a call as the page makes it. */
async function call(name: Parameters<typeof ipcName>[0], ...args: readonly unknown[]): Promise<unknown> {
  const frame = { url: 'parlor://app/', parent: null }
  const event = { senderFrame: frame, sender: { mainFrame: frame } }
  return electron.ipcMain.handlers.get(ipcName(name))!(event as never, JSON.stringify(args))
}

/** Returns the address of the health that the program has written down. */
async function healthUrl(data: string): Promise<string> {
  const [url] = /http:\/\/127\.0\.0\.1:\d+\/health/u.exec(await readFile(join(data, 'logs/window.log'), 'utf8')) ?? []
  return url!
}

/** Resolves to the status of an answer to a request that is for the given host, whatever its address is. */
function statusFor(url: string, host: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const asked = request(url, { headers: { host } }, (answer) => {
      answer.resume()
      resolve(answer.statusCode)
    })
    asked.once('error', reject).end()
  })
}

test('the words of the command line name the file', async () => {
  const { exhibitFile } = await import('../../../src/main/exhibit')
  const file = (...words: string[]) => exhibitFile(words, '/here', '/data')
  expect(file('.', '--exhibit', 'a.json')).toMatch(/here.a\.json$/)
  expect(file('--exhibit=/b.json')).toMatch(/b\.json$/)
  // Who asks for an exhibit never gets the app instead: without a name it is the file in the data folder.
  for (const words of [['--exhibit'], ['.', '--exhibit', '--flag'], ['--exhibit=']])
    expect(file(...words)).toBe(join('/data', 'exhibit.json'))
  for (const words of [[], ['.'], ['a.json']]) expect(file(...words)).toBe(null)
})

test('only on Linux does Chromium need a switch to speak with the system’s voices', async () => {
  const { enableVoices } = await import('../../../src/main/exhibit')
  const app = new FakeApp()
  for (const platform of ['win32', 'darwin']) enableVoices(app as never, platform)
  expect(app.switches).toEqual([])
  enableVoices(app as never, 'linux')
  expect(app.switches).toEqual(['enable-speech-dispatcher'])
})

test('the unit of the browser lets it speak with the system’s voices', async () => {
  const unit = await readFile('build/exhibit/parlor-exhibit-browser.service', 'utf8')
  const [, command] = /^ExecStart=((?:.*\\\n)*.*)$/mu.exec(unit) ?? []
  expect(command?.split(/[\s\\]+/u)).toContain('--enable-speech-dispatcher')
})

describe('in the night an exhibit’s window', () => {
  const AT = (time: string): Date => new Date(`2026-03-24T${time}`)
  /** How often the page gives a sign of life, in milliseconds. */
  const SIGN_MS = 5000

  /** Starts the window two hours before its restart; returns what it writes in its log of restarts. */
  async function startInEvening() {
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval', 'setTimeout', 'performance'] })
    vi.setSystemTime(AT('02:00'))
    const data = await start(await example())
    vi.advanceTimersByTime(1)
    await call('exhibit.open')
    return async () =>
      (await readFile(join(data, 'logs/exhibit.log'), 'utf8'))
        .trim()
        .split('\n')
        .map((line) => (JSON.parse(line) as LogLine).event)
        .filter((event) => event === 'restart' || event === 'ends')
  }

  /** Lets time pass until the clock shows `time`, while the page shows a scene; resolves to the last order to the page. */
  async function passUntil(time: string, scene: string): Promise<unknown> {
    let order: unknown
    for (; Date.now() < AT(time).getTime(); vi.advanceTimersByTime(SIGN_MS)) order = await call('exhibit.alive', scene)
    return order
  }

  test('ends in order, once nobody is there, and begins again', async () => {
    const events = await startInEvening()
    const words = process.argv.slice(1)
    expect(words).toContain('--exhibit')
    await passUntil('04:01', 'play')
    await passUntil('04:02', 'staff')
    expect([electron.app.relaunches, electron.app.quits]).toEqual([[], 0])
    await passUntil('04:03', 'attract')
    await eventually(() => expect(electron.app.ended).toBe(true))
    expect(electron.app.relaunches).toEqual([words])
    expect(FakeWindow.all.map((window) => window.isDestroyed())).toEqual([true])
    expect(await events()).toEqual(['restart', 'ends'])
  })

  test('only ends where a supervisor starts it again', async () => {
    vi.stubEnv('PARLOR_SUPERVISED', 'yes')
    const events = await startInEvening()
    await passUntil('04:01', 'closed')
    await eventually(() => expect(electron.app.ended).toBe(true))
    expect(electron.app.relaunches).toEqual([])
    expect(await events()).toEqual(['restart', 'ends'])
  })

  test('stays where it could not be started again, as an AppImage; its page loads itself again', async () => {
    vi.stubEnv('APPIMAGE', '/home/exhibit/Parlor Box.AppImage')
    const events = await startInEvening()
    expect(await passUntil('04:01', 'attract')).toMatchObject({ value: 'reload' })
    await call('exhibit.open')
    expect(await passUntil('04:10', 'attract')).toMatchObject({ value: 'none' })
    expect([electron.app.relaunches, electron.app.quits]).toEqual([[], 0])
    expect(await events()).toEqual(['restart'])
  })
})

describe('an exhibit’s window', () => {
  test('is the whole screen, without a menu, and is not closed by any key', async () => {
    await start(await example())
    expect(electron.app.switches).toEqual(process.platform === 'linux' ? ['enable-speech-dispatcher'] : [])
    const [window] = FakeWindow.all
    expect(window!.options).toMatchObject({ kiosk: true, fullscreen: true, frame: false, closable: false })
    expect(window!.options.webPreferences).toMatchObject({ sandbox: true, contextIsolation: true, devTools: false })
    expect(electron.Menu.setApplicationMenu).toHaveBeenCalledExactlyOnceWith(null)
    expect(electron.powerSaveBlocker.start).toHaveBeenCalledWith('prevent-display-sleep')
    expect(electron.app.keepsGraphics).toBe(true)
    const closing = { preventDefault: vi.fn() }
    window!.emit('close', closing)
    expect(closing.preventDefault).toHaveBeenCalledTimes(1)
    electron.app.emit('before-quit')
    window!.emit('close', closing)
    expect(closing.preventDefault).toHaveBeenCalledTimes(1)
  })

  test('is answered as an exhibit is, and by nothing else of the app', async () => {
    await start(await example())
    expect(await call('platform')).toMatchObject({ value: { shell: 'electron', exhibit: true } })
    expect(await call('exhibit.open')).toMatchObject({ value: { screen: { pitch: 0.277 } } })
    expect(await call('saves.importRecord', '{}')).toMatchObject({ error: { code: 'exhibit' } })
    expect(await call('lan.hosted')).toMatchObject({ error: { code: 'no-lan' } })
    expect(electron.ipcMain.listenerCount('parlor:socket')).toBe(0)
  })

  test('whose page crashes is back at once, and flat from the third time on; nobody is asked', async () => {
    const data = await start(await example())
    const { webContents: contents } = FakeWindow.all[0]!
    await eventually(() => expect(contents.loaded).toHaveLength(1))
    for (const times of [2, 3, 4]) {
      contents.crash()
      await eventually(() => expect(contents.loaded).toHaveLength(times))
    }
    const [plain, flat] = ['parlor://app/', 'parlor://app/?flat=true']
    expect(contents.loaded).toEqual([plain, plain, plain, flat])
    expect(electron.dialog.asked).toEqual([])
    // The staff reads of it in the exhibit's own log.
    const lines = (await readFile(join(data, 'logs/exhibit.log'), 'utf8')).trim().split('\n')
    const pages = lines.map((line) => JSON.parse(line) as LogLine).filter(({ event }) => event === 'page')
    expect(pages.map(({ words }) => words)).toEqual(Array(3).fill("The exhibit's page ended: crashed, status 5."))
  })

  test('answers this machine, and no other name for it, at /health', async () => {
    const data = await start(await example())
    const url = await healthUrl(data)
    await call('exhibit.open')
    expect(await (await fetch(url)).json()).toMatchObject({
      ok: true,
      scene: null,
      loads: 1,
      restarts: 0,
      version: '9.9.9',
    })
    await call('exhibit.alive', 'choice')
    expect(await (await fetch(url)).json()).toMatchObject({ ok: true, scene: 'choice', silent: 0 })
    expect(await statusFor(url, 'rebound.example')).toBe(403)
    expect((await fetch(new URL('/', url))).status).toBe(404)
    expect((await fetch(url, { method: 'POST' })).status).toBe(404)
    electron.app.quit()
    await eventually(() => expect(electron.app.ended).toBe(true))
    await expect(fetch(url)).rejects.toThrow()
  })

  test('whose page hangs is noticed within ten seconds and loaded again; a new one is given time to begin', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'setTimeout', 'performance'] })
    const data = await start(await example())
    const { webContents: contents } = FakeWindow.all[0]!
    vi.advanceTimersByTime(1)
    expect(contents.loaded).toHaveLength(1)
    vi.advanceTimersByTime(30_000)
    await call('exhibit.alive', 'attract')
    vi.advanceTimersByTime(6000)
    await call('exhibit.alive', 'attract')
    vi.advanceTimersByTime(7000)
    expect(contents.loaded).toHaveLength(1)
    vi.advanceTimersByTime(3000)
    expect(contents.loaded).toHaveLength(2)
    vi.advanceTimersByTime(55_000)
    expect(contents.loaded).toHaveLength(2)
    await call('exhibit.alive', 'attract')
    vi.advanceTimersByTime(10_000)
    expect(contents.loaded).toHaveLength(3)
    vi.advanceTimersByTime(62_001)
    expect(contents.loaded).toHaveLength(4)
    expect(await readFile(join(data, 'logs/exhibit.log'), 'utf8')).toContain('"silent"')
  })

  test('whose page can’t be loaded is tried again', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    await start(await example())
    const { webContents: contents } = FakeWindow.all[0]!
    vi.advanceTimersByTime(1)
    contents.emit('did-fail-load', {}, -3, 'ERR_ABORTED', 'parlor://app/', true)
    contents.emit('did-fail-load', {}, -6, 'ERR_FILE_NOT_FOUND', 'parlor://app/', true)
    expect(contents.loaded).toHaveLength(1)
    vi.advanceTimersByTime(2000)
    expect(contents.loaded).toHaveLength(2)
  })
})

test('a file that is not good ends the program with its faults, and without a dialog that nobody would answer', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const file = join(await temporaryFolder(), 'exhibit.json')
  await writeFile(file, '{"games": ["chess"]}')
  await start(file)
  expect(electron.app.exits).toEqual([1])
  expect(electron.dialog.errors).toEqual([])
})
