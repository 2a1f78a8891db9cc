/**
 * Batches output by turns of the event loop. While turns bring several messages, nothing is sent before their end, so
 * that clients are woken once for all of it instead of once per message.
 */
export type TickScheduler = ReturnType<typeof createTickScheduler>

export function createTickScheduler() {
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
    /** Whether the last turn brought several messages, so that this one probably will too. */
    get isCrowded(): boolean {
      return crowded
    },
    /** Records an incoming message. */
    recordMessage(): void {
      messages++
      awaitEnd()
    },
    /** Calls `act` at the end of this turn, in the order of the calls. */
    atEnd(act: () => void): void {
      waiting.push(act)
      awaitEnd()
    },
  }
}
