/**
 * Runs the acts one after another, even after one has failed; for clean-up in which every step must run. Rejects once
 * all have run: with the fault itself if there was one, or with an `AggregateError` whose message joins the messages of
 * all.
 */
export async function doAll(...acts: readonly (() => unknown)[]): Promise<void> {
  const faults: unknown[] = []
  for (const act of acts) {
    try {
      await act()
    } catch (fault) {
      faults.push(fault)
    }
  }
  if (faults.length === 1) throw faults[0]
  if (faults.length > 1) throw new AggregateError(faults, faults.map(messageOf).join(' '))
}

/** Returns the message of what was thrown. */
export const messageOf = (fault: unknown): string => (fault instanceof Error ? fault.message : String(fault))
