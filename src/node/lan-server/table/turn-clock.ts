import type { Seat } from '../../../rules/kit'

/** Measures how long the persons who are waited for may still take. */
export interface TurnClock {
  /** When the first of them has used up their time, in milliseconds since 1970; null if nobody is being timed. */
  readonly deadline: number | null
  /** Whether a seat's time is up, and it has been waited for ever since without a move of its own. */
  isLate(seat: Seat): boolean
  /** Begins a time for those newly waited for, and ends it for all others. `moved` has just acted, and begins anew. */
  update(waited: readonly Seat[], moved: Seat | null): void
  stop(): void
}

/** @param timeout hears which seats' time is up. */
export function createTurnClock(ms: number | null, now: () => number, timeout: (seats: Seat[]) => void): TurnClock {
  const ends = new Map<Seat, number>()
  const lateOnes = new Set<Seat>()
  let timer: NodeJS.Timeout | null = null

  const deadline = () => (ends.size === 0 ? null : Math.min(...ends.values()))

  function wind(): void {
    if (timer) clearTimeout(timer)
    const end = deadline()
    timer = end === null ? null : setTimeout(ring, Math.max(0, end - now()))
  }

  function ring(): void {
    const late = [...ends].filter(([, end]) => end <= now()).map(([seat]) => seat)
    for (const seat of late) {
      ends.delete(seat)
      lateOnes.add(seat)
    }
    wind()
    if (late.length > 0) timeout(late)
  }

  return {
    get deadline() {
      return deadline()
    },
    isLate: (seat) => lateOnes.has(seat),
    update(waited, moved) {
      if (ms === null) return
      for (const times of [ends, lateOnes]) {
        for (const seat of [...times.keys()]) if (!waited.includes(seat) || seat === moved) times.delete(seat)
      }
      // Whoever is late gets no new time because somebody else has moved.
      for (const seat of waited) if (!ends.has(seat) && !lateOnes.has(seat)) ends.set(seat, now() + ms)
      wind()
    },
    stop() {
      ends.clear()
      lateOnes.clear()
      wind()
    },
  }
}
