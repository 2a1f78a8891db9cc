import type { CancelSignal } from './cancellation'
import { callAfter } from './clock'

/** Resolves after `ms` milliseconds, or at once when `signal` aborts; never rejects. */
export function wait(ms: number, signal?: CancelSignal): Promise<void> {
  if (ms <= 0 || signal?.aborted === true) return Promise.resolve()
  return new Promise((resolve) => {
    const done = (): void => {
      cancel()
      signal?.removeEventListener('abort', done)
      resolve()
    }
    const cancel = callAfter(ms, done)
    signal?.addEventListener('abort', done)
  })
}
