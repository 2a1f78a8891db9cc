import type { TableClient } from './types'

type Send = TableClient['send']

/**
 * Messages to one guest, which can be held back for a while.
 * @param deliver sends immediately
 */
export function createHoldableMessages(deliver: Send) {
  /** Held messages, in order; null while sending normally. */
  let held: Parameters<Send>[] | null = null

  return {
    send(...message: Parameters<Send>): void {
      if (held) held.push(message)
      else deliver(...message)
    },
    /**
     * Holds back everything sent from now on. Returns a function to call once to resume: it sends the held messages, or
     * drops them if another message conveys the same.
     */
    hold(): (shouldSend: boolean) => void {
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
