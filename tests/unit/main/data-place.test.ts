import { chmod, mkdir, readdir, symlink } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'
import type { App } from 'electron'
import { expect, onTestFinished, test, vi } from 'vitest'
import { browserFolder, isHeldByAnother, keepBrowserDataIn } from '../../../src/main/browser-data'
import { temporaryFolder } from '../host/folders'
import { FakeApp } from './electron'

function placed(folder: string): string | undefined {
  const app = new FakeApp()
  keepBrowserDataIn(app as unknown as App, folder)
  return app.paths.get('userData')
}

test('the browser’s data lies beside the saves, and trying that leaves nothing behind', async () => {
  const folder = await temporaryFolder()
  vi.stubEnv('PARLOR_DATA', folder)
  onTestFinished(() => void vi.unstubAllEnvs())
  expect(placed(folder)).toBe(folder)
  expect(await readdir(folder)).toEqual(['browser'])
})

test.skipIf(process.platform === 'win32')(
  'a folder of before that is read-only now leaves Electron its own place (Windows knows no such folder)',
  async () => {
    const folder = await temporaryFolder()
    await mkdir(join(folder, 'browser'))
    await chmod(folder, 0o555)
    onTestFinished(() => chmod(folder, 0o755))
    expect(asOrdinaryUser(() => placed(folder))).toBe('/nowhere/electron')
  },
)

/** Does some work as an ordinary user, because nothing is read-only for root. */
function asOrdinaryUser<T>(work: () => T): T {
  if (process.getuid?.() !== 0) return work()
  process.seteuid?.(65_534)
  try {
    return work()
  } finally {
    process.seteuid?.(0)
  }
}

test('caches stay on the machine where Windows carries the data folder about', () => {
  const folder = join('C:', 'data')
  expect(browserFolder(folder, { LOCALAPPDATA: 'local' }, 'win32')).toBe(join('local', 'Parlor Box', 'browser'))
  expect(browserFolder(folder, { LOCALAPPDATA: 'local', PARLOR_DATA: folder }, 'win32')).toBe(join(folder, 'browser'))
  expect(browserFolder(folder, { LOCALAPPDATA: 'local' }, 'linux')).toBe(join(folder, 'browser'))
})

test.skipIf(process.platform === 'win32')(
  'the lock of the single instance is held by whoever its link names, if that one lives',
  async () => {
    const held = async (link: string | null) => {
      const folder = await temporaryFolder()
      if (link !== null) await symlink(link, join(folder, 'SingletonLock'))
      return isHeldByAnother(folder, 'linux')
    }
    expect(await held(`${hostname()}-${String(process.pid)}`)).toBe(true)
    expect(await held('another-machine-12')).toBe(true)
    expect(await held(`${hostname()}-99999999`)).toBe(false)
    expect(await held(null)).toBe(false)
  },
)

test('on Windows Electron’s word on the lock is believed: there is no link to read', () => {
  expect(isHeldByAnother('C:\\nowhere', 'win32')).toBe(true)
})
