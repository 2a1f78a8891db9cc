/**
 * One turn of the event loop after another. While turns bring many messages, nothing goes out before their end: programs
 * at the other end are woken once for all of it instead of once for each.
 */
export interface TickScheduler {
  /** A message came in. */
  heard(): void
  /** Whether the last turn brought several messages: this one will, too. */
  readonly crowded: boolean
  /** Does something when this turn ends, in the order of the calls. */
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
    get crowded() {
      return crowded
    },
    heard() {
      messages++
      awaitEnd()
    },
    atEnd(act) {
      waiting.push(act)
      awaitEnd()
    },
  }
}
