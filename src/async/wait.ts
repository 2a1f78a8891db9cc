import type { CancelSignal } from './cancel-signal'

/** Resolves after `ms` milliseconds, or at once when `signal` aborts; never rejects. */
export function wait(ms: number, signal?: CancelSignal): Promise<void> {
  if (ms <= 0 || signal?.aborted === true) return Promise.resolve()
  return new Promise((resolve) => {
    const done = (): void => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', done)
      resolve()
    }
    const timer = setTimeout(done, ms)
    signal?.addEventListener('abort', done)
  })
}
