/** What a gate requires of the component that shows changes. */
export interface Audience<T> {
  /** Whether a change is to be told only later. */
  holds(change: T): boolean
  /** Shows a change on the table without narrating it. */
  begin(change: T): void
  /** Resolves when the change may be told. */
  rest(): Promise<void>
  /** Tells a change. */
  show(change: T): void
}

/**
 * Delays changes until the table has shown their outcome: where an arrow stops. Later changes are queued, so that
 * everything is told in order.
 */
export interface RevealGate<T> {
  pass(change: T): void
  /** Drops the queue. */
  drop(): void
}

export function createRevealGate<T>(audience: Audience<T>): RevealGate<T> {
  let waiting: T[] | null = null
  let round = 0

  /** Takes the queue; nothing is delayed any more. */
  function taken(): readonly T[] {
    const all = waiting ?? []
    waiting = null
    return all
  }

  async function hold(change: T): Promise<void> {
    const mine = ++round
    waiting = []
    // A table that fails to show the outcome, or to come to rest, must not keep it and all later changes untold.
    try {
      audience.begin(change)
      await audience.rest()
    } catch (fault) {
      console.error('an outcome could not be shown before it was told:', fault)
    }
    if (mine !== round) return
    const later = taken()
    try {
      audience.show(change)
    } finally {
      for (const next of later) pass(next)
    }
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
