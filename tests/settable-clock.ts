import { onTestFinished, vi } from 'vitest'

const HOUR_MS = 3_600_000
/** What somebody, or the network, sets the clock of the day by, in milliseconds. */
export const JUMPS = [-HOUR_MS, -40 * 24 * HOUR_MS, HOUR_MS, 40 * 24 * HOUR_MS]

/**
 * Lets the running test set the clock of the day, which otherwise goes on as it does, and so do all timers. Returns a
 * function that sets it by so many milliseconds. Call it before whatever might hold on to `Date.now`.
 */
export function settableClock(): (jump: number) => void {
  const now = Date.now
  let offset = 0
  const spy = vi.spyOn(Date, 'now').mockImplementation(() => now() + offset)
  onTestFinished(() => spy.mockRestore())
  return (jump) => {
    offset += jump
  }
}
