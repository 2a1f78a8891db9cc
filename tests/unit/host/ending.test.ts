import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { chmod, mkdir, readdir, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { openInBrowser } from '../../../src/host/run-host'
import { join as joinTable } from '../node/lan-server/guest'
import { shouldSkip } from '../../machine'
import { selectCases } from '../../scale'
import { temporaryFolder } from './folders'
import { programFile } from '../../programs/program'

interface Started {
  readonly child: ChildProcess
  said(): string
  hears(pattern: RegExp): Promise<RegExpMatchArray>
  readonly ended: Promise<readonly [status: number | null, signal: NodeJS.Signals | null]>
}

/** Starts the headless host as a process of its own, with a data folder. */
async function start(data: string, ...words: string[]): Promise<Started> {
  const page = await temporaryFolder()
  await writeFile(join(page, 'index.html'), '<!doctype html><title>Parlor Box</title>')
  const flags = ['--page', page, '--data', data, '--port', '0', '--no-open', ...words]
  const child = spawn(process.execPath, [programFile('src/host/main.ts'), ...flags], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  const listeners = new Set<() => void>()
  const hear = (chunk: Buffer) => {
    output += chunk.toString()
    for (const look of listeners) look()
  }
  child.stdout.on('data', hear)
  child.stderr.on('data', hear)
  const ended = once(child, 'close') as Promise<[number | null, NodeJS.Signals | null]>
  onTestFinished(async () => {
    child.kill('SIGKILL')
    await ended
  })
  const hears = (pattern: RegExp) =>
    new Promise<RegExpMatchArray>((found, lost) => {
      const look = () => {
        const match = pattern.exec(output)
        if (match) found(match)
      }
      listeners.add(look)
      look()
      void ended.then(() => lost(new Error(`It ended without saying ${String(pattern)}:\n${output}`)))
    })
  return { child, said: () => output, hears, ended }
}

const UP = /Parlor Box is at (http:\S+\/)/
const LAN = ['--lan', '--lan-address', '127.0.0.1', '--lan-port', '0'] as const
const isWindows = process.platform === 'win32'
if (isWindows) console.log('Signals are not tested: a process of Windows is ended by them without being asked.')

async function locksIn(folder: string): Promise<string[]> {
  return (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.lock'))
}

describe.skipIf(isWindows)('a host that is told to end', () => {
  test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
    'by %s tells its guests goodbye and leaves no lock',
    async (signal) => {
      const data = await temporaryFolder()
      const host = await start(data, ...LAN, '--table', 'forty-nine', '--chairs', 'open,open')
      const [, port] = await host.hears(/http:\/\/127\.0\.0\.1:(\d+)\//)
      const [, code = ''] = await host.hears(/code ([A-Z0-9]{6})/)
      await host.hears(UP)
      const guests = [0, 1].map(() => joinTable(`ws://127.0.0.1:${port ?? ''}/lan`, { kind: 'code', code }))
      const [ada, ben] = await Promise.all(guests)
      await ada?.ask('sit', { name: 'Ada' })
      await ben?.ask('sit', { name: 'Ben' })
      for (const guest of [ada, ben]) await guest?.ask('ready', { ready: true })
      await ada?.heard('step')
      expect(await locksIn(data)).not.toEqual([])
      host.child.kill(signal)
      expect(await ada?.heard('bye')).toMatchObject({ code: 'closed' })
      expect(await host.ended).toEqual([0, null])
      expect(await locksIn(data)).toEqual([])
    },
  )

  test('in the middle of its start ends at once, and leaves no lock', async () => {
    const data = await temporaryFolder()
    const host = await start(data, ...LAN, '--table', 'forty-nine')
    await host.hears(/Guests find the tables/)
    host.child.kill('SIGTERM')
    expect(await host.ended).toEqual([0, null])
    expect(await locksIn(data)).toEqual([])
  })
})

type Bad = readonly [what: string, lay: (tables: string) => Promise<unknown>, said: RegExp]

/** Faults that need a link to a file; ordinary accounts on Windows cannot make one. */
const LINKED: readonly Bad[] = isWindows
  ? []
  : [
      [
        'the log a link that leads nowhere',
        (tables) => symlink(join(tables, 'nowhere'), join(tables, 'day.book')),
        /there is a link: .*day\.book\n/,
      ],
    ]

/** What may lie in the place of the tables' files, and what the host must then say. */
const BAD: readonly Bad[] = [
  ...LINKED,
  ['the log a folder', (tables) => mkdir(join(tables, 'day.book')), /there is a folder: .*day\.book\n/],
  [
    'the log’s lock a folder',
    (tables) => mkdir(join(tables, 'day.book.lock', 'x'), { recursive: true }),
    /day\.book\.lock/,
  ],
]

describe('a host whose tables can’t be opened', () => {
  test.each(selectCases(BAD, 2))(
    'since %s, says which file it is, lets one play alone, and ends when told to',
    async (_, lay, said) => {
      const data = await temporaryFolder()
      await mkdir(join(data, 'tables'))
      await lay(join(data, 'tables'))
      await aloneAt(data, said)
    },
  )

  test('since a file lies where their folder belongs, does the same', async () => {
    const data = await temporaryFolder()
    await writeFile(join(data, 'tables'), 'no folder')
    await aloneAt(data, /No tables can be hosted; .* a folder belongs \(.*tables\)\.\n/)
  })

  const isRoot = process.getuid?.() === 0
  const whyNot = isRoot ? 'A read-only folder is not tested here: whoever is root may write to it.' : null
  test.skipIf(shouldSkip('plain-user', whyNot) || isWindows)(
    'since their folder is read-only, does the same',
    async () => {
      const data = await temporaryFolder()
      await mkdir(join(data, 'tables'), { mode: 0o500 })
      onTestFinished(() => chmod(join(data, 'tables'), 0o700))
      await aloneAt(data, /No tables can be hosted; .*cannot be written to \(.*tables\)/)
    },
  )

  async function aloneAt(data: string, said: RegExp): Promise<void> {
    const host = await start(data, ...LAN, '--table', 'forty-nine')
    const [, url = ''] = await host.hears(UP)
    expect(host.said()).toMatch(said)
    expect(await (await fetch(url)).text()).toContain('<title>Parlor Box</title>')
    host.child.kill('SIGTERM')
    expect(await host.ended).toEqual(isWindows ? [null, 'SIGTERM'] : [0, null])
  }
})

test('a host that is asked for a table of no game says so and ends with 1', async () => {
  const data = await temporaryFolder()
  const host = await start(data, ...LAN, '--table', 'no-such-game')
  expect(await host.ended).toEqual([1, null])
  expect(host.said()).toBe('There is no game called "no-such-game".\n')
  expect(await locksIn(data)).toEqual([])
})

test('an opener that is not there is a sentence', async () => {
  const said: string[] = []
  const nowhere = join(await temporaryFolder(), 'opener')
  expect(existsSync(nowhere)).toBe(false)
  const failed = new Promise<void>((resolve) => {
    void openInBrowser(
      'http://127.0.0.1:1/',
      (sentence) => {
        said.push(sentence)
        resolve()
      },
      (url) => Promise.resolve(spawn(nowhere, [url])),
    )
  })
  await failed
  expect(said).toEqual(['No browser could be opened; open it yourself.'])
})
