import type { TableClient } from './types'

type Send = TableClient['send']

/** Messages to one guest, which can be held back for a while. */
export interface HoldableMessages {
  readonly send: Send
  /**
   * Holds back everything sent from now on. Returns a function to call once to resume: it sends the held messages, or
   * drops them if another message conveys the same.
   */
  hold(): (shouldSend: boolean) => void
}

/** @param deliver sends immediately */
export function createHoldableMessages(deliver: Send): HoldableMessages {
  /** Held messages, in order; null while sending normally. */
  let held: Parameters<Send>[] | null = null

  return {
    send(text, rest, urgency) {
      if (held) held.push([text, rest, urgency])
      else deliver(text, rest, urgency)
    },
    hold() {
      const kept: Parameters<Send>[] = []
      held = kept
      return (shouldSend) => {
        if (held !== kept) return
        held = null
        if (shouldSend) for (const message of kept) deliver(...message)
      }
    },
  }
}
