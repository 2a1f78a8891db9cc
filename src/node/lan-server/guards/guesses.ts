/** Slows guessing by many addresses together. What each may guess is bounded by a {@link Lockout}. */
export interface Guesses {
  /** Whether a code may be looked at now: false while too many wrong answers are held back. */
  open(): boolean
  /** A code was wrong. Answers how many milliseconds to hold the answer back. */
  wrong(): number
  /** Whether somebody is guessing: more codes were wrong in the last minute than people mistype. */
  readonly noticed: boolean
}

const MINUTE = 60_000
/** Wrong codes a minute that are answered at once, whoever sent them; from then on each answer is held back. */
const FREE = 60
const HELD_MS = 1_000
/** Answers held back at once. It counts for a second whether or not its connection waits. */
const MOST_HELD = 60
/** Wrong codes in the last minute of which the owner is told. */
const NOTICED = 20

/** @param now milliseconds of any clock that only goes forward. */
export function createGuesses(now: () => number): Guesses {
  /** When codes were wrong in the last minute; no more than are needed to judge. */
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
