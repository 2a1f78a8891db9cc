/** The last date whose year is written with four digits, as names of files are. */
const LAST_DATE = Date.UTC(9999, 11, 31)

/**
 * Returns the date, in milliseconds since 1970, for what is shown or stored as a date: within 1970 to 9999, however
 * wrong the system's clock is. It jumps whenever that is set, so durations are measured with `performance.now()`.
 */
export const dateNow = (): number => Math.min(Math.max(0, Date.now()), LAST_DATE)

/** The longest delay that a timer accepts, in milliseconds (24.8 days); at a longer one it fires at once. */
export const MAX_TIMER_MS = 2 ** 31 - 1

/** Calls `job` once, after `ms` milliseconds, however many they are. Returns a function that cancels it. */
export function callAfter(ms: number, job: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const arm = (left: number): void => {
    const rest = left - MAX_TIMER_MS
    timer = setTimeout(() => (rest > 0 ? arm(rest) : job()), Math.min(left, MAX_TIMER_MS))
  }
  arm(ms)
  return () => clearTimeout(timer)
}
