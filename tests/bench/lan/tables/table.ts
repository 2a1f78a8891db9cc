import type { OpenTables, Samples } from '../programs/orders'

/** One table with all its guests, each on a connection of its own. */
export interface LoadTable {
  /** Gets the next game dealt. */
  deal(): Promise<void>
  /** Plays it to its end, and takes the times of the moves. Answers when the last of them lay on the table. */
  play(times: MoveTimes): Promise<number>
}

/** Of each move, in milliseconds from when it was sent. */
export interface MoveTimes {
  /** Until it lay on the table of whoever made it. */
  readonly trips: number[]
  /** Until it lay on the table of each other guest. */
  readonly told: number[]
  /** Until it was acknowledged: no power cut takes it back any more. Empty where a host promises no such thing. */
  readonly acknowledged: number[]
}

export const noTimes = (): MoveTimes => ({ trips: [], told: [], acknowledged: [] })

/** How guests sit down at a kind of server. */
export interface Contestant {
  sit(open: OpenTables, pass: string, seats: number): Promise<LoadTable>
  /** Typical messages so far, where they are kept. */
  samples?(): Samples | null
}

/** A promise that somebody else fulfils. */
export interface Latch {
  readonly promise: Promise<void>
  countDown(): void
}

/** Resolves when it has happened so many times. */
export function createLatch(times = 1): Latch {
  let missing = times
  let resolve: () => void = () => undefined
  const promise = new Promise<void>((done) => (resolve = done))
  return {
    promise,
    countDown() {
      if (--missing === 0) resolve()
    },
  }
}

/** What a guest tells of the game that it plays with the others. */
export interface GuestReports {
  dealt(): void
  ended(): void
  /** The next move is being sent. One follows the other: nobody moves before they saw the last. */
  moves(): void
  /** A guest, counted from 0, sees the next move: their own or another's. */
  sees(guest: number, own: boolean): void
  /** A move was safe after so many milliseconds. */
  acknowledged(ms: number): void
  isPlaying(): boolean
}

/** A table of so many guests, who tell it when each has the cards and when each knows that it is over. */
export function createTable(seats: number) {
  let dealt = createLatch()
  let ended = createLatch()
  let times = noTimes()
  let playing = false
  let last = 0
  /** When each move was sent, and how many of them each guest has seen. */
  let sent: number[] = []
  let seen: number[] = []
  const table: GuestReports = {
    dealt: () => dealt.countDown(),
    ended: () => ended.countDown(),
    moves: () => void sent.push(performance.now()),
    sees(guest, own) {
      const now = performance.now()
      const nth = seen[guest] ?? 0
      seen[guest] = nth + 1
      const ms = now - (sent[nth] ?? NaN)
      if (own) times.trips.push(ms)
      else times.told.push(ms)
      if (own) last = now
    },
    acknowledged: (ms) => void times.acknowledged.push(ms),
    isPlaying: () => playing,
  }
  return {
    table,
    /** Asks for a game; resolves when all have the cards. */
    deal(ask: () => void): Promise<void> {
      dealt = createLatch(seats)
      ask()
      return dealt.promise
    },
    /** Plays it out from the first moves on. */
    async play(into: MoveTimes, begin: () => void): Promise<number> {
      ended = createLatch(seats)
      times = into
      sent = []
      seen = []
      playing = true
      begin()
      await ended.promise
      playing = false
      return last
    },
  }
}
