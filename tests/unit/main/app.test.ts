import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { IpcMainInvokeEvent } from 'electron'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { CONTENT_SECURITY_POLICY } from '../../../src/host/policy'
import { ipcName, OPENED_FILE } from '../../../src/protocol/bridge'
import { temporaryFolder } from '../host/folders'
import { FakeApp, FakeIpc, FakeProtocol, FakeSession, FakeWindow } from './electron'

const electron = {
  app: new FakeApp(),
  ipcMain: new FakeIpc(),
  protocol: new FakeProtocol(),
  session: { defaultSession: new FakeSession() },
  BrowserWindow: FakeWindow,
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
  BrowserWindow: electron.BrowserWindow,
  Menu: electron.Menu,
}))

// Every test loads the program anew, and each loading listens for the end of the process.
process.setMaxListeners(50)

beforeEach(() => {
  vi.unstubAllEnvs()
  vi.resetModules()
  electron.app = new FakeApp()
  electron.ipcMain = new FakeIpc()
  electron.protocol = new FakeProtocol()
  electron.session = { defaultSession: new FakeSession() }
  FakeWindow.all = []
})

/** Runs the main process up to its first window. */
async function start(words: readonly string[] = [], ready = true): Promise<FakeWindow | null> {
  const folder = await temporaryFolder()
  vi.stubEnv('PARLOR_DATA', folder)
  const before = process.argv
  process.argv = ['parlor-box', ...words]
  onTestFinished(() => void (process.argv = before))
  await import('../../../src/main/index')
  if (!ready) return null
  electron.app.start()
  await vi.waitFor(() => expect(FakeWindow.all).toHaveLength(1))
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
      preload: expect.stringMatching(/index\.cjs$/),
    })
    expect(window?.options.webPreferences).not.toHaveProperty('experimentalFeatures')
    expect(window?.options.webPreferences).not.toHaveProperty('enableBlinkFeatures')
  })

  test('loads our page and shows itself when there is something to see, without a white flash', async () => {
    const window = await start()
    expect(window?.loaded).toEqual(['parlor://app/'])
    expect(window?.options).toMatchObject({ show: false, backgroundColor: expect.stringMatching(/^#[0-3]/) })
    expect(window?.shown).toBe(false)
    window?.emit('ready-to-show')
    expect(window?.shown).toBe(true)
  })

  test('loads a crashed page again, but not for ever', async () => {
    const window = (await start())!
    window.webContents.emit('render-process-gone', {}, { reason: 'clean-exit' })
    expect(window.webContents.reloads).toBe(0)
    for (let i = 0; i < 10; i++) window.webContents.emit('render-process-gone', {}, { reason: 'crashed' })
    expect(window.webContents.reloads).toBeGreaterThan(0)
    expect(window.webContents.reloads).toBeLessThan(4)
  })
})

describe('the scheme', () => {
  async function served(): Promise<(url: string, init?: RequestInit) => Promise<Response>> {
    const { servePage } = await import('../../../src/main/page')
    const home = await temporaryFolder()
    await mkdir(join(home, 'page'))
    await writeFile(join(home, 'page', 'index.html'), '<!doctype html><title>Parlor Box</title>')
    await writeFile(join(home, 'secret.txt'), 'the next hand')
    const protocol = new FakeProtocol()
    servePage(protocol as never, join(home, 'page'))
    // `fetch` in Node would not make a request to this scheme; the class alone does.
    return (url, init) => protocol.handlers.get('parlor')!(new Request(url, init))
  }

  test('is registered before the app is ready, as a secure origin of its own', async () => {
    await start([], false)
    expect(electron.protocol.schemes).toEqual([
      { scheme: 'parlor', privileges: expect.objectContaining({ standard: true, secure: true }) },
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
    await start([], false)
    expect(electron.app.quits).toBe(1)
    electron.app.start()
    await Promise.resolve()
    expect(FakeWindow.all).toHaveLength(0)
    expect(electron.ipcMain.handlers.size).toBe(0)
  })

  test('the first one comes to the front and takes over the file of the second', async () => {
    const window = (await start())!
    window.minimized = true
    const path = await record('game.parlor', '{"game":"forty-nine"}')
    electron.app.emit('second-instance', {}, ['parlor-box', '--flag', path], '/')
    expect(window.minimized).toBe(false)
    expect(window.focused).toBe(1)
    await vi.waitFor(() =>
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
    window.webContents.emit('did-finish-load')
    await vi.waitFor(() => expect(window.webContents.sent).toHaveLength(1))
    expect(window.webContents.sent[0]).toEqual([OPENED_FILE, { ok: true, name: 'early.parlor', text: '{}' }])
  })

  test('on a Mac comes as an event of its own', async () => {
    const window = (await start())!
    const path = await record('mac.parlor', '{}')
    electron.app.emit('open-file', { preventDefault: () => undefined }, path)
    await vi.waitFor(() => expect(window.webContents.sent).toHaveLength(1))
  })

  test.each([
    ['too large', 'big.parlor', 'x'.repeat(1024 * 1024 + 1), 'too-large'],
    ['of another ending', 'game.json', '{}', 'wrong-ending'],
  ])('is refused in a sentence when it is %s', async (_why, name, text, code) => {
    const window = (await start())!
    electron.app.emit('open-file', { preventDefault: () => undefined }, await record(name, text))
    await vi.waitFor(() => expect(window.webContents.sent).toHaveLength(1))
    expect(window.webContents.sent[0]?.[1]).toMatchObject({ ok: false, name, error: { code } })
  })

  test('is refused in a sentence when it is a folder or not there', async () => {
    const window = (await start())!
    const folder = join(await temporaryFolder(), 'folder.parlor')
    await mkdir(folder)
    for (const path of [folder, join(folder, 'none.parlor')]) {
      electron.app.emit('open-file', { preventDefault: () => undefined }, path)
    }
    await vi.waitFor(() => expect(window.webContents.sent).toHaveLength(2))
    for (const [, file] of window.webContents.sent) expect(file).toMatchObject({ ok: false })
  })
})

test('a data folder that cannot be made leaves the window open: the game is played, and saving says what is wrong', async () => {
  const file = await record('plain-file', '')
  vi.stubEnv('PARLOR_DATA', join(file, 'below'))
  await import('../../../src/main/index')
  electron.app.start()
  await vi.waitFor(() => expect(FakeWindow.all).toHaveLength(1))
  const save = electron.ipcMain.handlers.get(ipcName('settings.save'))!
  const frame = { url: 'parlor://app/', parent: null }
  const event = { senderFrame: frame, sender: { mainFrame: frame } } as unknown as IpcMainInvokeEvent
  expect(await save(event, '[{"lamp":1}]')).toMatchObject({
    ok: false,
    error: { message: expect.stringMatching(/\.$/) },
  })
})

test('the program ends when its files are closed, and not before', async () => {
  await start()
  const event = { preventDefault: vi.fn() }
  electron.app.emit('will-quit', event)
  electron.app.emit('will-quit', event)
  expect(event.preventDefault).toHaveBeenCalledTimes(2)
  await vi.waitFor(() => expect(electron.app.quits).toBe(1))
  electron.app.emit('will-quit', event)
  expect(event.preventDefault).toHaveBeenCalledTimes(2)
  expect(electron.app.quits).toBe(1)
})
