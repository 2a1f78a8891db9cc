import type { HostMessage, WholeView } from '../protocol/lan/host-messages'

/**
 * Orders the host's messages. Messages to a whole audience are numbered consecutively; one that was received before is
 * dropped, one that comes too early waits until the missing ones were sent again.
 */
export interface SequenceBuffer {
  /** The last number up to which nothing is missing. */
  readonly last: number
  /** Takes a message; returns the messages that are due now, and whether any are missing. */
  take(message: HostMessage): { readonly due: readonly HostMessage[]; readonly gap: boolean }
  /**
   * Takes a whole view, which covers everything up to its number. Returns the messages after it, or null if it is
   * outdated.
   */
  leap(view: WholeView): readonly HostMessage[] | null
  /** Starts over for another audience. */
  restart(): void
}

/** Messages to one guest alone, which carry the number of the last message to the whole audience. */
const ALONE: ReadonlySet<HostMessage['type']> = new Set(['welcome', 'refused', 'answer', 'bye'])

/** Capacity for early messages; a gap longer than this is not worth waiting for. */
const MOST_EARLY = 256

export function createSequenceBuffer(): SequenceBuffer {
  const early = new Map<number, HostMessage>()
  let last = -1

  function following(): HostMessage[] {
    const due: HostMessage[] = []
    for (let next = early.get(last + 1); next; next = early.get(last + 1)) {
      early.delete(next.seq)
      last = next.seq
      due.push(next)
    }
    for (const seq of early.keys()) if (seq <= last) early.delete(seq)
    return due
  }

  return {
    get last() {
      return last
    },
    take(message) {
      if (ALONE.has(message.type)) return { due: [message], gap: message.seq > last }
      if (message.seq <= last) return { due: [], gap: false }
      if (early.size < MOST_EARLY) early.set(message.seq, message)
      return { due: following(), gap: early.size > 0 }
    },
    leap(view) {
      if (view.seq < last) return null
      last = view.seq
      return following()
    },
    restart() {
      last = -1
      early.clear()
    },
  }
}
