import { spawn, type ChildProcess } from 'node:child_process'
import { messageOf } from '../../src/async/do-all'
import { wait } from '../../src/async/wait'
import { openBrowserPipe, PIPE_STDIO } from './browser-pipe'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Settings for keeping a browser running. Times in milliseconds. */
export interface KeepBrowserOptions {
  /** The exhibit's address; its health is requested at `health` beside it. */
  readonly url: string
  /** The browser's program and arguments; the address is appended. */
  readonly command: readonly [program: string, ...words: string[]]
  /**
   * Further arguments for a browser that can be controlled, given the folder of its profile, which is new at each start
   * (null if there is no room for one, or the browser does not start with it). Without this the crash of a page is
   * noticed by its silence only.
   */
  readonly flags?: (profile: string | null) => readonly string[]
  /** Interval between health requests. */
  readonly intervalMs?: number
  /** The shortest time between two starts of the browser, and between a page and its reload. */
  readonly pauseMs?: number
  /** Time until the page of a new browser must report for the first time, and an absent page or host must return. */
  readonly startTimeoutMs?: number
  /**
   * Called with a sentence when the page or the browser had to be mended, and for the nightly restart of the browser.
   */
  readonly say: (what: 'page' | 'browser' | 'restart', sentence: string) => void
  readonly signal: AbortSignal
}

type Settings = Required<Omit<KeepBrowserOptions, 'flags'>> & Pick<KeepBrowserOptions, 'flags'>

/** Crashes within this time are counted, in milliseconds; from the third on the page is told to show the table flat. */
const CRASH_WINDOW_MS = 5 * 60_000
const MAX_CRASHES = 3
/** Starts in a row without a living page after which the browser is started without a profile of its own. */
const MAX_VAIN_STARTS = 2
const HEALTH_INTERVAL_MS = 1000
const PAUSE_MS = 2000
const START_TIMEOUT_MS = 60_000

/**
 * Keeps a browser on an exhibit's page until aborted: starts it once the host responds, loads the page again when it
 * crashed, and starts the browser again whenever it exits, its page stops reporting, or the host reports a nightly
 * restart. A nightly restart counts neither as a crash nor as a start in vain.
 */
export async function keepBrowser(options: KeepBrowserOptions): Promise<void> {
  const settings: Settings = {
    intervalMs: HEALTH_INTERVAL_MS,
    pauseMs: PAUSE_MS,
    startTimeoutMs: START_TIMEOUT_MS,
    ...options,
  }
  const { url, intervalMs, pauseMs, say, signal } = settings
  const crashes = createCrashCounter(url)
  const sayOfBrowser = (sentence: string): void => say('browser', sentence)
  let vainStarts = 0
  while (!isAborted(signal)) {
    const counts = await waitForHost(url, intervalMs, signal)
    if (isAborted(signal)) return
    const begun = performance.now()
    const profile = options.flags && vainStarts < MAX_VAIN_STARTS ? await createProfile(sayOfBrowser) : null
    const { why, isPlanned, wasAlive } = await showUntilLost(settings, { profile, crashes, counts })
    if (isAborted(signal)) return
    if (wasAlive) vainStarts = 0
    else if (!isPlanned) vainStarts++
    if (!isPlanned) crashes.add()
    say(isPlanned ? 'restart' : 'browser', `The browser is started again: ${why}.`)
    await wait(Math.max(0, begun + pauseMs - performance.now()))
  }
}

/** Whether the signal is aborted. A function, so that it is evaluated anew after every wait. */
const isAborted = (signal: AbortSignal): boolean => signal.aborted

type CrashCounter = ReturnType<typeof createCrashCounter>

function createCrashCounter(url: string) {
  let times: number[] = []
  return {
    add(): void {
      const now = performance.now()
      times = [...times.filter((at) => now - at < CRASH_WINDOW_MS), now]
    },
    /** Returns the address to show: after three crashes in five minutes, that of the flat table. */
    address(): string {
      const address = new URL(url)
      if (times.length >= MAX_CRASHES) address.searchParams.set('flat', 'true')
      return address.href
    },
  }
}

