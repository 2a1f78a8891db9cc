import type { Thinker, ThinkRequest, Thought } from '../../ports/thinker'
import { CancelledError, type CancelSignal, createCanceller, type Canceller } from '../../async/cancellation'
import type { SolveResult, SolveRequest } from './messages'
import { createPool } from './pool'
import type { Job, LastAnswer, OpenWorker } from './slot'
import type { StartTimer } from './watchdog'

/** A thinker that owns workers. `close` ends them and rejects every unanswered request. */
export interface WorkerThinker extends Required<Thinker> {
  /** Searches for a puzzle's solution. Rejects immediately when it is cancelled. */
  solve(request: SolveRequest, signal?: CancelSignal): Promise<SolveResult>
  close(): void
}

/** Limits on the number of workers, their queue and their time. */
export interface WorkerLimits {
  /** Maximum number of workers. */
  readonly maxWorkers: number
  /**
   * Questions that may wait for a free worker; beyond that one is rejected, so that its table plays some simple move.
   */
  readonly maxWaiting: number
  /** Milliseconds after which a thought is cut short with its best move so far; Infinity for no limit. */
  readonly capMs: number
  /** Milliseconds beyond that (or beyond a solver's seconds) after which a worker counts as hung and is replaced. */
  readonly marginMs: number
}

/** Limits that suit people at a table. */
export const DEFAULT_LIMITS: WorkerLimits = { maxWorkers: 1, maxWaiting: 64, capMs: 1400, marginMs: 5000 }

/** What a thinker with workers needs from its environment. */
interface WorkerThinkerOptions extends WorkerLimits {
  readonly open: OpenWorker
  readonly after: StartTimer
}

/** A question for the pool, and how to read its answer. */
interface PoolQuestion<T> extends Pick<Job, 'urgent' | 'table' | 'limitMs' | 'question'> {
  readonly signal: CancelSignal | undefined
  /** Returns the answer, or undefined if it does not fit this kind of question. */
  read(answer: LastAnswer): T | undefined
}

/**
 * Creates a thinker whose workers start when they are needed, also after one has died. Rejects, with the reason, a
 * request whose worker died or hung, and one for which the queue is full. A cancel rejects immediately and frees the
 * worker within its next stretch of work.
 */
export function createWorkerThinker({ capMs, marginMs, ...poolOptions }: WorkerThinkerOptions): WorkerThinker {
  const pool = createPool(poolOptions)

  function ask<T>({ signal, read, ...jobParts }: PoolQuestion<T>): Promise<T> {
    if (signal?.aborted) return Promise.reject(new CancelledError())
    return new Promise((resolve, reject) => {
      const cancel = (): void => {
        job.reject(new CancelledError())
        pool.cancel(job)
      }
      const forget = (): void => signal?.removeEventListener('abort', cancel)
      const job: Job = {
        ...jobParts,
        marginMs,
        answer(answer) {
          forget()
          const value = read(answer)
          if (value !== undefined) resolve(value)
          else reject(new Error(answer.kind === 'failed' ? answer.reason : 'the bot answered another question'))
        },
        reject(error) {
          forget()
          reject(error)
        },
      }
      signal?.addEventListener('abort', cancel)
      pool.submit(job)
    })
  }

  const prepared = createPreparedThoughts((request, urgent, signal) =>
    ask({
      urgent,
      table: request.table ?? null,
      limitMs: capMs,
      signal,
      question: (id) => ({ kind: 'think', id, request, capMs }),
      read: (answer) => (answer.kind === 'thought' ? answer.thought : undefined),
    }),
  )

  return {
    think: prepared.think,
    ponder: prepared.ponder,
    solve(request: SolveRequest, signal?: CancelSignal): Promise<SolveResult> {
      prepared.cancelPreparation()
      return ask({
        urgent: false,
        table: null,
        limitMs: 1000 * request.seconds,
        signal,
        question: (id) => ({ kind: 'solve', id, request }),
        read: (answer) => (answer.kind === 'solved' ? answer.solved : undefined),
      })
    },
    close() {
      pool.close(new CancelledError())
    },
  }
}

