import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join, resolve } from 'node:path'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { eventually } from '../../eventually'
import { lastLines, runNode } from '../../../build/launch/child'
import { downloadRuntime, findRuntime } from '../../../build/launch/runtime'
import { hashSources, isBuilt } from '../../../build/launch/sources'
import { testsAsInGate } from '../../../build/test/plan'
import { readReport, sum, summary } from '../../../build/test/report'
import { hasDisplay } from '../../../src/host/has-display'
import { temporaryFolder } from './folders'
import { programFile } from '../../programs/program'

const root = resolve(import.meta.dirname, '../../..')

async function write(folder: string, file: string, text: string): Promise<void> {
  await mkdir(join(folder, file, '..'), { recursive: true })
  await writeFile(join(folder, file), text)
}

describe("Electron's runtime", () => {
  test('is found where its installer puts it, and not by its name alone', async () => {
    const home = await temporaryFolder()
    expect(findRuntime(home, {})).toBeNull()
    await write(home, 'node_modules/electron/path.txt', 'electron')
    expect(findRuntime(home, {})).toBeNull()
    await write(home, 'node_modules/electron/dist/electron', '')
    expect(findRuntime(home, {})).toBe(join(home, 'node_modules/electron/dist/electron'))
  })

  test('is found where the environment says', async () => {
    const home = await temporaryFolder()
    await write(home, 'node_modules/electron/path.txt', 'electron')
    await write(home, 'own/electron', '')
    expect(findRuntime(home, { ELECTRON_OVERRIDE_DIST_PATH: join(home, 'own') })).toBe(join(home, 'own/electron'))
    expect(findRuntime(home, { ELECTRON_OVERRIDE_DIST_PATH: join(home, 'gone') })).toBeNull()
  })

  test('needs a display, which only Linux can lack', () => {
    expect(hasDisplay({}, 'linux')).toBe(false)
    expect(hasDisplay({ DISPLAY: '' }, 'linux')).toBe(false)
    expect(hasDisplay({ DISPLAY: ':0' }, 'linux')).toBe(true)
    expect(hasDisplay({ WAYLAND_DISPLAY: 'wayland-0' }, 'linux')).toBe(true)
    expect(hasDisplay({}, 'darwin')).toBe(true)
    expect(hasDisplay({}, 'win32')).toBe(true)
    for (const platform of ['linux', 'darwin', 'win32'] as const)
      expect(hasDisplay({ DISPLAY: ':0', PARLOR_DISPLAY: 'none' }, platform)).toBe(false)
  })
})

