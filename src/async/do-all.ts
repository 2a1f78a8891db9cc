/**
 * Does one thing after another, whatever comes of those before: for what has to be closed in any case. Rejects when all
 * is done with the fault that there was; where there were several, with an AggregateError that has the words of each.
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
  if (faults.length > 1) throw new AggregateError(faults, faults.map(wordsOf).join(' '))
}

const wordsOf = (fault: unknown): string => (fault instanceof Error ? fault.message : String(fault))
