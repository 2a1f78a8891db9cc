/** What the client needs from its platform. */

/** The used part of a WebSocket: a browser's and the `ws` package's both have it. */
export interface ClientSocket {
  send(text: string): void
  close(): void
  addEventListener(type: 'open' | 'close' | 'error', listener: () => void): void
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void
}

/** Opens a socket; may throw if the address is invalid. */
export type OpenSocket = (url: string) => ClientSocket

/** A clock in milliseconds that nobody sets, with timers. */
export interface ClientClock {
  /** Returns the time since some fixed moment; setting the system's clock does not change it. */
  now(): number
  /** Calls `job` after `ms`. Returns a function that cancels it. */
  after(ms: number, job: () => void): () => void
}

/** The timers of a browser or of Node. */
interface PlatformTimers<H> {
  setTimeout(job: () => void, ms: number): H
  clearTimeout(handle: H): void
  readonly performance: { now(): number }
}

/** Returns a clock that uses the platform's own timers: `clockOf(globalThis)`. */
export function clockOf<H>(timers: PlatformTimers<H>): ClientClock {
  return {
    now: () => timers.performance.now(),
    after(ms, job) {
      const handle = timers.setTimeout(job, ms)
      return () => {
        timers.clearTimeout(handle)
      }
    },
  }
}
