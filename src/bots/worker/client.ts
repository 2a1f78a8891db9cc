import type { CancelSignal, Thinker, ThinkRequest, Thought } from '../../table/types'
import type { Answer, Ask, Solved, SolveRequest } from './messages'

/** A worker as the client sees it. */
export interface WorkerLine {
  post(ask: Ask): void
  /** Tells the machine whether somebody waits for an answer, so that an idle worker keeps no process alive. */
  busy(waiting: boolean): void
  end(): void
}

/** Starts a worker. `lost` is called once if it dies by itself, with the reason in one line. */
export type OpenLine = (hear: (answer: Answer) => void, lost: (reason: string) => void) => WorkerLine

/** What can be watched and broken off while a solver searches. */
export interface Watching {
  readonly signal?: CancelSignal
  /** Hears now and then how much is done, 0 to 1; null where that can't be told. */
  readonly progress?: (done: number | null) => void
}

/** A thinker that owns a worker. `close` ends the worker and rejects whatever is still being thought. */
export interface WorkerThinker extends Thinker {
  /** Searches for a puzzle's solution. Rejects at once when it is cancelled. */
  solve(request: SolveRequest, watching?: Watching): Promise<Solved>
  close(): void
}

/** Who waits for the answer to one question. Only the answer of its own kind ever comes. */
interface Waiting {
  thought(thought: Thought): void
  solved(solved: Solved): void
  progress(done: number | null): void
  reject(error: Error): void
}

const unheard = (): void => undefined

function aborted(): Error {
  const error = new Error('thinking was cancelled')
  error.name = 'AbortError'
  return error
}

/**
 * A thinker over a worker that is started at the first question and again after a crash. A crash rejects what was being
 * thought; a cancel rejects at once and frees the worker within its next stretch.
 */
export function thinkerOver(open: OpenLine): WorkerThinker {
  const waiting = new Map<number, Waiting>()
  let line: WorkerLine | null = null
  let lastId = 0

  function settle(id: number): Waiting | undefined {
    const who = waiting.get(id)
    waiting.delete(id)
    if (waiting.size === 0) line?.busy(false)
    return who
  }

  function hear(answer: Answer): void {
    if (answer.kind === 'progress') {
      waiting.get(answer.id)?.progress(answer.done)
      return
    }
    const who = settle(answer.id)
    if (answer.kind === 'thought') who?.thought(answer.thought)
    else if (answer.kind === 'solved') who?.solved(answer.solved)
    else who?.reject(new Error(answer.reason))
  }

  function drop(error: Error): void {
    line = null
    const all = [...waiting.values()]
    waiting.clear()
    for (const who of all) who.reject(error)
  }

  function lineNow(): WorkerLine {
    if (line) return line
    const opened: WorkerLine = open(hear, (reason) => {
      if (line === opened) drop(new Error(`the bot's worker stopped: ${reason}`))
    })
    line = opened
    return opened
  }

  /** Posts a question under a new number; `wait` hears the answer. */
  function post(make: (id: number) => Ask, signal: CancelSignal | undefined, wait: Waiting): void {
    const id = ++lastId
    const cancel = (): void => {
      line?.post({ kind: 'cancel', id })
      settle(id)?.reject(aborted())
    }
    const finish = (): void => signal?.removeEventListener('abort', cancel)
    waiting.set(id, {
      thought: (thought) => (finish(), wait.thought(thought)),
      solved: (solved) => (finish(), wait.solved(solved)),
      progress: (done) => wait.progress(done),
      reject: (error) => (finish(), wait.reject(error)),
    })
    signal?.addEventListener('abort', cancel)
    try {
      const worker = lineNow()
      worker.busy(true)
      worker.post(make(id))
    } catch (error) {
      settle(id)?.reject(error instanceof Error ? error : new Error(String(error)))
    }
  }

  return {
    think(request: ThinkRequest, signal?: CancelSignal): Promise<Thought> {
      if (signal?.aborted) return Promise.reject(aborted())
      return new Promise((thought, reject) => {
        const wait = { thought, solved: unheard, progress: unheard, reject }
        post((id) => ({ kind: 'think', id, request }), signal, wait)
      })
    },
    solve(request: SolveRequest, { signal, progress = unheard }: Watching = {}): Promise<Solved> {
      if (signal?.aborted) return Promise.reject(aborted())
      return new Promise((solved, reject) => {
        const wait = { thought: unheard, solved, progress, reject }
        post((id) => ({ kind: 'solve', id, request }), signal, wait)
      })
    },
    close() {
      const open = line
      drop(aborted())
      open?.end()
    },
  }
}
