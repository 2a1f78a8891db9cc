import { wait } from '../../src/async/wait'

/** What a host counts since it started. */
export interface HostCounts {
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
export const unplanned = (why: string): Loss => ({ why, isPlanned: false })

/** Where a page is watched, and how. Times in milliseconds. */
export interface PageWatchOptions {
  /** The exhibit's address; its health is requested at `health` beside it. */
  readonly url: string
  /** Interval between health requests. */
  readonly intervalMs: number
  /** Time until a new page must report for the first time, and an absent page or host must return. */
  readonly startTimeoutMs: number
}

export type PageWatch = ReturnType<typeof createPageWatch>

/**
 * Creates a watch for a page's signs of life. What the host says of an earlier page does not count. A page or host that
 * is absent has the time `startTimeoutMs` to appear or to return.
 */
export function createPageWatch({ url, intervalMs, startTimeoutMs }: PageWatchOptions, counts: HostCounts) {
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
export async function waitForHost(url: string, every: number, signal: AbortSignal): Promise<HostCounts> {
  while (!signal.aborted) {
    const { counts } = await fetchHealth(url)
    if (counts !== null) return counts
    await wait(every)
  }
  return { loads: 0, restarts: 0 }
}
