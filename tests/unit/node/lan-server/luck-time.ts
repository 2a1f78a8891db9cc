import { vi } from 'vitest'
import type { LanTable } from '../../../../src/node/lan-server/table/lan-table'

/** How long commitments are waited for, in milliseconds of a clock that stands still until all others have come. */
export const LUCK_MS = 1_000

/**
 * Starts a game, and lets the time for commitments pass when that of this chair alone is missing: a test whose process
 * stands still for a moment would otherwise find others late as well.
 */
export async function startWithoutCommitmentOf(table: LanTable, seat: string): Promise<void> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    await table.start()
    // Vitest's own polls would let that time pass.
    while (table.room.fairness?.awaitedSeats.join() !== seat) await new Promise(setImmediate)
    vi.advanceTimersByTime(LUCK_MS)
  } finally {
    vi.useRealTimers()
  }
}
