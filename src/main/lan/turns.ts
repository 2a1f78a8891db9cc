/**
 * One turn of the event loop after another. A turn that brings many messages ends before what they cause goes out:
 * programs at the other end are woken once for all of it instead of once for each.
 */
export interface Turns {
  /** A message came in. */
  heard(): void
  /** Does something at once, or, while turns bring several messages, at the end of this one. In the order of the calls. */
  atEnd(act: () => void): void
}

export function turnsOf(): Turns {
  let messages = 0
  /** Whether the last turn brought several messages: this one will, too. */
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
    heard() {
      messages++
      awaitEnd()
    },
    atEnd(act) {
      if (!crowded) return act()
      waiting.push(act)
      awaitEnd()
    },
  }
}
