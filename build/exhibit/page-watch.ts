import { wait } from '../../src/async/wait'
import { fetchHealth, type HostCounts } from './host-health'

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
