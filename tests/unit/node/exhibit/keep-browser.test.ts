import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { keepBrowser, type KeepBrowserOptions } from '../../../../build/exhibit/keep-browser'

/** Program that runs in place of a browser: it writes down its process id and address, and does not end. */
const STAYS = `require('fs').appendFileSync(process.argv[1], process.pid + ' ' + process.argv[2] + '\\n'); setInterval(() => {}, 1000)`

const PATIENCE = { timeout: 20_000 }
/** Time in which a missing page must return, in milliseconds. */
const START_TIMEOUT_MS = 60_000

interface Kept {
  /** Returns the process ids of the browsers that were started so far. */
  pids(): number[]
  /** Returns the addresses with which they were started. */
  addresses(): string[]
  readonly said: string[]
  /** Returns the kinds of what was said. */
  kinds(): string[]
  /** Sets what the host says of its page from now on; resolves when the host has been asked for it. */
  tell(health: { ok: boolean; scene: string | null; loads?: number; restarts?: number }): Promise<void>
}

async function kept(options: Partial<Pick<KeepBrowserOptions, 'flags' | 'command'>> = {}): Promise<Kept> {
  const folder = mkdtempSync(join(tmpdir(), 'parlor-kiosk-'))
  const file = join(folder, 'pids')
  writeFileSync(file, '')
  let health: Parameters<Kept['tell']>[0] = { ok: true, scene: null }
  let asked = 0
  const host = createServer((_request, response) => {
    asked++
    const counts = { loads: health.scene === null ? 0 : 1, restarts: 0 }
    response.writeHead(health.ok ? 200 : 503).end(JSON.stringify({ ...counts, ...health }))
  })
  await new Promise<void>((done) => host.listen(0, '127.0.0.1', done))
  const stop = new AbortController()
  const [said, kinds]: [string[], string[]] = [[], []]
  const done = keepBrowser({
    url: `http://127.0.0.1:${String((host.address() as AddressInfo).port)}/`,
    command: [process.execPath, '-e', STAYS, file],
    intervalMs: 25,
    pauseMs: 25,
    ...options,
    say(what, sentence) {
      kinds.push(what)
      said.push(sentence)
    },
    signal: stop.signal,
  })
  onTestFinished(async () => {
    stop.abort()
    await done
    host.close()
    host.closeAllConnections()
    rmSync(folder, { recursive: true, force: true })
  })
  const lines = () => readFileSync(file, 'utf8').split('\n').filter(Boolean)
  const pids = () => lines().map((line) => Number(line.split(' ')[0]))
  const addresses = () => lines().map((line) => line.split(' ')[1]!)
  async function tell(word: typeof health): Promise<void> {
    health = word
    const before = asked
    await expect.poll(() => asked, PATIENCE).toBeGreaterThan(before + 1)
  }
  return { pids, addresses, said, kinds: () => kinds, tell }
}

const alive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
test('a browser whose page hangs is ended and started again', async () => {
  const browser = await kept()
  await expect.poll(browser.pids, PATIENCE).toHaveLength(1)
  await browser.tell({ ok: true, scene: 'attract' })
  expect(alive(browser.pids()[0]!)).toBe(true)
  await browser.tell({ ok: false, scene: 'play' })
  await expect.poll(() => browser.pids().length, PATIENCE).toBeGreaterThan(1)
  expect(alive(browser.pids()[0]!)).toBe(false)
  expect(browser.said[0]).toContain('no sign of life')
})

/** Lets the clock stand still by which a page is missing, until the test lets time pass. */
function stopClock(): (ms: number) => void {
  let now = performance.now()
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => now)
  onTestFinished(() => clock.mockRestore())
  return (ms) => void (now += ms)
}

test('a browser whose page was alive is started again if the page does not return after the host restarted', async () => {
  const pass = stopClock()
  const browser = await kept()
  await expect.poll(browser.pids, PATIENCE).toHaveLength(1)
  await browser.tell({ ok: true, scene: 'attract' })
  await browser.tell({ ok: true, scene: null })
  pass(START_TIMEOUT_MS - 1)
  await browser.tell({ ok: true, scene: null })
  expect(browser.said).toEqual([])
  pass(2)
  await expect.poll(() => browser.pids().length, PATIENCE).toBeGreaterThan(1)
  expect(alive(browser.pids()[0]!)).toBe(false)
  expect(browser.said[0]).toContain('did not come back')
})

