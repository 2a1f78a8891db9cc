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

/** What a guest tells of the game that it plays with the others. */
export interface AtTable {
  dealt(): void
  ended(): void
  /** A move was answered after so many milliseconds. */
  trip(ms: number): void
  playing(): boolean
}

/** A table of so many guests, who tell it when each has the cards and when each knows that it is over. */
export function gather(seats: number) {
  let dealt = event()
  let ended = event()
  let trips: number[] = []
  let playing = false
  const table: AtTable = {
    dealt: () => dealt.happened(),
    ended: () => ended.happened(),
    trip: (ms) => void trips.push(ms),
    playing: () => playing,
  }
  return {
    table,
    /** Asks for a game; resolves when all have the cards. */
    deal(ask: () => void): Promise<void> {
      dealt = event(seats)
      ask()
      return dealt.promise
    },
    /** Plays it out from the first moves on. */
    async play(into: number[], begin: () => void): Promise<void> {
      ended = event(seats)
      trips = into
      playing = true
      begin()
      await ended.promise
      playing = false
    },
  }
}
