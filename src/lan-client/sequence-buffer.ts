import type { HostMessage, WholeView } from '../protocol/lan/host-messages'

/**
 * Orders the host's messages. Messages to a whole audience are numbered consecutively; one that was received before is
 * dropped, one that comes too early waits until the missing ones were sent again.
 */
export type SequenceBuffer = ReturnType<typeof createSequenceBuffer>

/** Messages to one guest alone, which carry the number of the last message to the whole audience. */
const SINGLE_GUEST_TYPES: ReadonlySet<HostMessage['type']> = new Set(['welcome', 'refused', 'answer', 'words', 'bye'])

/** Capacity for early messages; a gap longer than this is not worth waiting for. */
const MAX_EARLY_MESSAGES = 256

export function createSequenceBuffer() {
  const earlyMessages = new Map<number, HostMessage>()
  let last = -1

  function takeFollowing(): HostMessage[] {
    const due: HostMessage[] = []
    for (let next = earlyMessages.get(last + 1); next; next = earlyMessages.get(last + 1)) {
      earlyMessages.delete(next.seq)
      last = next.seq
      due.push(next)
    }
    for (const seq of earlyMessages.keys()) if (seq <= last) earlyMessages.delete(seq)
    return due
  }

  return {
    /** The last number up to which nothing is missing. */
    get last(): number {
      return last
    },
    /** Takes a message; returns the messages that are due now, and whether any are missing. */
    take(message: HostMessage): { readonly due: readonly HostMessage[]; readonly gap: boolean } {
      if (SINGLE_GUEST_TYPES.has(message.type)) return { due: [message], gap: message.seq > last }
      if (message.seq <= last) return { due: [], gap: false }
      if (earlyMessages.size < MAX_EARLY_MESSAGES) earlyMessages.set(message.seq, message)
      return { due: takeFollowing(), gap: earlyMessages.size > 0 }
    },
    /**
     * Takes a whole view, which covers everything up to its number. Returns the messages after it, or null if it is
     * outdated.
     */
    advanceTo(view: WholeView): readonly HostMessage[] | null {
      if (view.seq < last) return null
      last = view.seq
      return takeFollowing()
    },
    /** Starts over for another audience. */
    restart(): void {
      last = -1
      earlyMessages.clear()
    },
  }
}
