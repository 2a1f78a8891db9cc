/** What the client needs of its surroundings. */

/** The part of a WebSocket that is used: a browser's and the `ws` package's both have it. */
export interface ClientSocket {
  send(text: string): void
  close(): void
  addEventListener(type: 'open' | 'close' | 'error', listener: () => void): void
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void
}

/** Opens a socket; may throw where an address is none. */
export type OpenSocket = (url: string) => ClientSocket

/** Milliseconds, and things to be done after some. */
export interface ClientClock {
  /** Since any fixed moment. */
  now(): number
  /** Answers a function that calls it off. */
  after(ms: number, job: () => void): () => void
}

/** The timers of a browser or of Node. */
export interface PlatformTimers<H> {
  setTimeout(job: () => void, ms: number): H
  clearTimeout(handle: H): void
  readonly Date: { now(): number }
}

/** A clock of the platform's own timers: `clockOf(globalThis)`. */
export function clockOf<H>(timers: PlatformTimers<H>): ClientClock {
  return {
    now: () => timers.Date.now(),
    after(ms, job) {
      const handle = timers.setTimeout(job, ms)
      return () => {
        timers.clearTimeout(handle)
      }
    },
  }
}
