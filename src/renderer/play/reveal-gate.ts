/** What a suspense needs of whoever shows changes. */
export interface Audience<T> {
  /** Whether a change is not to be told at once. */
  holds(change: T): boolean
  /** The change may be seen on the table, though nobody speaks of it yet. */
  begin(change: T): void
  /** Resolves when it may be told. */
  rest(): Promise<void>
  /** Tells a change. */
  show(change: T): void
}

/**
 * Holds changes back until the table has shown what they bring: where an arrow stops. What happens meanwhile waits its
 * turn, so that everything is told in order.
 */
export interface RevealGate<T> {
  pass(change: T): void
  /** Forgets whatever waits. */
  drop(): void
}

export function createRevealGate<T>(audience: Audience<T>): RevealGate<T> {
  let waiting: T[] | null = null
  let round = 0

  /** What came meanwhile; from now on nothing waits. */
  function taken(): readonly T[] {
    const all = waiting ?? []
    waiting = null
    return all
  }

  async function hold(change: T): Promise<void> {
    const mine = ++round
    waiting = []
    audience.begin(change)
    await audience.rest()
    if (mine !== round) return
    const later = taken()
    audience.show(change)
    for (const next of later) pass(next)
  }

  function pass(change: T): void {
    if (waiting) waiting.push(change)
    else if (audience.holds(change)) void hold(change)
    else audience.show(change)
  }

  return {
    pass,
    drop() {
      round++
      waiting = null
    },
  }
}
