import { callAfter } from '../../../async/clock'
import type { Seat } from '../../../rules/kit'

/** Measures the remaining time of the persons that the game waits for. */
export type TurnClock = ReturnType<typeof createTurnClock>

/**
 * @param now milliseconds of a monotonic clock
 * @param timeout receives the seats whose time has just run out
 */
export function createTurnClock(ms: number | null, now: () => number, timeout: (seats: Seat[]) => void) {
  const ends = new Map<Seat, number>()
  const lateOnes = new Set<Seat>()
  let cancelTimer = () => {}

  const deadline = () => (ends.size === 0 ? null : Math.min(...ends.values()))

  function restartTimer(): void {
    cancelTimer()
    const end = deadline()
    if (end !== null) cancelTimer = callAfter(end - now(), handleTimeout)
  }

  function handleTimeout(): void {
    const late = [...ends].filter(([, end]) => end <= now()).map(([seat]) => seat)
    for (const seat of late) {
      ends.delete(seat)
      lateOnes.add(seat)
    }
    restartTimer()
    if (late.length > 0) timeout(late)
  }

  return {
    /** When the first of them runs out of time, by the table's clock in milliseconds; null if nobody is being timed. */
    get deadline(): number | null {
      return deadline()
    },
    /** Whether a seat's time is up, and the game has waited for it ever since without a move of its own. */
    isLate: (seat: Seat) => lateOnes.has(seat),
    /**
     * Starts the time of seats newly waited for, and stops that of seats no longer waited for. `moved` has just acted:
     * its time restarts.
     */
    update(waited: readonly Seat[], moved: Seat | null): void {
      if (ms === null) return
      for (const times of [ends, lateOnes]) {
        for (const seat of [...times.keys()]) if (!waited.includes(seat) || seat === moved) times.delete(seat)
      }
      // A late seat gets no new time because another seat has moved.
      for (const seat of waited) if (!ends.has(seat) && !lateOnes.has(seat)) ends.set(seat, now() + ms)
      restartTimer()
    },
    stop(): void {
      ends.clear()
      lateOnes.clear()
      restartTimer()
    },
  }
}
