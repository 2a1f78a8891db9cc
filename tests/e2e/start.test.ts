import { spawn } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { IS_FULL_DEPTH, selectCases } from '../scale'

const root = resolve(import.meta.dirname, '../..')

interface Started {
  /** Returns all that it has said so far. */
  said(): string
  /** Waits until it has said something that fits. Rejects if it ends before. */
  hears(pattern: RegExp): Promise<RegExpMatchArray>
  /** The exit status, once the program has ended. */
  readonly ended: Promise<number | null>
  /** Sends a signal and returns the exit status, which is null on Windows, where a signal ends a process at once. */
  end(signal?: NodeJS.Signals): Promise<number | null>
}

/** Runs the launcher as `npm start` does, with variables of the environment that describe the machine. */
async function start(words: readonly string[], env: Record<string, string> = {}): Promise<Started> {
  const data = await mkdtemp(join(tmpdir(), 'parlor-box-test-'))
  const child = spawn(process.execPath, ['--import', 'tsx', 'build/start.ts', ...words], {
    cwd: root,
    env: { ...process.env, PARLOR_DISPLAY: 'none', PARLOR_DATA: data, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  const heard = new Set<() => void>()
  const hear = (chunk: Buffer) => {
    output += chunk.toString()
    for (const look of heard) look()
  }
  child.stdout.on('data', hear)
  child.stderr.on('data', hear)
  const ended = new Promise<number | null>((done) => child.once('close', done))
  onTestFinished(async () => {
    child.kill('SIGKILL')
    await ended
    await rm(data, { recursive: true, force: true })
  })
  return {
    said: () => output,
    hears: (pattern) =>
      new Promise((found, lost) => {
        const look = () => {
          const match = pattern.exec(output)
          if (match) found(match)
        }
        heard.add(look)
        look()
        void ended.then(() => lost(new Error(`It ended without saying ${String(pattern)}:\n${output}`)))
      }),
    ended,
    end: (signal = 'SIGINT') => {
      child.kill(signal)
      return ended
    },
  }
}

const ADDRESS = /Parlor Box is at (http:\/\/127\.0\.0\.1:\d+\/)/
const STACK = /^\s+at .*:\d+:\d+/m
/** Exit status of a program that was asked to end. */
const ASKED = process.platform === 'win32' ? null : 0

test('without a display the app says why in one sentence, serves the page, and ends cleanly with Ctrl-C', async () => {
  const app = await start(['--port', '0'])
  const [, url] = await app.hears(ADDRESS)
  expect(app.said()).toContain('No window of its own, because this machine has no display;')
  expect(app.said()).toMatch(/saves: .*parlor-box-test-.*saves\)/)
  expect(await (await fetch(url!)).text()).toContain('<title>Parlor Box</title>')
  expect(await app.end()).toBe(ASKED)
  expect(app.said()).not.toMatch(STACK)
})

if (IS_FULL_DEPTH) {
  test('where Electron is missing and cannot be brought, the host takes over', async () => {
    const app = await start(['--port', '0', '--no-open'], {
      PARLOR_DISPLAY: '',
      DISPLAY: ':987',
      ELECTRON_MIRROR: 'http://127.0.0.1:1/',
    })
    await app.hears(ADDRESS)
    expect(app.said()).toMatch(/No window of its own, because Electron .*; the same app opens in a browser instead\./)
    expect(app.said()).not.toMatch(STACK)
    expect(await app.end('SIGTERM')).toBe(ASKED)
  })
}

test.runIf(process.platform === 'linux')('where Electron does not start, the host takes over', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'parlor-box-electron-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const refusal =
    '[7:1121/220000.1:FATAL:sandbox/setuid_sandbox_host.cc:163] The SUID sandbox helper binary is not configured. Aborting.'
  const program = `#!/bin/sh\necho '${refusal}' >&2\necho '#0 0x55d0 (/usr/lib/electron+0x9)' >&2\nkill -TRAP $$\n`
  await writeFile(join(folder, 'electron'), program, { mode: 0o755 })
  const app = await start(['--port', '0', '--no-open'], {
    PARLOR_DISPLAY: '',
    DISPLAY: ':987',
    ELECTRON_OVERRIDE_DIST_PATH: folder,
  })
  await app.hears(ADDRESS)
  expect(app.said()).toContain(
    'because Electron does not start here (The SUID sandbox helper binary is not configured.); the same app opens',
  )
  expect(app.said()).not.toContain('0x')
})

test('the app alone, without a display, says why and what to do instead', async () => {
  const app = await start(['app'])
  await app.hears(/can't open its window, because this machine has no display\. "npm run host"/)
  expect(await app.ended).toBe(1)
})

test('the host alone takes another port if the wished one is taken, and says so', async () => {
  const taken = createServer()
  await new Promise<void>((listening) => taken.listen(0, '127.0.0.1', listening))
  onTestFinished(() => void taken.close())
  const { port } = taken.address() as AddressInfo
  const app = await start(['host', '--port', String(port), '--no-open'])
  const [, url] = await app.hears(ADDRESS)
  expect(app.said()).toContain(`Port ${String(port)} is taken; using ${new URL(url!).port}.`)
})

const MISUSE: readonly (readonly [words: readonly string[], sentence: RegExp])[] = [
  [['host', '--port', 'here'], /A port is a number from 0 to 65535/],
  [['host', '--nonsense'], /unknown option/],
  [['nonsense'], /too many arguments|unknown command/],
]

test.each(selectCases(MISUSE))('%s is refused in a sentence', async (words, sentence) => {
  const app = await start(words)
  await app.hears(sentence)
  expect(app.said()).not.toMatch(STACK)
  expect(await app.ended).not.toBe(0)
})

test('a data folder that can be none ends the start with its path and the reason', async () => {
  const path = join(root, 'package.json', 'below')
  const app = await start(['host', '--port', '0', '--no-open', '--data', path])
  expect(await app.ended).toBe(1)
  expect(app.said()).toContain(path)
  expect(app.said()).toContain('is a file, not a folder')
  expect(app.said()).not.toMatch(STACK)
})
