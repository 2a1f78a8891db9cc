import { vi } from 'vitest'

/** Functions of the real clock, which no test moves on. */
export const [realNow, realTurn] = [performance.now.bind(performance), setImmediate]
/** Longest time that a test waits for something, in milliseconds of the real clock. */
const PATIENCE = 55_000
const STEP = 50
/** Steps between two looks whether code is being loaded; each takes a millisecond or more. */
const STEPS_BETWEEN_LOOKS = 20

/**
 * Lets the page's time, which fake timers hold still, pass until `holds` is true. Throws if that takes too long. It
 * stands still while code is loaded, which takes the real clock's time: a visitor would be idle meanwhile and be sent
 * home.
 */
export async function passTimeUntil(holds: () => boolean): Promise<void> {
  const end = realNow() + PATIENCE
  for (let step = 1; !holds(); step++) {
    if (realNow() > end) throw new Error('It never came.')
    await vi.advanceTimersByTimeAsync(STEP)
    if (step % STEPS_BETWEEN_LOOKS === 0) await vi.dynamicImportSettled()
    await new Promise((resolve) => realTurn(resolve))
  }
}
