/**
 * Batches output by turns of the event loop. While turns bring several messages, nothing is sent before their end, so
 * that clients are woken once for all of it instead of once per message.
 */
export interface TickScheduler {
  /** Records an incoming message. */
  recordMessage(): void
  /** Whether the last turn brought several messages, so that this one probably will too. */
  readonly isCrowded: boolean
  /** Calls `act` at the end of this turn, in the order of the calls. */
  atEnd(act: () => void): void
}

export function createTickScheduler(): TickScheduler {
  let messages = 0
  let crowded = false
  let awaited = false
  let waiting: (() => void)[] = []

  function end(): void {
    awaited = false
    crowded = messages > 1
    messages = 0
    const due = waiting
    waiting = []
    for (const act of due) act()
  }

  function awaitEnd(): void {
    if (!awaited) setImmediate(end)
    awaited = true
  }

  return {
    get isCrowded() {
      return crowded
    },
    recordMessage() {
      messages++
      awaitEnd()
    },
    atEnd(act) {
      waiting.push(act)
      awaitEnd()
    },
  }
}