describe('the download of the runtime', () => {
  /** Starts a mirror of Electron's releases that gives this answer. */
  async function mirror(answer: RequestListener): Promise<void> {
    const server = createServer(answer)
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
    vi.stubEnv('ELECTRON_MIRROR', `http://127.0.0.1:${String((server.address() as AddressInfo).port)}/`)
    vi.stubEnv('electron_config_cache', await temporaryFolder())
    onTestFinished(() => {
      vi.unstubAllEnvs()
      server.closeAllConnections()
      server.close()
    })
  }

  test('that is refused says so at once', async () => {
    await mirror((_request, response) => response.writeHead(404).end())
    expect(await downloadRuntime(root, () => undefined)).toMatch(/^the download failed \(.*404/)
  })

  test('that hangs is given up', async () => {
    await mirror((_request, response) => void response.writeHead(200, { 'Content-Length': '1000' }).write('x'))
    expect(await downloadRuntime(root, () => undefined, 3)).toBe('the download stood still for 3 s')
  })

  test('that brings something else than Electron is not used', async () => {
    await mirror((_request, response) => response.end('not an archive'))
    const said: string[] = []
    expect(await downloadRuntime(root, (sentence) => said.push(sentence))).toMatch(/^the download failed/)
    expect(said.join('\n')).not.toMatch(/ at .*:\d+/)
  })
})

describe('a build', () => {
  test('is done again when a source changes, comes or goes, and not otherwise', async () => {
    const home = await temporaryFolder()
    await write(home, 'src/main/index.ts', 'one')
    await write(home, 'resources/leaflet.md', 'two')
    const first = await hashSources(home)
    const pictures = 'out/renderer/baked/manifest.json'
    const pages = ['index.html', 'hand.html', 'heirloom/heirloom.css'].map((name) => `out/renderer/${name}`)
    for (const product of ['out/main/index.js', 'out/preload/index.cjs', ...pages, pictures]) {
      await write(home, product, '')
    }
    expect(await isBuilt(home)).toBe(false)
    await write(home, 'out/sources.sha256', first)
    expect(await isBuilt(home)).toBe(true)
    await write(home, 'out/renderer/baked/unfinished', '')
    expect(await isBuilt(home)).toBe(false)
    await rm(join(home, 'out/renderer/baked/unfinished'))
    await write(home, 'resources/baked/board.webp', 'a product, not a source')
    await write(home, 'README.md', 'not built')
    expect(await isBuilt(home)).toBe(true)
    await write(home, 'src/main/index.ts', 'other')
    expect(await isBuilt(home)).toBe(false)
    await write(home, 'src/main/index.ts', 'one')
    await write(home, 'src/renderer/new.ts', '')
    expect(await isBuilt(home)).toBe(false)
  })
})

describe('a child', () => {
  test('is heard to its end, whatever its status', async () => {
    const { status, output } = await runNode(
      ['-e', 'console.log("one\\n\\ntwo"); console.error("three"); process.exit(7)'],
      root,
    )
    expect(status).toBe(7)
    expect(lastLines(output, 9).split('\n').sort()).toEqual(['one', 'three', 'two'])
    expect(lastLines('a\n\nb  \n c\n', 2)).toBe('b\n c')
  })
})

test('a test is the same at full depth unless it, or what it imports, reads the depth or draws cases', () => {
  const same = testsAsInGate(root)
  expect(same).toContain('tests/unit/host/launch.test.ts')
  // By its own import, by what it imports, by its name.
  for (const deeper of [
    'tests/unit/node/storage/file-lock.test.ts',
    'tests/unit/conformance/notices.test.ts',
    'tests/unit/house/lint.long.test.ts',
  ])
    expect(same).not.toContain(deeper)
})

describe('the count of the tests', () => {
  async function counted(report: object | string, status: number | null) {
    const file = join(await temporaryFolder(), 'report.json')
    await writeFile(file, typeof report === 'string' ? report : JSON.stringify(report))
    return (await readReport(file, { status, output: '' })).count
  }
  const file = (status: string, ...tests: string[]) => ({
    name: '/tests/one.test.ts',
    status,
    assertionResults: tests.map((one) => ({ status: one, fullName: `is ${one}`, duration: 12 })),
  })
  const report = (passed: number, pending: number, ...testResults: object[]) => ({
    numPassedTests: passed,
    numPendingTests: pending,
    numTodoTests: 0,
    testResults,
  })

  test('is what the runner reports', async () => {
    const all = report(2, 1, file('passed', 'passed', 'passed', 'pending'))
    expect(await counted(all, 0)).toEqual({ passed: 2, failed: 0, skipped: 1 })
    expect(await counted(report(1, 0, file('failed', 'passed', 'failed')), 1)).toEqual({
      passed: 1,
      failed: 1,
      skipped: 0,
    })
  })

  test('never calls a run good that broke outside a test', async () => {
    expect((await counted(report(1, 0, file('passed', 'passed'), file('failed')), 1)).failed).toBe(1)
    expect((await counted(report(1, 0, file('passed', 'passed')), 1)).failed).toBe(1)
    expect((await counted(report(1, 0, file('passed', 'passed')), null)).failed).toBe(1)
    expect((await counted({}, 0)).failed).toBe(1)
    expect((await counted('{"cut', 0)).failed).toBe(1)
    const output = 'all is well\n\u001b[31m⎯⎯ Unhandled Errors ⎯⎯\u001b[39m\n\nError: nobody\n  caught this'
    const broken = await readReport(join(root, 'no-such-report.json'), { status: 0, output })
    expect(broken.count.failed).toBe(1)
    expect(broken.failures).toEqual([{ file: '', name: '', why: 'Error: nobody caught this' }])
  })

  test('is one line', () => {
    expect(summary({ passed: 3, failed: 0, skipped: 0 })).toBe('3 passed, 0 failed')
    expect(summary(sum({ passed: 3, failed: 1, skipped: 0 }, { passed: 1, failed: 0, skipped: 2 }))).toBe(
      '4 passed, 1 failed, 2 skipped',
    )
  })
})

describe('the window that the launcher opens', () => {
  /** Makes a program to run in place of Electron: it writes down its process id and runs until a signal ends it. */
  async function standIn(): Promise<{ path: string; begun: string }> {
    const home = await temporaryFolder()
    const [path, begun] = [join(home, 'electron'), join(home, 'begun')]
    const script = `require('fs').writeFileSync(${JSON.stringify(begun)}, String(process.pid)); setInterval(() => {}, 1000)`
    await writeFile(path, `#!/bin/sh\nexec ${JSON.stringify(process.execPath)} -e ${JSON.stringify(script)}\n`, {
      mode: 0o755,
    })
    return { path, begun }
  }

  test.skipIf(process.platform === 'win32').each(['SIGTERM', 'SIGHUP'] as const)(
    'ends with the launcher at %s, and that is no fault (Windows knows neither)',
    async (signal) => {
      const { path, begun } = await standIn()
      const launcher = programFile('tests/unit/host/open-electron.ts')
      const child = spawn(process.execPath, [launcher, path], {
        cwd: root,
        stdio: ['ignore', 'pipe', 'inherit'],
      })
      let said = ''
      child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()))
      await eventually(() => expect(readFileSync(begun, 'utf8')).not.toBe(''))
      const pid = Number(readFileSync(begun, 'utf8'))
      child.kill(signal)
      await once(child, 'close')
      expect(JSON.parse(said)).toMatchObject({ fault: null })
      expect(() => process.kill(pid, 0)).toThrow('ESRCH')
    },
  )
})
