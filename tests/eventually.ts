import { vi } from 'vitest'

/** How long a thing that is sure to come may take on a machine that is busy with something else, in milliseconds. */
const PATIENCE = 30_000

/**
 * Calls `check` until it no longer throws, and resolves with what it gives. Rejects with its last error after half a
 * minute: a second, which is Vitest's own measure, is too little beside a build and a browser on two cores.
 */
export async function eventually<T>(check: () => T | Promise<T>): Promise<T> {
  return vi.waitFor(check, { timeout: PATIENCE, interval: 10 })
}