interface BrowserStart {
  /** Folder of the profile; null for none. */
  readonly profile: string | null
  readonly crashes: CrashCounter
  /** What the host has counted before this browser. */
  readonly counts: HostCounts
}

/**
 * Runs a browser until it has to be started again. Resolves once it has ended: with the reason, and whether its page
 * was ever alive.
 */
async function showUntilLost(
  settings: Settings,
  { profile, crashes, counts }: BrowserStart,
): Promise<Loss & { readonly wasAlive: boolean }> {
  const { command, flags, signal } = settings
  const [program, ...words] = command
  const browser = spawn(program, [...words, ...(flags?.(profile) ?? []), crashes.address()], {
    stdio: profile === null ? 'ignore' : [...PIPE_STDIO],
  })
  const ended = new Promise<Loss>((resolve) => {
    browser.once('error', ({ message }) => resolve(unplanned(message)))
    browser.once('exit', (status, by) => resolve(unplanned(`it ended with ${String(status ?? by)}`)))
  })
  const over = new AbortController()
  const watch = createPageWatch(settings, counts)
  const lost = profile === null ? [] : [reloadCrashedPages(browser, watch, settings, crashes)]
  try {
    const loss = await Promise.race([ended, watch.untilLost(AbortSignal.any([signal, over.signal])), ...lost])
    return { ...loss, wasAlive: watch.wasAlive() }
  } finally {
    over.abort()
    await close(browser, ended, isAborted(signal))
    const removed = removeProfile(profile, (sentence) => settings.say('browser', sentence))
    // The next browser need not wait: it has a folder of its own.
    if (isAborted(signal)) await removed
  }
}

/** Loads the page of a browser again whenever it crashes. Resolves with the reason if that fails. */
function reloadCrashedPages(
  browser: ChildProcess,
  watch: PageWatch,
  { url, intervalMs, pauseMs, say, signal }: Settings,
  crashes: CrashCounter,
): Promise<Loss> {
  let loadedAt = -Infinity
  return new Promise((resolve) => {
    async function reload(page: string): Promise<void> {
      await wait(Math.max(0, loadedAt + pauseMs - performance.now()))
      await waitForHost(url, intervalMs, signal)
      if (isAborted(signal)) return
      loadedAt = performance.now()
      await pipe.load(page, crashes.address())
    }
    const pipe = openBrowserPipe(browser, (page, why) => {
      crashes.add()
      say('page', `The page crashed (${why}) and is loaded again.`)
      watch.restart()
      reload(page).catch((fault: unknown) =>
        resolve(unplanned(`its page could not be loaded again: ${messageOf(fault)}`)),
      )
    })
    pipe.ready.catch((fault: unknown) => {
      say('browser', `A crash of the page will be noticed late: ${messageOf(fault)}`)
    })
  })
}

const isRunning = ({ pid, exitCode, signalCode }: ChildProcess): boolean =>
  pid !== undefined && exitCode === null && signalCode === null

/** Ends a browser and waits for its end. Only one that was not asked for any more is given time to end by itself. */
async function close(browser: ChildProcess, ended: Promise<Loss>, gently: boolean): Promise<void> {
  if (!isRunning(browser)) return
  browser.kill(gently ? 'SIGTERM' : 'SIGKILL')
  const late = setTimeout(() => browser.kill('SIGKILL'), 3000)
  await ended
  clearTimeout(late)
}

/**
 * Creates the folder of a browser's profile, in memory where the system has a place for that. Resolves to null, and says
 * why, if there is no room for one.
 */
async function createProfile(say: (sentence: string) => void): Promise<string | null> {
  try {
    return await mkdtemp(join(process.env['XDG_RUNTIME_DIR'] || tmpdir(), 'parlor-exhibit-'))
  } catch (fault) {
    say(`There is no place for the browser's profile: ${String(fault)}`)
    return null
  }
}

/** Removes the folder of a profile, in which the parts of a browser that was killed may still write for a moment. */
async function removeProfile(profile: string | null, say: (sentence: string) => void): Promise<void> {
  if (profile === null) return
  await rm(profile, { recursive: true, force: true, maxRetries: 5 }).catch((fault: unknown) => {
    say(`The browser's profile was not removed: ${String(fault)}`)
  })
}