/** Has a worker answer a request; a request that is not urgent waits behind those that are. */
type AskWorker = (request: ThinkRequest, urgent: boolean, signal?: CancelSignal) => Promise<Thought>

interface PreparedThought {
  readonly thought: Promise<Thought>
  readonly cancellation: Canceller
  isDone: boolean
}

/** Capacity in finished thoughts: the prepared replies to one position, and a few more. */
const MAX_KEPT = 16

/** Thoughts that are in preparation, or finished and not yet asked for. */
class KeptThoughts {
  /** By the request's JSON, oldest first. */
  private readonly kept = new Map<string, PreparedThought>()

  /** Removes and returns the prepared thought of a request; cancels all others still in preparation. */
  take(request: ThinkRequest): PreparedThought | undefined {
    if (this.kept.size === 0) return undefined
    const key = keyOf(request)
    const prepared = this.kept.get(key)
    this.kept.delete(key)
    this.cancelPreparation()
    return prepared
  }

  get(request: ThinkRequest): PreparedThought | undefined {
    return this.kept.get(keyOf(request))
  }

  keep(request: ThinkRequest, prepared: PreparedThought): void {
    this.kept.set(keyOf(request), prepared)
    for (const [oldest, { isDone }] of this.kept) {
      if (this.kept.size <= MAX_KEPT) break
      if (isDone) this.kept.delete(oldest)
    }
  }

  /** Forgets a thought. Returns whether it was still kept. */
  drop(request: ThinkRequest, prepared: PreparedThought): boolean {
    const key = keyOf(request)
    return this.kept.get(key) === prepared && this.kept.delete(key)
  }

  /** Cancels every thought still in preparation. */
  cancelPreparation(): void {
    for (const [key, { cancellation: breakOff, isDone }] of this.kept) {
      if (isDone) continue
      this.kept.delete(key)
      breakOff.cancel()
    }
  }
}

/**
 * Creates the store of prepared thoughts. A thought depends on its request alone, so that a prepared one equals a fresh
 * one. A thought that is asked for while it is in preparation is awaited: its time limit began earlier, so that it ends
 * sooner than a fresh one. Any other request cancels the preparation.
 */
function createPreparedThoughts(ask: AskWorker) {
  const kept = new KeptThoughts()

  function prepare(request: ThinkRequest, signal?: CancelSignal): Promise<Thought> {
    const cancellation = createCanceller()
    const prepared: PreparedThought = { thought: ask(request, false, cancellation.signal), cancellation, isDone: false }
    kept.keep(request, prepared)
    const cancel = (): void => {
      if (kept.drop(request, prepared)) cancellation.cancel()
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
    think(request: ThinkRequest, signal?: CancelSignal): Promise<Thought> {
      const fresh = (): Promise<Thought> => ask(request, request.purpose !== 'hint', signal)
      const prepared = kept.take(request)
      return prepared ? awaitPrepared(prepared, fresh, signal) : fresh()
    },
    ponder(request: ThinkRequest, signal?: CancelSignal): Promise<Thought> {
      kept.cancelPreparation()
      if (signal?.aborted) return ask(request, false, signal)
      return kept.get(request)?.thought ?? prepare(request, signal)
    },
    /** Cancels the thoughts in preparation, because the worker is needed. */
    cancelPreparation: () => kept.cancelPreparation(),
  }
}

/** Waits for a prepared thought, and thinks anew if it failed. */
async function awaitPrepared(
  { thought, cancellation }: PreparedThought,
  fresh: () => Promise<Thought>,
  signal?: CancelSignal,
) {
  const cancel = (): void => cancellation.cancel()
  if (signal?.aborted) cancel()
  signal?.addEventListener('abort', cancel)
  try {
    return await thought
  } catch (fault) {
    if (fault instanceof CancelledError) throw fault
    // Losing the worker during the preparation is not the fault of the request: ask again.
    return await fresh()
  } finally {
    signal?.removeEventListener('abort', cancel)
  }
}

/** Returns the key of a request; two requests with the same text get the same answer. */
function keyOf(request: ThinkRequest): string {
  return JSON.stringify(request)
}
