import { mkdir, readFile, symlink, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'
import type { IpcMainInvokeEvent } from 'electron'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { eventually } from '../../eventually'
import { CONTENT_SECURITY_POLICY } from '../../../src/node/web/responses'
import { ipcName, OPENED_FILE } from '../../../src/protocol/app/electron-bridge'
import { temporaryFolder } from '../host/folders'
import { FakeApp, FakeDialog, FakeIpc, FakeProtocol, FakeSession, FakeWindow, removeFaultListeners } from './electron'

const electron = {
  app: new FakeApp(),
  ipcMain: new FakeIpc(),
  protocol: new FakeProtocol(),
  session: { defaultSession: new FakeSession() },
  BrowserWindow: FakeWindow,
  dialog: new FakeDialog(),
  shell: { showItemInFolder: vi.fn() },
  screen: { getAllDisplays: () => [{ workArea: { x: 0, y: 0, width: 1920, height: 1040 } }] },
  Menu: { buildFromTemplate: vi.fn((template: unknown) => template), setApplicationMenu: vi.fn() },
}

vi.mock('electron', () => ({
  get app() {
    return electron.app
  },
  get ipcMain() {
    return electron.ipcMain
  },
  get protocol() {
    return electron.protocol
  },
  get session() {
    return electron.session
  },
  get dialog() {
    return electron.dialog
  },
  shell: electron.shell,
  screen: electron.screen,
  BrowserWindow: electron.BrowserWindow,
  Menu: electron.Menu,
}))

// Every test loads the program again, and each load adds listeners for the end of the process and for its faults.
process.setMaxListeners(100)

// Electron's runtime sets this property; a folder that does not exist is enough here.
Object.defineProperty(process, 'resourcesPath', { value: join(import.meta.dirname, 'none') })

beforeEach(() => {
  vi.unstubAllEnvs()
  vi.resetModules()
  electron.app = new FakeApp()
  electron.ipcMain = new FakeIpc()
  electron.protocol = new FakeProtocol()
  electron.session = { defaultSession: new FakeSession() }
  electron.dialog = new FakeDialog()
  electron.shell.showItemInFolder.mockClear()
  FakeWindow.all = []
})

const before = removeFaultListeners()

/** Runs the main process up to its first window, or only loads it if `ready` is false. */
async function start(words: readonly string[] = [], ready = true): Promise<FakeWindow | null> {
  const folder = await temporaryFolder()
  vi.stubEnv('PARLOR_DATA', folder)
  const before = process.argv
  process.argv = ['parlor-box', ...words]
  onTestFinished(() => void (process.argv = before))
  await import('../../../src/main')
  if (!ready) return null
  electron.app.start()
  await eventually(() => expect(FakeWindow.all).toHaveLength(1))
  expect(electron.app.paths.get('userData')).toBe(folder)
  return FakeWindow.all[0]!
}

async function record(name: string, text: string): Promise<string> {
  const path = join(await temporaryFolder(), name)
  await writeFile(path, text)
  return path
}

describe('the window', () => {
  test('gives the page no more rights than a page on the web', async () => {
    const window = await start()
    expect(window?.options.webPreferences).toMatchObject({
      contextIsolation: true,
      sandbox: true,
      webSecurity: true,
      nodeIntegration: false,
      nodeIntegrationInWorker: false,
      nodeIntegrationInSubFrames: false,
      webviewTag: false,
      allowRunningInsecureContent: false,
      preload: expect.stringMatching(/index\.cjs$/) as unknown,
    })
    expect(window?.options.webPreferences).not.toHaveProperty('experimentalFeatures')
    expect(window?.options.webPreferences).not.toHaveProperty('enableBlinkFeatures')
  })

  test('loads our page and shows itself when there is something to see, without a white flash', async () => {
    const window = await start()
    expect(window?.loaded).toEqual(['parlor://app/'])
    expect(window?.options).toMatchObject({ show: false, backgroundColor: expect.stringMatching(/^#[0-3]/) as unknown })
    expect(window?.shown).toBe(false)
    window?.emit('ready-to-show')
    expect(window?.shown).toBe(true)
  })
})

describe('the scheme', () => {
  async function served(): Promise<(url: string, init?: RequestInit) => Promise<Response>> {
    const { registerPageProtocol } = await import('../../../src/main/page-protocol')
    const home = await temporaryFolder()
    await mkdir(join(home, 'page'))
    await writeFile(join(home, 'page', 'index.html'), '<!doctype html><title>Parlor Box</title>')
    await writeFile(join(home, 'secret.txt'), 'the next hand')
    const protocol = new FakeProtocol()
    registerPageProtocol(protocol as never, join(home, 'page'))
    // Node's `fetch` would not send a request to this scheme, but its class `Request` accepts it.
    return (url, init) => protocol.handlers.get('parlor')!(new Request(url, init))
  }

  test('is registered before the app is ready, as a secure origin of its own', async () => {
    await start([], false)
    expect(electron.protocol.schemes).toEqual([
      { scheme: 'parlor', privileges: expect.objectContaining({ standard: true, secure: true }) as unknown },
    ])
    expect(electron.protocol.schemes[0]?.privileges).not.toHaveProperty('bypassCSP')
  })

  test('serves the page with its policy', async () => {
    const answer = await (await served())('parlor://app/')
    expect(answer.status).toBe(200)
    expect(answer.headers.get('Content-Security-Policy')).toBe(CONTENT_SECURITY_POLICY)
    expect(await answer.text()).toContain('Parlor Box')
  })

  test.each([
    'parlor://evil/',
    'parlor://app.evil/',
    'parlor://app/..%2fsecret.txt',
    'parlor://app/%2e%2e%2fsecret.txt',
    'parlor://app/..%5csecret.txt',
    'parlor://app/index.html%00',
    'parlor://app/nothing',
  ])('%s answers 403 or 404', async (url) => {
    const answer = await (await served())(url)
    expect([403, 404]).toContain(answer.status)
    expect(await answer.text()).not.toContain('the next hand')
  })

  test('takes nothing in', async () => {
    const answer = await (await served())('parlor://app/', { method: 'POST', body: 'x' })
    expect(answer.status).toBe(405)
  })
})

describe('one instance', () => {
  test('a second one leaves at once, having touched nothing', async () => {
    electron.app.locked = false
    const folder = await temporaryFolder()
    vi.stubEnv('PARLOR_DATA', folder)
    await symlink(`${hostname()}-${String(process.pid)}`, join(folder, 'SingletonLock'))
    await import('../../../src/main')
    expect(electron.app.quits).toBe(1)
    electron.app.start()
    await Promise.resolve()
    expect(FakeWindow.all).toHaveLength(0)
    expect(electron.ipcMain.handlers.size).toBe(0)
    expect(electron.dialog.errors).toEqual([])
  })

  // On Windows no link names the holder of the lock, so Electron's answer is believed there.
  test.skipIf(process.platform === 'win32').each([
    ['nobody', null],
    ['a process that is gone', `${hostname()}-99999999`],
  ])(
    'where the lock is refused though %s holds it, a sentence says so and the status is no success',
    async (_who, lock) => {
      electron.app.locked = false
      const folder = await temporaryFolder()
      vi.stubEnv('PARLOR_DATA', folder)
      if (lock !== null) await symlink(lock, join(folder, 'SingletonLock'))
      await import('../../../src/main')
      electron.app.start()
      await eventually(() => expect(electron.app.exits).toEqual([1]))
      expect(electron.dialog.errors[0]?.content).toContain(folder)
      expect(electron.app.quits).toBe(0)
    },
  )

  test('a second start while the first still makes its folders opens no window that has nothing to show', async () => {
    await start([], false)
    electron.app.start()
    electron.app.emit('second-instance', {}, ['parlor-box'], '/')
    expect(FakeWindow.all).toHaveLength(0)
    await eventually(() => expect(FakeWindow.all).toHaveLength(1))
    expect(electron.session.defaultSession.protocol.handlers.has('parlor')).toBe(true)
  })

  test('the first one comes to the front and takes over the file of the second', async () => {
    const window = (await start())!
    window.webContents.finishLoading()
    window.minimized = true
    const path = await record('game.parlor', '{"game":"forty-nine"}')
    electron.app.emit('second-instance', {}, ['parlor-box', '--flag', path], '/')
    expect(window.minimized).toBe(false)
    expect(window.focused).toBe(1)
    await eventually(() =>
      expect(window.webContents.sent).toEqual([
        [OPENED_FILE, { ok: true, name: 'game.parlor', text: '{"game":"forty-nine"}' }],
      ]),
    )
  })
})

describe('a file that the system opens', () => {
  test('waits until the page is there', async () => {
    const path = await record('early.parlor', '{}')
    const window = (await start([path]))!
    expect(window.webContents.sent).toEqual([])
    window.webContents.finishLoading()
    await eventually(() => expect(window.webContents.sent).toHaveLength(1))
    expect(window.webContents.sent[0]).toEqual([OPENED_FILE, { ok: true, name: 'early.parlor', text: '{}' }])
  })

  test('on a Mac comes as an event of its own', async () => {
    const window = (await start())!
    window.webContents.finishLoading()
    const path = await record('mac.parlor', '{}')
    electron.app.emit('open-file', { preventDefault: () => undefined }, path)
    await eventually(() => expect(window.webContents.sent).toHaveLength(1))
  })

  test.each([
    ['too large', 'big.parlor', 'x'.repeat(1024 * 1024 + 1), 'too-large'],
    ['of another ending', 'game.json', '{}', 'wrong-ending'],
  ])('is refused in a sentence when it is %s', async (_why, name, text, code) => {
    const window = (await start())!
    window.webContents.finishLoading()
    electron.app.emit('open-file', { preventDefault: () => undefined }, await record(name, text))
    await eventually(() => expect(window.webContents.sent).toHaveLength(1))
    expect(window.webContents.sent[0]?.[1]).toMatchObject({ ok: false, name, error: { code } })
  })

  test('is refused in a sentence when it is a folder or not there', async () => {
    const window = (await start())!
    window.webContents.finishLoading()
    const folder = join(await temporaryFolder(), 'folder.parlor')
    await mkdir(folder)
    for (const path of [folder, join(folder, 'none.parlor')]) {
      electron.app.emit('open-file', { preventDefault: () => undefined }, path)
    }
    await eventually(() => expect(window.webContents.sent).toHaveLength(2))
    for (const [, file] of window.webContents.sent) expect(file).toMatchObject({ ok: false })
  })
})

test('a data folder that cannot be made leaves the window open: the game is played, and saving says what is wrong', async () => {
  const file = await record('plain-file', '')
  vi.stubEnv('PARLOR_DATA', join(file, 'below'))
  await import('../../../src/main')
  electron.app.start()
  await eventually(() => expect(FakeWindow.all).toHaveLength(1))
  const save = electron.ipcMain.handlers.get(ipcName('settings.save'))!
  const frame = { url: 'parlor://app/', parent: null }
  const event = { senderFrame: frame, sender: { mainFrame: frame } } as unknown as IpcMainInvokeEvent
  expect(await save(event, '[{"lamp":1}]')).toMatchObject({
    ok: false,
    error: { message: expect.stringMatching(/\.$/) as unknown },
  })
})

test('a file that is read while its window closes goes to the next one, and nothing is rejected unheard', async () => {
  const window = (await start())!
  window.webContents.finishLoading()
  electron.app.emit('open-file', { preventDefault: () => undefined }, await record('late.parlor', '{}'))
  window.close()
  electron.app.emit('activate')
  const next = FakeWindow.all[1]!
  next.webContents.finishLoading()
  await eventually(() => expect(next.webContents.sent).toHaveLength(1))
  expect(window.webContents.sent).toEqual([])
})

describe('the end', () => {
  test('comes when the files are closed, also where that takes no time and Electron ignores what is asked meanwhile', async () => {
    await start()
    electron.app.quit()
    expect(electron.app.ended).toBe(false)
    await eventually(() => expect(electron.app.ended).toBe(true))
  })

  test('comes with the last window, but on a Mac, where the Dock opens another', async () => {
    const { platform } = process
    onTestFinished(() => void Object.defineProperty(process, 'platform', { value: platform }))
    Object.defineProperty(process, 'platform', { value: 'darwin' })
    const window = (await start())!
    window.close()
    electron.app.emit('window-all-closed')
    expect(electron.app.quits).toBe(0)
    electron.app.emit('activate')
    expect(FakeWindow.all).toHaveLength(2)
    Object.defineProperty(process, 'platform', { value: 'linux' })
    electron.app.emit('window-all-closed')
    await eventually(() => expect(electron.app.ended).toBe(true))
  })

  test('comes with the end of the session on Windows, which tells the window alone', async () => {
    const window = (await start())!
    window.emit('session-end', { reasons: ['shutdown'] })
    await eventually(() => expect(electron.app.ended).toBe(true))
  })

  test('an error that nobody caught is logged without what it said, told, and ends the program', async () => {
    await start()
    const log = join(electron.app.getPath('userData'), 'logs', 'window.log')
    const heard = process.listeners('uncaughtException').filter((one) => !before[0]?.includes(one))
    heard[0]!(new Error('Anna holds the Cheater'), 'uncaughtException')
    await eventually(() => expect(electron.app.ended).toBe(true))
    expect(electron.dialog.errors[0]?.content).toContain(log)
    const text = await readFile(log, 'utf8')
    expect(text).toMatch(/An error was not caught: Error\n\s+at .*app\.test\.ts:\d+/)
    expect(text).not.toMatch(/Anna|Cheater/)
  })

  test('a rejection that nobody heard is logged, and the program goes on', async () => {
    await start()
    const heard = process.listeners('unhandledRejection').filter((one) => !before[1]?.includes(one as never))
    heard[0]!(new TypeError('x is not a function'), Promise.resolve())
    const text = await readFile(join(electron.app.getPath('userData'), 'logs', 'window.log'), 'utf8')
    expect(text).toContain('nobody heard it: TypeError x is not a function')
    expect(electron.app.quits).toBe(0)
  })
})
