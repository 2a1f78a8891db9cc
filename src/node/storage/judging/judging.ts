import { existsSync } from 'node:fs'
import { Worker } from 'node:worker_threads'
import { sourceWorker } from '../../threads/source-worker'
import { ServiceError } from '../../../protocol/app/services'
import type { GameLookup } from '../../../rules/kit'
import type { Ask, NewJournal, Played, RecordAsk, Reply, SaveFile, SavePlace, Summarised } from './messages'
import { exportedFrom, journalFor, playedAt, summarise } from './tasks'

/** Plays saves and records through the rules. */
export interface Judging {
  summaries(files: readonly SaveFile[]): Promise<readonly Summarised[]>
  /** Rejects with a ServiceError: what is wrong with the record. */
  record(ask: RecordAsk): Promise<NewJournal>
  /** Rejects with a ServiceError: why the save can't be opened. */
  played(place: SavePlace): Promise<Played>
  /** The text of a save's record. Rejects like `played`. */
  exported(place: SavePlace): Promise<string>
}

/** In this thread: for a few small saves, and for games that are not of the catalogue. */
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

/** How long an idle worker is kept: it holds all games in memory. */
const IDLE_MS = 10_000

let shared: Judging | null = null

/**
 * In a worker thread, one for the whole process, so that whoever serves pages or tables in this thread is not held up. It
 * is started when it is needed, ends when it was idle for a while, and keeps no process alive by itself. One that dies
 * rejects what it was asked; the next call starts another.
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

/** Run from source it is loaded through tsx; in a bundle it is an entry of its own, `saves-worker.js`. */
function startWorker(): Worker {
  if (import.meta.url.endsWith('.ts')) return sourceWorker(new URL('./saves-worker.ts', import.meta.url))
  const places = ['./saves-worker.js', '../saves-worker.js'].map((place) => new URL(place, import.meta.url))
  const found = places.find((place) => existsSync(place))
  if (!found) throw new Error('saves-worker.js is missing from the build')
  return new Worker(found)
}
