import type { OpenTables, Samples } from '../programs/orders'

/** One table with all its guests, each on a connection of its own. */
export interface LoadTable {
  /** Gets the next game dealt. */
  deal(): Promise<void>
  /** Plays it to its end; every move's time, in milliseconds, goes into `trips`. */
  play(trips: number[]): Promise<void>
}

/** How guests sit down at a kind of server. */
export interface Contestant {
  sit(open: OpenTables, pass: string, seats: number): Promise<LoadTable>
  /** Typical messages so far, where they are kept. */
  samples?(): Samples | null
}

/** A promise that somebody else fulfils. */
export interface Event {
  readonly promise: Promise<void>
  happened(): void
}

/** Resolves when it has happened so many times. */
export function event(times = 1): Event {
  let missing = times
  let resolve: () => void = () => undefined
  const promise = new Promise<void>((done) => (resolve = done))
  return {
    promise,
    happened() {
      if (--missing === 0) resolve()
    },
  }
}
