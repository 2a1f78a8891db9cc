import type { HostMessage, WholeView } from '../protocol/lan/host-messages'

/**
 * The order of what a host tells. Every message to all of an audience has the next number; one that was heard before
 * is dropped, one that comes too early waits until what is missing was told again.
 */
export interface SequenceBuffer {
  /** The last number up to which nothing is missing. */
  readonly last: number
  /** Takes a message in; answers those that are due now, and whether something is missing. */
  take(message: HostMessage): { readonly due: readonly HostMessage[]; readonly gap: boolean }
  /** A whole view tells everything up to its number. Answers the messages that follow it, or null if it is outdated. */
  leap(view: WholeView): readonly HostMessage[] | null
  /** From now on another audience is listened to. */
  restart(): void
}

/** What goes to one guest alone, and bears the number of the last message to all. */
const ALONE: ReadonlySet<HostMessage['type']> = new Set(['welcome', 'refused', 'answer', 'bye'])

/** More than this waits for nothing good. */
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
