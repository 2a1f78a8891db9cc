import { vi } from 'vitest'

/** Longest wait for something that is sure to come, on a machine that is busy with other things, in milliseconds. */
const PATIENCE = 30_000

/**
 * Calls `check` until it no longer throws, and resolves with its result. Rejects with its last error after half a
 * minute: Vitest's own limit of a second is too short beside a build and a browser on two cores.
 */
export async function eventually<T>(check: () => T | Promise<T>): Promise<T> {
  return vi.waitFor(check, { timeout: PATIENCE, interval: 10 })
}
