import type { Worker } from 'node:worker_threads'
import { startWorker } from '../../threads/source-worker'
import { ServiceError } from '../../../protocol/app/services'
import type { GameLookup } from '../../../rules/kit'
import {
  examineRecord,
  exportRecord,
  journalFor,
  replaySave,
  summarise,
  type RecordAsk,
  type SaveFile,
  type SavePlace,
  type SummaryResult,
} from './tasks'

/** Validates saves and records by replaying them through the rules. */
export type SaveReplayer = ReturnType<typeof createLocalReplayer>

/** Replays in this thread: for a few small saves, and for games that are not in the catalogue. */
export function createLocalReplayer(find: GameLookup) {
  return {
    /** While one file is replayed, the others are read. */
    summaries: (files: readonly SaveFile[]): Promise<readonly SummaryResult[]> =>
      Promise.all(files.map((file) => summarise(find, file))),
    /** Rejects with a ServiceError that says what is wrong with the record. */
    examine: (text: string) => Promise.resolve().then(() => examineRecord(find, text)),
    /** Rejects like `examine`. */
    record: (ask: RecordAsk) => Promise.resolve().then(() => journalFor(find, ask)),
    /** Rejects with a ServiceError that says why the save cannot be opened. */
    replay: (place: SavePlace) => replaySave(find, place),
    /** Resolves to the text of a save's record. Rejects like `replay`. */
    exportRecord: (place: SavePlace) => exportRecord(find, place),
  }
}

/** A call of the replayer in the worker, and below it the reply. */
export interface ReplayCall {
  readonly number: number
  readonly method: keyof SaveReplayer
  readonly argument: unknown
}
export type Reply = { readonly number: number } & (
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly code: string | null; readonly message: string }
)

interface PendingRequest {
  resolve(value: unknown): void
  reject(fault: unknown): void
}

/** How long an idle worker is kept, in milliseconds: it holds all games in memory. */
const IDLE_MS = 10_000

let shared: SaveReplayer | null = null

/**
 * Replays in a worker thread shared by the whole process, so that this thread, which may serve pages or tables, is not
 * blocked. The worker is started on demand, ends after an idle time, and does not keep the process alive while idle. If
 * it dies, pending requests are rejected; the next request starts another.
 */
export function getWorkerReplayer(): SaveReplayer {
  shared ??= createWorkerReplayer()
  return shared
}

function createWorkerReplayer(): SaveReplayer {
  const waiting = new Map<number, PendingRequest>()
  let worker: Worker | null = null
  let idle: NodeJS.Timeout | null = null
  let count = 0

  function begin(): Worker {
    // In a bundle it is an entry of its own.
    const fresh = startWorker('saves-worker', import.meta.url)
    const lost = (reason: string) => {
      if (worker !== fresh) return
      worker = null
      const fault = new Error(`The thread that plays saved games through has ended: ${reason}`)
      for (const one of waiting.values()) one.reject(fault)
      waiting.clear()
    }
    fresh.on('message', (reply: Reply) => hear(reply))
    fresh.on('error', (fault) => lost(fault.message))
    fresh.on('exit', (code) => lost(`exit code ${String(code)}`))
    return fresh
  }

  function hear(reply: Reply): void {
    const asked = waiting.get(reply.number)
    waiting.delete(reply.number)
    if (reply.ok) asked?.resolve(reply.value)
    else asked?.reject(reply.code === null ? new Error(reply.message) : new ServiceError(reply.code, reply.message))
    if (waiting.size > 0) return
    worker?.unref()
    idle = setTimeout(end, IDLE_MS).unref()
  }

  function end(): void {
    const ended = worker
    worker = null
    void ended?.terminate()
  }

  const call =
    <M extends keyof SaveReplayer>(method: M) =>
    (argument: Parameters<SaveReplayer[M]>[0]): ReturnType<SaveReplayer[M]> => {
      if (idle) clearTimeout(idle)
      worker ??= begin()
      const to = worker
      to.ref()
      const answer = new Promise((resolve, reject) => {
        const number = count++
        waiting.set(number, { resolve, reject })
        to.postMessage({ number, method, argument } satisfies ReplayCall)
      })
      return answer as ReturnType<SaveReplayer[M]>
    }

  return {
    summaries: call('summaries'),
    examine: call('examine'),
    record: call('record'),
    replay: call('replay'),
    exportRecord: call('exportRecord'),
  }
}
