import { existsSync } from 'node:fs'
import { Worker } from 'node:worker_threads'
import { sourceWorker } from '../../threads/source-worker'
import { ServiceError } from '../../../protocol/app/services'
import type { GameLookup } from '../../../rules/kit'
import type { Ask, NewJournal, Played, RecordAsk, Reply, SaveFile, SavePlace, Summarised } from './messages'
import { exportedFrom, journalFor, playedAt, summarise } from './tasks'

/** Validates saves and records by replaying them through the rules. */
export interface Judging {
  summaries(files: readonly SaveFile[]): Promise<readonly Summarised[]>
  /** Rejects with a ServiceError that says what is wrong with the record. */
  record(ask: RecordAsk): Promise<NewJournal>
  /** Rejects with a ServiceError that says why the save cannot be opened. */
  played(place: SavePlace): Promise<Played>
  /** Resolves to the text of a save's record. Rejects like `played`. */
  exported(place: SavePlace): Promise<string>
}

/** Replays in this thread: for a few small saves, and for games that are not in the catalogue. */
export function judgingHere(find: GameLookup): Judging {
  return {
    async summaries(files) {
      const found: Summarised[] = []
      for (const file of files) found.push(await summarise(find, file))
      return found
    },
    record: (ask) => Promise.resolve().then(() => journalFor(find, ask)),
    played: (place) => playedAt(find, place),
    exported: (place) => exportedFrom(find, place),
  }
}

interface Waiting {
  resolve(value: unknown): void
  reject(fault: unknown): void
}

/** How long an idle worker is kept, in milliseconds: it holds all games in memory. */
const IDLE_MS = 10_000

let shared: Judging | null = null

/**
 * Replays in a worker thread shared by the whole process, so that this thread, which may serve pages or tables, is not
 * blocked. The worker is started on demand, ends after an idle time, and does not keep the process alive while idle. If
 * it dies, pending requests are rejected; the next request starts another.
 */
export function judgingInWorker(): Judging {
  shared ??= overWorker(startWorker)
  return shared
}

type Question = Ask extends infer One ? (One extends Ask ? Omit<One, 'number'> : never) : never

function overWorker(start: () => Worker): Judging {
  const waiting = new Map<number, Waiting>()
  let worker: Worker | null = null
  let idle: NodeJS.Timeout | null = null
  let count = 0

  function begin(): Worker {
    const fresh = start()
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

  function ask(question: Question): Promise<unknown> {
    if (idle) clearTimeout(idle)
    worker ??= begin()
    const to = worker
    to.ref()
    return new Promise((resolve, reject) => {
      const number = count++
      waiting.set(number, { resolve, reject })
      to.postMessage({ ...question, number })
    })
  }

  return {
    summaries: async (files) => (await ask({ kind: 'summaries', files })) as readonly Summarised[],
    record: async (record) => (await ask({ kind: 'record', record })) as NewJournal,
    played: async (place) => (await ask({ kind: 'played', place })) as Played,
    exported: async (place) => (await ask({ kind: 'exported', place })) as string,
  }
}

/**
 * Starts the worker. From source it is loaded through tsx; in a bundle it is an entry of its own, `saves-worker.js`.
 */
function startWorker(): Worker {
  if (import.meta.url.endsWith('.ts')) return sourceWorker(new URL('./saves-worker.ts', import.meta.url))
  const places = ['./saves-worker.js', '../saves-worker.js'].map((place) => new URL(place, import.meta.url))
  const found = places.find((place) => existsSync(place))
  if (!found) throw new Error('saves-worker.js is missing from the build')
  return new Worker(found)
}
