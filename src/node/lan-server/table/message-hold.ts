import type { TableClient } from './types'

type Send = TableClient['send']

/** What one guest is told, which can be kept back for a while. */
export interface HoldableMessages {
  readonly send: Send
  /**
   * Keeps back what is sent from now on. Call what is answered, once, to let the guest hear again: with everything that
   * was kept back, or without it where something else tells the guest as much.
   */
  hold(): (tell: boolean) => void
}

/** @param deliver sends at once */
export function createHoldableMessages(deliver: Send): HoldableMessages {
  /** What was kept back, in order; null while nothing is. */
  let held: Parameters<Send>[] | null = null

  return {
    send(text, rest, urgency) {
      if (held) held.push([text, rest, urgency])
      else deliver(text, rest, urgency)
    },
    hold() {
      const kept: Parameters<Send>[] = []
      held = kept
      return (tell) => {
        if (held !== kept) return
        held = null
        if (tell) for (const message of kept) deliver(...message)
      }
    },
  }
}
