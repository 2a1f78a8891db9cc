import { spawn, type ChildProcess } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'

/** Settings for keeping a browser running. Times in milliseconds. */
export interface KeepBrowserOptions {
  /** The exhibit's address; its health is requested at `health` beside it. */
  readonly url: string
  /** The browser's program and arguments; the address is appended. */
  readonly command: readonly [program: string, ...words: string[]]
  /** Interval between health requests. */
  readonly intervalMs?: number
  /** Time until the page of a new browser must report for the first time, and an absent page or host must return. */
  readonly startTimeoutMs?: number
  readonly say: (sentence: string) => void
  readonly signal: AbortSignal
}

/** Exits within this time are counted, in milliseconds; from the third on the page is told to show the table flat. */
const EXIT_WINDOW_MS = 5 * 60_000
const MAX_EXITS = 3
const HEALTH_INTERVAL_MS = 2000
const START_TIMEOUT_MS = 60_000

/** The host's report about its page: `lives`, `silent`, or `none` if there is no host or no page yet. */
type PageHealth = 'lives' | 'silent' | 'none'

async function fetchHealth(url: string): Promise<PageHealth> {
  try {
    const answer = await fetch(new URL('health', url), { signal: AbortSignal.timeout(5000) })
    const { ok, scene } = (await answer.json()) as { readonly ok: boolean; readonly scene: string | null }
    return scene === null ? 'none' : ok ? 'lives' : 'silent'
  } catch {
    return 'none'
  }
}

/**
 * Keeps a browser on an exhibit's page until aborted: starts it once the host responds, and again whenever it exits or
 * its page stops reporting.
 */
export async function keepBrowser({
  url,
  command,
  say,
  signal,
  intervalMs = HEALTH_INTERVAL_MS,
  startTimeoutMs = START_TIMEOUT_MS,
}: KeepBrowserOptions): Promise<void> {
  let exitTimes: number[] = []
  while (!signal.aborted) {
    await waitForHost(url, intervalMs, signal)
    if (isAborted(signal)) return
    const address = new URL(url)
    if (exitTimes.length >= MAX_EXITS) address.searchParams.set('flat', 'true')
    const [program, ...words] = command
    const browser = spawn(program, [...words, address.href], { stdio: 'ignore' })
    const ended = new Promise<string>((resolve) => {
      browser.once('error', (fault) => resolve(fault.message))
      browser.once('exit', (status, by) => resolve(`it ended with ${String(status ?? by)}`))
    })
    const why = await Promise.race([ended, waitForSilence(url, { every: intervalMs, start: startTimeoutMs }, signal)])
    await close(browser, ended)
    if (isAborted(signal)) return
    const now = performance.now()
    exitTimes = [...exitTimes.filter((at) => now - at < EXIT_WINDOW_MS), now]
    say(`The browser is started again: ${why}.`)
    await wait(intervalMs)
  }
}

/** Whether the signal is aborted. A function, so that it is evaluated anew after every wait. */
const isAborted = (signal: AbortSignal): boolean => signal.aborted

async function waitForHost(url: string, every: number, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const there = await fetch(new URL('health', url), { signal: AbortSignal.timeout(5000) }).then(
      () => true,
      () => false,
    )
    if (there) return
    await wait(every)
  }
}

/**
 * Resolves with the reason when a page that should be alive is not. A page or host that is absent has the time `start`
 * to appear or to return.
 */
async function waitForSilence(
  url: string,
  { every, start }: { readonly every: number; readonly start: number },
  signal: AbortSignal,
): Promise<string> {
  const begun = performance.now()
  let lastAlive: number | null = null
  while (!signal.aborted) {
    await wait(every)
    const health = await fetchHealth(url)
    const now = performance.now()
    if (health === 'lives') lastAlive = now
    const isLate = now - (lastAlive ?? begun) > start
    // An early report may still be about the previous browser.
    if (health === 'silent' && (lastAlive !== null || isLate)) return 'its page gave no sign of life'
    if (health === 'none' && isLate) return `its page did not come${lastAlive === null ? '' : ' back'}`
  }
  return 'it is not wanted any more'
}

async function close(browser: ChildProcess, ended: Promise<string>): Promise<void> {
  if (browser.exitCode !== null || browser.signalCode !== null || browser.pid === undefined) return
  browser.kill('SIGTERM')
  const late = setTimeout(() => browser.kill('SIGKILL'), 3000)
  await ended
  clearTimeout(late)
}
