import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { editJson } from '../../src/node/exhibit/exhibit-json'
import type { Health } from '../../src/node/exhibit/health'
import { eventually } from '../eventually'
import { readUnit } from '../exhibit-units'
import { browserCommand } from './browser'
import { orderPage } from './page-control'
import { supervise, type Supervised } from './supervisor'

const root = resolve(import.meta.dirname, '../..')

/** Longest times, in seconds: for a page that crashed, for noticing one that hangs, for the host and for the browser. */
const CRASH = 5
const NOTICE = 10
const HOST = 10
const BROWSER = 5

interface Exhibit {
  readonly host: Supervised
  readonly kiosk: Supervised
  /** The port at which the browser takes orders for its page. */
  readonly orders: number
  health(): Promise<Health>
  /** Returns the sentences of a log so far. */
  log(name: string): Promise<string[]>
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  await new Promise((done) => server.close(done))
  return port
}

interface OpenOptions {
  /** Time of day of the nightly restart. */
  readonly restart?: string
  /** Arguments of Node for the host. */
  readonly hostFlags?: readonly string[]
}

/** Starts the host and the browser with the commands of their units, at free ports and with a folder of the test. */
async function open({ restart = '04:00', hostFlags = [] }: OpenOptions = {}): Promise<Exhibit> {
  const data = await mkdtemp(join(tmpdir(), 'parlor-box-kept-'))
  onTestFinished(() => rm(data, { recursive: true, force: true, maxRetries: 5 }))
  const example = await readFile(join(root, 'resources/exhibit.example.json'), 'utf8')
  const file = join(data, 'exhibit.json')
  await writeFile(file, editJson(editJson(example, ['screen', 'table'], 'flat'), ['restart'], restart))
  const [port, orders, browser] = [await freePort(), await freePort(), await browserCommand()]
  const url = `http://127.0.0.1:${String(port)}/`
  const env = { ...process.env, ...browser.env, PARLOR_DATA: data, XDG_RUNTIME_DIR: data, PARLOR_LOCKED: 'yes' }

  const hostUnit = readUnit('parlor-exhibit-host')
  const here: Record<string, readonly string[]> = {
    '/usr/bin/node': [process.execPath, ...hostFlags],
    '4949': [String(port)],
    '/var/lib/parlor-exhibit/exhibit.json': [file],
  }
  const host = supervise(
    hostUnit,
    hostUnit.command.flatMap((word) => here[word] ?? [word]),
    { cwd: root, env: { ...env, PARLOR_SUPERVISED: 'yes' } },
  )

  const browserUnit = readUnit('parlor-exhibit-browser')
  // The compositor needs a screen; the browser runs without one.
  const words = browserUnit.command.slice(browserUnit.command.indexOf('--') + 1)
  const there: Record<string, readonly string[]> = {
    '/usr/bin/node': [process.execPath],
    'http://127.0.0.1:4949/': [url],
    chromium: [browser.path, ...browser.flags, `--remote-debugging-port=${String(orders)}`],
  }
  const kiosk = supervise(
    browserUnit,
    words.flatMap((word) => there[word] ?? [word]),
    { cwd: root, env },
  )
  const health = async () => (await (await fetch(`${url}health`)).json()) as Health
  async function log(name: string): Promise<string[]> {
    const text = await readFile(join(data, 'logs', `${name}.log`), 'utf8')
    return text
      .trim()
      .split('\n')
      .map((line) => (JSON.parse(line) as { words?: string }).words ?? '')
  }
  return { host, kiosk, orders, health, log }
}

/** Waits until a page that was loaded after `loads` others shows the attract scene; returns how many were loaded. */
async function attracts({ health, kiosk, host }: Exhibit, loads: number): Promise<number> {
  try {
    return await eventually(async () => {
      const now = await health()
      expect(now).toMatchObject({ ok: true, scene: 'attract' })
      expect(now.loads).toBeGreaterThan(loads)
      return now.loads
    })
  } catch (fault) {
    throw new Error(`${String(fault)}\n${host.said()}\n${kiosk.said()}`)
  }
}

/** Returns the seconds that something takes. */
async function timed(act: () => Promise<unknown>): Promise<number> {
  const begun = performance.now()
  await act()
  return (performance.now() - begun) / 1000
}