test('a browser whose page lives stays, however long ago its host was started again', async () => {
  const pass = stopClock()
  const browser = await kept()
  await expect.poll(browser.pids, PATIENCE).toHaveLength(1)
  await browser.tell({ ok: true, scene: 'attract' })
  for (let i = 0; i < 3; i++) {
    await browser.tell({ ok: true, scene: 'play', loads: 0 })
    pass(START_TIMEOUT_MS)
  }
  await browser.tell({ ok: true, scene: 'play', loads: 0 })
  expect([browser.pids().length, browser.said]).toEqual([1, []])
  await browser.tell({ ok: false, scene: 'play', loads: 0 })
  await expect.poll(() => browser.pids().length, PATIENCE).toBeGreaterThan(1)
})

test('a browser that was killed is started again', async () => {
  const browser = await kept()
  await expect.poll(browser.pids, PATIENCE).toHaveLength(1)
  process.kill(browser.pids()[0]!, 'SIGKILL')
  await expect.poll(browser.pids, PATIENCE).toHaveLength(2)
  // Windows knows no signals: a process that is killed there ends with status 1.
  expect(browser.said[0]).toContain(process.platform === 'win32' ? 'ended with 1' : 'SIGKILL')
})

test('after three ends in five minutes the page is told to show the table flat', async () => {
  const browser = await kept()
  for (let ends = 0; ends < 3; ends++) {
    await expect.poll(() => browser.pids().length, PATIENCE).toBe(ends + 1)
    process.kill(browser.pids().at(-1)!, 'SIGKILL')
  }
  await expect.poll(browser.addresses, PATIENCE).toHaveLength(4)
  expect(browser.addresses().map((address) => address.endsWith('/?flat=true'))).toEqual([false, false, false, true])
})

test('a browser that does not start with a profile of its own is started without one', async () => {
  const refuses = "if (process.argv.some((word) => word.includes('profile='))) process.exit(3)\n"
  const flags = (profile: string | null) => (profile === null ? [] : [`profile=${profile}`])
  const command = [process.execPath, '-e', `${refuses}setInterval(() => {}, 1000)`, '--'] as const
  const browser = await kept({ command, flags })
  await browser.tell({ ok: true, scene: null })
  await expect.poll(() => browser.said, PATIENCE).toHaveLength(2)
  expect(browser.said.join()).toMatch(/ended with 3.*ended with 3/)
  await browser.tell({ ok: true, scene: 'attract' })
  expect(browser.said).toHaveLength(2)
})

test('in the night a new browser is started with a new profile; that counts neither as a crash nor as a start in vain', async () => {
  const profiles: (string | null)[] = []
  const flags = (profile: string | null) => {
    profiles.push(profile)
    return []
  }
  const browser = await kept({ flags })
  for (let restarts = 1; restarts <= 4; restarts++) {
    await expect.poll(browser.pids, PATIENCE).toHaveLength(restarts)
    // Two of the four browsers have not shown a page yet.
    await browser.tell({ ok: true, scene: restarts > 2 ? 'attract' : null, loads: restarts, restarts: restarts - 1 })
    await browser.tell({ ok: true, scene: restarts > 2 ? 'attract' : null, loads: restarts, restarts })
  }
  await expect.poll(browser.pids, PATIENCE).toHaveLength(5)
  expect(browser.pids().map(alive)).toEqual([false, false, false, false, true])
  expect(browser.kinds()).toEqual(Array(4).fill('restart'))
  expect(browser.said[0]).toContain('nightly restart')
  expect(browser.addresses().join()).not.toContain('flat=true')
  expect(profiles).not.toContain(null)
  expect(new Set(profiles).size).toBe(5)
})

test('a host that ends after the nightly restart, and then counts from the beginning, does not end the browser', async () => {
  const browser = await kept()
  await expect.poll(browser.pids, PATIENCE).toHaveLength(1)
  await browser.tell({ ok: true, scene: 'attract', restarts: 1 })
  await expect.poll(browser.pids, PATIENCE).toHaveLength(2)
  await browser.tell({ ok: true, scene: 'attract', loads: 2, restarts: 1 })
  await browser.tell({ ok: true, scene: 'attract', loads: 0, restarts: 0 })
  expect(browser.pids()).toHaveLength(2)
  // The next night.
  await browser.tell({ ok: true, scene: 'attract', loads: 0, restarts: 1 })
  await expect.poll(browser.pids, PATIENCE).toHaveLength(3)
  expect(browser.kinds()).toEqual(['restart', 'restart'])
})
