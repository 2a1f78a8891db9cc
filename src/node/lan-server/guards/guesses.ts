/** Slows down guessing from many addresses together. Guesses from a single address are limited by a `LoginThrottle`. */
export type Guesses = ReturnType<typeof createGuesses>

const MINUTE = 60_000
/**
 * Wrong codes per minute, from all addresses together, that are answered at once; beyond that each answer is delayed.
 */
const FREE_GUESSES = 60
const DELAY_MS = 1_000
/** Maximum number of answers delayed at once. Each counts for a second, whether or not its connection waits. */
const MAX_DELAYED = 60
/** Wrong codes in the last minute from which the owner is warned. */
const WARNING_THRESHOLD = 20

/** @param now milliseconds of a monotonic clock */
export function createGuesses(now: () => number) {
  /** Times of wrong codes in the last minute; only as many as are needed to decide. */
  let times: number[] = []
  let held: number[] = []

  function recent(): number[] {
    return (times = times.filter((time) => time > now() - MINUTE))
  }

  return {
    /** Whether a code may be checked now: false while too many wrong answers are being delayed. */
    mayCheck(): boolean {
      held = held.filter((until) => until > now())
      return held.length < MAX_DELAYED
    },
    /** Records a wrong code. Returns how long to delay the answer, in milliseconds. */
    recordWrong(): number {
      const before = recent().length
      times = [...times.slice(-FREE_GUESSES), now()]
      if (before < FREE_GUESSES) return 0
      held.push(now() + DELAY_MS)
      return DELAY_MS
    },
    /** Whether somebody is guessing: more codes were wrong in the last minute than people mistype. */
    get isNoticed(): boolean {
      return recent().length >= WARNING_THRESHOLD
    },
  }
}
