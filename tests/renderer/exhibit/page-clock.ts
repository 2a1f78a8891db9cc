import { vi } from 'vitest'

/** Functions of the real clock, which no test moves on. */
export const [realNow, realTurn] = [performance.now.bind(performance), setImmediate]
/** Longest time that a test waits for something, in milliseconds of the real clock. */
const PATIENCE = 30_000
const STEP = 50

/**
 * Lets the page's time, which fake timers hold still, pass until `holds` is true. Throws if that takes too long.
 * @param waitsForCode whether that time stands still while code is loaded, which takes the real clock's time
 */
export async function passTimeUntil(holds: () => boolean, waitsForCode = false): Promise<void> {
  const end = realNow() + PATIENCE
  while (!holds()) {
    if (realNow() > end) throw new Error('It never came.')
    await vi.advanceTimersByTimeAsync(STEP)
    if (waitsForCode) await vi.dynamicImportSettled()
    await new Promise((resolve) => realTurn(resolve))
  }
}
