import { wait } from '../../src/async/wait'

/** What a host counts since it started. */
export interface HostCounts {
  /** How many pages have been loaded. */
  readonly loads: number
  /** How many nightly restarts there have been. */
  readonly restarts: number
}

/** What a host says about its page. */
export interface PageHealth {
  /** `none`: there is no page yet, or no host. */
  readonly state: 'lives' | 'silent' | 'none'
  /** Null without a host. */
  readonly counts: HostCounts | null
}

const ANSWER_TIMEOUT_MS = 5000

/** Asks the host of an exhibit about its page. Never rejects. */
export async function fetchHealth(url: string): Promise<PageHealth> {
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
