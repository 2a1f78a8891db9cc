import type { Thinker } from '../../ports/thinker'
import { CancelledError, type CancelSignal } from '../../async/cancellation'
import type { SolveResult, SolveRequest } from './messages'
import { createPool } from './pool'
import { createPreparedThoughts } from './prepared-thoughts'
import type { Job, LastAnswer, OpenWorker } from './slot'
import type { StartTimer } from './watchdog'

/** Options to observe and cancel a solver's search. */
interface SolveOptions {
  readonly signal?: CancelSignal
  /** Called from time to time with the share that is done, 0 to 1; null if that cannot be told. */
  readonly progress?: (done: number | null) => void
}

/** A thinker that owns workers. `close` ends them and rejects every unanswered request. */
export interface WorkerThinker extends Required<Thinker> {
  /** Searches for a puzzle's solution. Rejects immediately when it is cancelled. */
  solve(request: SolveRequest, watching?: SolveOptions): Promise<SolveResult>
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
export interface WorkerThinkerOptions extends WorkerLimits {
  readonly open: OpenWorker
  readonly after: StartTimer
}

/** A question for the pool, and how to read its answer. */
interface PoolQuestion<T> extends Pick<Job, 'urgent' | 'table' | 'limitMs' | 'question'> {
  readonly signal: CancelSignal | undefined
  /** Returns the answer, or undefined if it does not fit this kind of question. */
  read(answer: LastAnswer): T | undefined
  progress(done: number | null): void
}

const noop = (): void => undefined

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
      progress: noop,
    }),
  )

  return {
    think: prepared.think,
    ponder: prepared.ponder,
    solve(request: SolveRequest, { signal, progress = noop }: SolveOptions = {}): Promise<SolveResult> {
      prepared.cancelPreparation()
      return ask({
        urgent: false,
        table: null,
        limitMs: 1000 * request.seconds,
        signal,
        question: (id) => ({ kind: 'solve', id, request }),
        read: (answer) => (answer.kind === 'solved' ? answer.solved : undefined),
        progress,
      })
    },
    close() {
      pool.close(new CancelledError())
    },
  }
}
