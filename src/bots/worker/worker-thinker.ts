import type { Thinker } from '../../ports/thinker'
import type { CancelSignal } from '../../async/cancel-signal'
import type { Solved, SolveRequest } from './messages'
import { createPool } from './pool'
import { createPreparedThoughts } from './prepared-thoughts'
import type { Job, LastAnswer, OpenLine } from './slot'
import type { After } from './watchdog'

/** What can be watched and broken off while a solver searches. */
interface Watching {
  readonly signal?: CancelSignal
  /** Hears now and then how much is done, 0 to 1; null where that can't be told. */
  readonly progress?: (done: number | null) => void
}

/** A thinker that owns workers. `close` ends them and rejects whatever is still being thought. */
export interface WorkerThinker extends Required<Thinker> {
  /** Searches for a puzzle's solution. Rejects at once when it is cancelled. */
  solve(request: SolveRequest, watching?: Watching): Promise<Solved>
  close(): void
}

/** How much workers may take on, and how long they may take. */
export interface WorkerLimits {
  /** Workers at most. */
  readonly workers: number
  /** Questions that may wait for a free worker; one more is rejected, so that its table plays some simple move. */
  readonly waiting: number
  /** Milliseconds after which a thought is cut short, with the best move so far. Infinity: it never is. */
  readonly capMs: number
  /** Milliseconds beyond that (or beyond a solver's seconds) after which a worker counts as hung and is replaced. */
  readonly marginMs: number
}

/** Limits as people at a table need them. */
export const USUAL_LIMITS: WorkerLimits = { workers: 1, waiting: 64, capMs: 1400, marginMs: 5000 }

/** What thinkers over workers need of the machine. */
export interface WorkerNeeds extends WorkerLimits {
  readonly open: OpenLine
  readonly after: After
}

/** A question as it is handed on; how its answer is read. */
interface Wish<T> extends Pick<Job, 'urgent' | 'table' | 'limitMs' | 'question'> {
  readonly signal: CancelSignal | undefined
  /** The answer, or undefined where it is none to this kind of question. */
  read(answer: LastAnswer): T | undefined
  progress(done: number | null): void
}

const unheard = (): void => undefined

function aborted(): Error {
  const error = new Error('thinking was cancelled')
  error.name = 'AbortError'
  return error
}

/**
 * A thinker over workers that are started when they are needed, also after one has died. Rejects what a worker was
 * thinking when it died or hung, and what finds too many questions waiting, with the reason; a cancel rejects at once
 * and frees the worker within its next stretch.
 */
export function createWorkerThinker({ capMs, marginMs, ...needs }: WorkerNeeds): WorkerThinker {
  const pool = createPool(needs)

  function ask<T>({ signal, read, ...wish }: Wish<T>): Promise<T> {
    if (signal?.aborted) return Promise.reject(aborted())
    return new Promise((resolve, reject) => {
      const cancel = (): void => {
        job.reject(aborted())
        pool.cancel(job)
      }
      const forget = (): void => signal?.removeEventListener('abort', cancel)
      const job: Job = {
        ...wish,
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
      progress: unheard,
    }),
  )

  return {
    think: prepared.think,
    ponder: prepared.ponder,
    solve(request: SolveRequest, { signal, progress = unheard }: Watching = {}): Promise<Solved> {
      prepared.makeWay()
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
      pool.close(aborted())
    },
  }
}
