import type { CancelSignal, Thinker, ThinkRequest, Thought } from '../../table/types'
import type { Answer, Ask } from './messages'

/** A worker as the client sees it. */
export interface WorkerLine {
  post(ask: Ask): void
  /** Tells the machine whether somebody waits for an answer, so that an idle worker keeps no process alive. */
  busy(waiting: boolean): void
  end(): void
}

/** Starts a worker. `lost` is called once if it dies by itself, with the reason in one line. */
export type OpenLine = (hear: (answer: Answer) => void, lost: (reason: string) => void) => WorkerLine

/** A thinker that owns a worker. `close` ends the worker and rejects whatever is still being thought. */
export interface WorkerThinker extends Thinker {
  close(): void
}

interface Waiting {
  resolve(thought: Thought): void
  reject(error: Error): void
}

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
    const who = settle(answer.id)
    if (answer.kind === 'thought') who?.resolve(answer.thought)
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

  return {
    think(request: ThinkRequest, signal?: CancelSignal): Promise<Thought> {
      if (signal?.aborted) return Promise.reject(aborted())
      return new Promise((resolve, reject) => {
        const id = ++lastId
        const cancel = (): void => {
          line?.post({ kind: 'cancel', id })
          settle(id)?.reject(aborted())
        }
        const finish = (): void => signal?.removeEventListener('abort', cancel)
        waiting.set(id, {
          resolve: (thought) => (finish(), resolve(thought)),
          reject: (error) => (finish(), reject(error)),
        })
        signal?.addEventListener('abort', cancel)
        try {
          const worker = lineNow()
          worker.busy(true)
          worker.post({ kind: 'think', id, request })
        } catch (error) {
          settle(id)?.reject(error instanceof Error ? error : new Error(String(error)))
        }
      })
    },
    close() {
      const open = line
      drop(aborted())
      open?.end()
    },
  }
}
