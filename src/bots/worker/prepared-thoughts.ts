import { canceller, type Canceller } from '../../async/cancellation'
import type { CancelSignal } from '../../async/cancel-signal'
import type { Thinker, ThinkRequest, Thought } from '../../ports/thinker'

/** Thoughts that were begun before anybody asked for them. */
export interface PreparedThoughts {
  readonly think: Thinker['think']
  readonly ponder: NonNullable<Thinker['ponder']>
  /** Breaks off what is being prepared: the worker is needed. */
  makeWay(): void
}

/** Has a question answered by a worker; one that is not urgent waits for those that are. */
export type AskWorker = (request: ThinkRequest, urgent: boolean, signal?: CancelSignal) => Promise<Thought>

interface Prepared {
  readonly thought: Promise<Thought>
  readonly breakOff: Canceller
  isDone: boolean
}

/** Thoughts that are kept at most: the replies to one position that were prepared, and a little more. */
const MOST = 16

/**
 * A thinker that keeps what it was given to think beforehand. A thought depends on its request alone, so that one that
 * was prepared is the one that would be made. One that is asked for while it is being prepared is waited for: its limit
 * of time began earlier, so that it ends sooner than a fresh one. Anything else that is asked breaks preparing off.
 */
export function createPreparedThoughts(ask: AskWorker): PreparedThoughts {
  /** By the text of the request, the oldest first. */
  const kept = new Map<string, Prepared>()

  function makeWay(): void {
    for (const [key, { breakOff, isDone }] of kept) {
      if (isDone) continue
      kept.delete(key)
      breakOff.cancel()
    }
  }

  /** Takes a prepared thought out; the others that are being prepared are broken off. */
  function taken(request: ThinkRequest): Prepared | undefined {
    if (kept.size === 0) return undefined
    const key = keyOf(request)
    const prepared = kept.get(key)
    kept.delete(key)
    makeWay()
    return prepared
  }

  function keep(key: string, prepared: Prepared): void {
    kept.set(key, prepared)
    for (const [oldest, { isDone }] of kept) {
      if (kept.size <= MOST) break
      if (isDone) kept.delete(oldest)
    }
  }

  /** Waits for a prepared thought, and thinks anew where it came to nothing. */
  async function awaited({ thought, breakOff }: Prepared, fresh: () => Promise<Thought>, signal?: CancelSignal) {
    const cancel = (): void => breakOff.cancel()
    if (signal?.aborted) cancel()
    signal?.addEventListener('abort', cancel)
    try {
      return await thought
    } catch (fault) {
      if (fault instanceof Error && fault.name === 'AbortError') throw fault
      // A worker that was lost while it prepared something is no fault of the question: that is asked again.
      return await fresh()
    } finally {
      signal?.removeEventListener('abort', cancel)
    }
  }

  return {
    think(request, signal) {
      const fresh = (): Promise<Thought> => ask(request, request.purpose !== 'hint', signal)
      const prepared = taken(request)
      return prepared ? awaited(prepared, fresh, signal) : fresh()
    },
    ponder(request, signal) {
      makeWay()
      if (signal?.aborted) return ask(request, false, signal)
      const key = keyOf(request)
      const known = kept.get(key)
      if (known) return known.thought
      const breakOff = canceller()
      const prepared: Prepared = { thought: ask(request, false, breakOff.signal), breakOff, isDone: false }
      keep(key, prepared)
      const cancel = (): void => {
        if (kept.get(key) !== prepared) return
        kept.delete(key)
        breakOff.cancel()
      }
      const finish = (isKept: boolean): void => {
        signal?.removeEventListener('abort', cancel)
        prepared.isDone = true
        if (!isKept && kept.get(key) === prepared) kept.delete(key)
      }
      signal?.addEventListener('abort', cancel)
      prepared.thought.then(
        () => finish(true),
        () => finish(false),
      )
      return prepared.thought
    },
    makeWay,
  }
}

/** Two requests with the same text get the same answer. */
function keyOf(request: ThinkRequest): string {
  return JSON.stringify(request)
}