test('a page that crashes, one that hangs, a killed browser, its keeper and the host: each is back in its time', async () => {
  const exhibit = await open()
  const { host, kiosk, orders } = exhibit
  let loads = await attracts(exhibit, 0)
  const times: Record<string, number> = {}

  await orderPage(orders, 'Page.navigate', { url: 'chrome://crash' })
  times['crash'] = await timed(async () => (loads = await attracts(exhibit, loads)))
  expect(await exhibit.log('exhibit-browser')).toEqual([expect.stringMatching(/^The page crashed .* is loaded again/)])

  await orderPage(orders, 'Runtime.evaluate', { expression: 'for (;;);' })
  times['hang noticed'] = await timed(() =>
    eventually(async () => expect((await exhibit.log('exhibit-browser')).at(-1)).toContain('no sign of life')),
  )
  times['back after a hang'] = await timed(async () => (loads = await attracts(exhibit, loads)))

  await orderPage(orders, 'Browser.crash')
  times['browser'] = await timed(async () => (loads = await attracts(exhibit, loads)))
  expect((await exhibit.log('exhibit-browser')).at(-1)).toContain('it ended with')

  process.kill(host.pid(), 'SIGKILL')
  const before = host.pid()
  times['host'] = await timed(() =>
    eventually(async () => {
      expect(host.pid()).not.toBe(before)
      expect(await exhibit.health()).toMatchObject({ ok: true, scene: 'attract', loads: 0 })
    }),
  )

  process.kill(kiosk.pid(), 'SIGKILL')
  times['keeper'] = await timed(() => attracts(exhibit, 0))

  expect(times['crash']).toBeLessThan(CRASH)
  expect(times['hang noticed']).toBeLessThan(NOTICE)
  expect(times['back after a hang']).toBeLessThan(CRASH)
  expect(times['browser']).toBeLessThan(BROWSER)
  expect(times['host']).toBeLessThan(HOST)
  expect(times['keeper']).toBeLessThan(HOST)
})

/** Time by the host's clock from its start to the nightly restart: longer than until the page is there, in milliseconds. */
const START_MS = 25_000
/** Longest time until the restart, until there is a new page, and from then until the host ends, in milliseconds. */
const [RESTART_MS, HOST_END_MS] = [{ timeout: 120_000 }, { timeout: 90_000 }]

/**
 * Lets a program begin as one that has run for an hour, because only such a one is restarted in the night, and with a
 * clock that is ahead.
 */
const preload = (aheadMs: number): string =>
  `data:text/javascript,${encodeURIComponent(
    `const [age, time] = [performance.now.bind(performance), Date.now]
    performance.now = () => age() + 3_600_000
    Date.now = () => time() + ${String(aheadMs)}`,
  )}`

test('in the night there is a new browser, then a new host; neither counts as a fault', async () => {
  // The time of the restart is a whole minute, so the host's clock is put forward by what else would be waited.
  const soonest = Date.now() + START_MS
  const time = new Date(Math.ceil(soonest / 60_000) * 60_000)
  const restart = [time.getHours(), time.getMinutes()].map((part) => String(part).padStart(2, '0')).join(':')
  const exhibit = await open({ restart, hostFlags: ['--import', preload(time.getTime() - soonest)] })
  const { host, kiosk, log, health } = exhibit
  const loads = await attracts(exhibit, 0)
  const [oldHost, oldKiosk] = [host.pid(), kiosk.pid()]
  expect(await health()).toMatchObject({ restarts: 0 })

  await expect.poll(() => log('exhibit-browser').catch(() => []), RESTART_MS).toHaveLength(1)
  expect(await log('exhibit-browser')).toEqual([expect.stringContaining('nightly restart')])
  expect(await health()).toMatchObject({ restarts: 1 })
  await attracts(exhibit, loads)
  expect(host.pid()).toBe(oldHost)

  await expect.poll(() => host.pid(), HOST_END_MS).not.toBe(oldHost)
  await eventually(async () => {
    expect(await health()).toMatchObject({ ok: true, scene: 'attract', loads: 0, restarts: 0 })
  })
  expect(kiosk.pid()).toBe(oldKiosk)
  expect(await log('exhibit-browser')).toHaveLength(1)
  expect((await log('exhibit')).filter((words) => words.startsWith('nightly'))).toHaveLength(2)
})
