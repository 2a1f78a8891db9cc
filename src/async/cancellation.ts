/**
 * The rejection of what was cancelled: the position has changed, or the table is closed. It has the name that the
 * platform gives to such errors.
 */
export class CancelledError extends Error {
  constructor() {
    super('The thought was cancelled.')
    this.name = 'AbortError'
  }
}

/** A cancel signal and its trigger. */
export type Canceller = ReturnType<typeof createCanceller>

/** Creates a cancel signal and its trigger, for folders that compile without `AbortController`. */
export function createCanceller() {
  const listeners = new Set<() => void>()
  let aborted = false
  const signal: CancelSignal = {
    get aborted() {
      return aborted
    },
    addEventListener: (_type, listener) => void listeners.add(listener),
    removeEventListener: (_type, listener) => void listeners.delete(listener),
  }
  return {
    signal,
    cancel(): void {
      if (aborted) return
      aborted = true
      for (const listener of [...listeners]) listener()
      listeners.clear()
    },
  }
}

/**
 * Settles like `work`, or rejects with {@link CancelledError} as soon as `signal` aborts, whether or not the work
 * reacts to it.
 */
export function withCancellation<T>(work: Promise<T>, signal: CancelSignal): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    const stop = () => {
      reject(new CancelledError())
    }
    signal.addEventListener('abort', stop)
    work.then(resolve, reject).finally(() => {
      signal.removeEventListener('abort', stop)
    })
    if (signal.aborted) stop()
  })
}

/**
 * The part of the platform's `AbortSignal` that is used here; folders that compile without the DOM types have no
 * `AbortSignal`.
 */
export interface CancelSignal {
  readonly aborted: boolean
  addEventListener(type: 'abort', listener: () => void): void
  removeEventListener(type: 'abort', listener: () => void): void
}
