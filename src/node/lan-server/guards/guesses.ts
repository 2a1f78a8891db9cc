/** Slows down guessing from many addresses together. Guesses from a single address are limited by a `LoginThrottle`. */
export interface Guesses {
  /** Whether a code may be checked now: false while too many wrong answers are being delayed. */
  open(): boolean
  /** Records a wrong code. Returns how long to delay the answer, in milliseconds. */
  wrong(): number
  /** Whether somebody is guessing: more codes were wrong in the last minute than people mistype. */
  readonly noticed: boolean
}

const MINUTE = 60_000
/**
 * Wrong codes per minute, from all addresses together, that are answered at once; beyond that each answer is delayed.
 */
const FREE = 60
const HELD_MS = 1_000
/** Maximum number of answers delayed at once. Each counts for a second, whether or not its connection waits. */
const MOST_HELD = 60
/** Wrong codes in the last minute from which the owner is warned. */
const NOTICED = 20

/** @param now milliseconds of a monotonic clock */
export function createGuesses(now: () => number): Guesses {
  /** Times of wrong codes in the last minute; only as many as are needed to decide. */
  let times: number[] = []
  let held: number[] = []

  function recent(): number[] {
    return (times = times.filter((time) => time > now() - MINUTE))
  }

  return {
    open() {
      held = held.filter((until) => until > now())
      return held.length < MOST_HELD
    },
    wrong() {
      const before = recent().length
      times = [...times.slice(-FREE), now()]
      if (before < FREE) return 0
      held.push(now() + HELD_MS)
      return HELD_MS
    },
    get noticed() {
      return recent().length >= NOTICED
    },
  }
}
