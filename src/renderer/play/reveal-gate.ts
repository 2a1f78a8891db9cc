/** What a gate requires of the component that shows changes. */
export interface RevealListener<T> {
  /** Whether a change is to be told only later. */
  shouldDelay(change: T): boolean
  /** Shows a change on the table without narrating it. */
  showOnTable(change: T): void
  /** Resolves when the change may be told. */
  waitUntilRevealed(): Promise<void>
  /** Tells a change. */
  tell(change: T): void
}

/**
 * Delays changes until the table has shown their outcome: where an arrow stops. Later changes are queued, so that
 * everything is told in order.
 */
export interface RevealGate<T> {
  pass(change: T): void
  /** Drops the queue. */
  clear(): void
}

export function createRevealGate<T>(listener: RevealListener<T>): RevealGate<T> {
  let queue: T[] | null = null
  let round = 0

  /** Takes the queue; nothing is delayed any more. */
  function takeQueue(): readonly T[] {
    const all = queue ?? []
    queue = null
    return all
  }

  async function delay(change: T): Promise<void> {
    const ownRound = ++round
    queue = []
    // A table that fails to show the outcome, or to come to rest, must not keep it and all later changes untold.
    try {
      listener.showOnTable(change)
      await listener.waitUntilRevealed()
    } catch (fault) {
      console.error('an outcome could not be shown before it was told:', fault)
    }
    if (ownRound !== round) return
    const later = takeQueue()
    try {
      listener.tell(change)
    } finally {
      for (const next of later) pass(next)
    }
  }

  function pass(change: T): void {
    if (queue) queue.push(change)
    else if (listener.shouldDelay(change)) void delay(change)
    else listener.tell(change)
  }

  return {
    pass,
    clear() {
      round++
      queue = null
    },
  }
}