/** What a host counts since it started. */
interface HostCounts {
  /** How many pages have been loaded. */
  readonly loads: number
  /** How many nightly restarts there have been. */
  readonly restarts: number
}

/** What a host says about its page. */
interface PageHealth {
  /** `none`: there is no page yet, or no host. */
  readonly state: 'lives' | 'silent' | 'none'
  /** Null without a host. */
  readonly counts: HostCounts | null
}

const ANSWER_TIMEOUT_MS = 5000

/** Why a browser has to be started again. */
export interface Loss {
  readonly why: string
  /** Whether it is the nightly restart. */
  readonly isPlanned: boolean
}

/** Returns a loss that is a fault, for a reason. */
const unplanned = (why: string): Loss => ({ why, isPlanned: false })

/** Where a page is watched, and how. Times in milliseconds. */
interface PageWatchOptions {
  /** The exhibit's address; its health is requested at `health` beside it. */
  readonly url: string
  /** Interval between health requests. */
  readonly intervalMs: number
  /** Time until a new page must report for the first time, and an absent page or host must return. */
  readonly startTimeoutMs: number
}

type PageWatch = ReturnType<typeof createPageWatch>

/**
 * Creates a watch for a page's signs of life. What the host says of an earlier page does not count. A page or host that
 * is absent has the time `startTimeoutMs` to appear or to return.
 */
function createPageWatch({ url, intervalMs, startTimeoutMs }: PageWatchOptions, counts: HostCounts) {
  let begun = performance.now()
  /** When the expected page was last alive; null before its first sign. */
  let lastAlive: number | null = null
  let wasAlive = false
  /** What the host had counted before the expected page, and so far. */
  let [before, sofar] = [counts, counts]

  /** Expects a new page. */
  function restart(): void {
    begun = performance.now()
    lastAlive = null
    before = sofar
  }

  async function look(): Promise<Loss | null> {
    const since = begun
    const health = await fetchHealth(url)
    if (since !== begun) return null
    const { state } = health
    sofar = health.counts ?? sofar
    // A host that started again counts from the beginning.
    before = {
      loads: Math.min(before.loads, sofar.loads),
      restarts: Math.min(before.restarts, sofar.restarts),
    }
    if (sofar.restarts > before.restarts) return { why: 'it is time for the nightly restart', isPlanned: true }
    const now = performance.now()
    if (state === 'lives' && (lastAlive !== null || sofar.loads > before.loads)) {
      lastAlive = now
      wasAlive = true
    }
    const isLate = now - (lastAlive ?? begun) > startTimeoutMs
    if (state === 'silent' && (lastAlive !== null || isLate)) return unplanned('its page gave no sign of life')
    if (isLate) return unplanned(`its page did not come${lastAlive === null ? '' : ' back'}`)
    return null
  }

  return {
    restart,
    /** Whether any page has been alive. */
    wasAlive: () => wasAlive,
    /** Resolves when a page that should be alive is not, or when it is time for the nightly restart. */
    async untilLost(signal: AbortSignal): Promise<Loss> {
      while (!signal.aborted) {
        const loss = await look()
        if (loss !== null) return loss
        await wait(intervalMs)
      }
      return unplanned('it is not wanted any more')
    },
  }
}

/** Asks the host of an exhibit about its page. Never rejects. */
async function fetchHealth(url: string): Promise<PageHealth> {
  try {
    const answer = await fetch(new URL('health', url), { signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS) })
    const { ok, scene, ...counts } = (await answer.json()) as { ok: boolean; scene: string | null } & HostCounts
    return { state: scene === null ? 'none' : ok ? 'lives' : 'silent', counts }
  } catch {
    return { state: 'none', counts: null }
  }
}

/** Waits until an exhibit's host answers, or until the signal aborts. Resolves to what the host has counted. */
async function waitForHost(url: string, every: number, signal: AbortSignal): Promise<HostCounts> {
  while (!signal.aborted) {
    const { counts } = await fetchHealth(url)
    if (counts !== null) return counts
    await wait(every)
  }
  return { loads: 0, restarts: 0 }
}
