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

/** Thoughts that are being prepared, or wait for whoever asks for them. */
class KeptThoughts {
  /** By the text of the request, the oldest first. */
  private readonly kept = new Map<string, Prepared>()

  /** Takes a prepared thought out; the others that are being prepared are broken off. */
  take(request: ThinkRequest): Prepared | undefined {
    if (this.kept.size === 0) return undefined
    const key = keyOf(request)
    const prepared = this.kept.get(key)
    this.kept.delete(key)
    this.makeWay()
    return prepared
  }

  get(request: ThinkRequest): Prepared | undefined {
    return this.kept.get(keyOf(request))
  }

  keep(request: ThinkRequest, prepared: Prepared): void {
    this.kept.set(keyOf(request), prepared)
    for (const [oldest, { isDone }] of this.kept) {
      if (this.kept.size <= MOST) break
      if (isDone) this.kept.delete(oldest)
    }
  }

  /** Forgets a thought. Answers whether it was still kept. */
  drop(request: ThinkRequest, prepared: Prepared): boolean {
    const key = keyOf(request)
    return this.kept.get(key) === prepared && this.kept.delete(key)
  }

  /** Breaks off what is being prepared. */
  makeWay(): void {
    for (const [key, { breakOff, isDone }] of this.kept) {
      if (isDone) continue
      this.kept.delete(key)
      breakOff.cancel()
    }
  }
}

/**
 * A thinker that keeps what it was given to think beforehand. A thought depends on its request alone, so that one that
 * was prepared is the one that would be made. One that is asked for while it is being prepared is waited for: its limit
 * of time began earlier, so that it ends sooner than a fresh one. Anything else that is asked breaks preparing off.
 */
export function createPreparedThoughts(ask: AskWorker): PreparedThoughts {
  const kept = new KeptThoughts()

  function prepare(request: ThinkRequest, signal?: CancelSignal): Promise<Thought> {
    const breakOff = canceller()
    const prepared: Prepared = { thought: ask(request, false, breakOff.signal), breakOff, isDone: false }
    kept.keep(request, prepared)
    const cancel = (): void => {
      if (kept.drop(request, prepared)) breakOff.cancel()
    }
    const finish = (isKept: boolean): void => {
      signal?.removeEventListener('abort', cancel)
      prepared.isDone = true
      if (!isKept) kept.drop(request, prepared)
    }
    signal?.addEventListener('abort', cancel)
    prepared.thought.then(
      () => finish(true),
      () => finish(false),
    )
    return prepared.thought
  }

  return {
    think(request, signal) {
      const fresh = (): Promise<Thought> => ask(request, request.purpose !== 'hint', signal)
      const prepared = kept.take(request)
      return prepared ? awaited(prepared, fresh, signal) : fresh()
    },
    ponder(request, signal) {
      kept.makeWay()
      if (signal?.aborted) return ask(request, false, signal)
      return kept.get(request)?.thought ?? prepare(request, signal)
    },
    makeWay: () => kept.makeWay(),
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

/** Two requests with the same text get the same answer. */
function keyOf(request: ThinkRequest): string {
  return JSON.stringify(request)
}
