import { setTimeout as wait } from 'node:timers/promises'

/** What a host says about its page. */
export interface PageHealth {
  /** `none`: there is no page yet, or no host. */
  readonly state: 'lives' | 'silent' | 'none'
  /** How many pages have been loaded since the host started; null without a host. */
  readonly loads: number | null
}

const ANSWER_TIMEOUT_MS = 5000

/** Asks the host of an exhibit about its page. Never rejects. */
export async function fetchHealth(url: string): Promise<PageHealth> {
  try {
    const answer = await fetch(new URL('health', url), { signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS) })
    const { ok, scene, loads } = (await answer.json()) as { ok: boolean; scene: string | null; loads: number }
    return { state: scene === null ? 'none' : ok ? 'lives' : 'silent', loads }
  } catch {
    return { state: 'none', loads: null }
  }
}

/**
 * Waits until an exhibit's host answers, or until the signal aborts. Resolves to how many pages have been loaded since
 * it started.
 */
export async function waitForHost(url: string, every: number, signal: AbortSignal): Promise<number> {
  while (!signal.aborted) {
    const { loads } = await fetchHealth(url)
    if (loads !== null) return loads
    await wait(every)
  }
  return 0
}
