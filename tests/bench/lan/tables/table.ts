import type { OpenTables, Samples } from '../programs/orders'

/** One table with all its guests, each on a connection of its own. */
export interface LoadTable {
  /** Has the next game dealt. */
  deal(): Promise<void>
  /**
   * Plays the game to its end and adds the times of its moves to `times`. Resolves with the time at which the last move
   * lay on the table of its mover.
   */
  play(times: MoveTimes): Promise<number>
}

/** Times of each move, in milliseconds since it was sent. */
export interface MoveTimes {
  /** Times until the move lay on the table of the guest who made it. */
  readonly trips: number[]
  /** Times until the move lay on the table of each other guest. */
  readonly told: number[]
  /**
   * Times until the move was acknowledged: from then on, a power cut cannot take it back. Empty if a host does not
   * promise that.
   */
  readonly acknowledged: number[]
}

export const noTimes = (): MoveTimes => ({ trips: [], told: [], acknowledged: [] })

/** A kind of server at which guests can sit down. */
export interface Contestant {
  sit(open: OpenTables, pass: string, seats: number): Promise<LoadTable>
  /** Returns typical messages so far, if any are kept. */
  samples?(): Samples | null
}

/** A promise that other code fulfils. */
export interface Latch {
  readonly promise: Promise<void>
  countDown(): void
}

/** Returns a latch whose promise resolves after so many calls of `countDown`. */
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

/** What a guest reports of the game that it plays with the others. */
export interface GuestReports {
  dealt(): void
  ended(): void
  /**
   * Reports that the next move is being sent. Moves follow one another: no guest moves before it has seen the last
   * move.
   */
  moves(): void
  /** Reports that a guest, counted from 0, sees the next move, its own or another's. */
  sees(guest: number, own: boolean): void
  /** Reports that a move was safe after so many milliseconds. */
  acknowledged(ms: number): void
  isPlaying(): boolean
}

/**
 * Returns a table of so many guests. They report to it when each has the cards and when each knows that the game is
 * over.
 */
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
    /** Plays the game to its end. `begin` makes the guests send the first moves. */
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
