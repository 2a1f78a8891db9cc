import type { Answer, Ask, Question } from './messages'
import { createWatchdog, type After } from './watchdog'

/** A worker as this side sees it. */
interface WorkerLine {
  post(ask: Ask): void
  /** Tells the machine whether somebody waits for an answer, so that an idle worker keeps no process alive. */
  busy(waiting: boolean): void
  end(): void
}

/** Starts a worker. `lost` is called once if it dies by itself, with the reason in one line. */
export type OpenLine = (hear: (answer: Answer) => void, lost: (reason: string) => void) => WorkerLine

/** An answer that ends a question. */
export type LastAnswer = Extract<Answer, { kind: 'thought' | 'solved' | 'failed' }>

/** A question with whoever waits for its answer. */
export interface Job {
  /** Whether a game waits for it: it goes before those for which nobody's turn waits. */
  readonly urgent: boolean
  /** The table that asks; null where none does. */
  readonly table: string | null
  /** Milliseconds that a worker may take from when it begins, and how many more it gets before it counts as hung. */
  readonly limitMs: number
  readonly marginMs: number
  question(id: number): Question
  answer(answer: LastAnswer): void
  progress(done: number | null): void
  reject(error: Error): void
}

/** What a slot tells of its worker. */
export interface SlotEars {
  /** The worker can take a question. */
  free(): void
  /** The worker is gone; whoever waited for its answer has been told why. `started`: its code had been loaded. */
  gone(reason: Error, started: boolean): void
}

/** A running worker and the one question that it works on. */
export interface Slot {
  /** Whether it can take a question now. */
  readonly idle: boolean
  /** Whether its code is still being loaded. */
  readonly starting: boolean
  /** Whether somebody waits for an answer of it. */
  readonly wanted: boolean
  /** Whether it has thought for a table lately. */
  knows(table: string | null): boolean
  give(job: Job): void
  /** Breaks a question off. The worker counts as busy until it says that it has stopped. */
  cancel(job: Job): void
  busy(waiting: boolean): void
  /** Ends the worker and rejects what it was asked. */
  end(error: Error): void
}

/** How long a worker may take to load its code, and a game's code, in milliseconds: the way may be long and slow. */
const LOADING_MS = 60_000
/** Tables that one worker remembers to have thought for. */
const TABLES = 64

/** Starts a worker and watches over it: one that does not answer in time is ended, and its question rejected. */
export function createSlot(open: OpenLine, after: After, ears: SlotEars): Slot {
  let isReady = false
  let isOver = false
  /** Number of the question that the worker has; 0 for none. */
  let current = 0
  let lastId = 0
  /** Whether the worker has begun with it, and how much longer than it should it may take. */
  let isBegun = false
  let marginMs = 0
  /** Null once nobody waits for the answer any more. */
  let job: Job | null = null
  const tables = new Set<string>()
  const watchdog = createWatchdog(after, () => {
    lose(isReady ? 'it did not answer in time' : 'it did not start in time')
  })
  const line = open(hear, lose)
  watchdog.watch(LOADING_MS)

  function hear(answer: Answer): void {
    if (isOver) return
    if (answer.kind === 'ready') {
      isReady = true
      watchdog.stop()
      ears.free()
    } else if (answer.id !== current) return
    else if (answer.kind === 'begun') {
      isBegun = true
      watchdog.watch((job?.limitMs ?? 0) + marginMs)
    } else if (answer.kind === 'progress') job?.progress(answer.done)
    else finish(answer)
  }

  function finish(answer: Exclude<Answer, { kind: 'ready' | 'begun' | 'progress' }>): void {
    const asked = job
    job = null
    current = 0
    watchdog.stop()
    if (answer.kind !== 'cancelled') asked?.answer(answer)
    ears.free()
  }

  function lose(reason: string): void {
    if (isOver) return
    const error = new Error(`the bot's worker stopped: ${reason}`)
    end(error)
    ears.gone(error, isReady)
  }

  function end(error: Error): void {
    if (isOver) return
    isOver = true
    watchdog.stop()
    line.end()
    const asked = job
    job = null
    asked?.reject(error)
  }

  function remember(table: string | null): void {
    if (table === null) return
    tables.delete(table)
    tables.add(table)
    for (const oldest of tables) {
      if (tables.size <= TABLES) break
      tables.delete(oldest)
    }
  }

  return {
    get idle() {
      return isReady && !isOver && current === 0
    },
    get starting() {
      return !isReady && !isOver
    },
    get wanted() {
      return job !== null
    },
    knows: (table) => table !== null && tables.has(table),
    give(given) {
      current = ++lastId
      job = given
      isBegun = false
      marginMs = given.marginMs
      remember(given.table)
      watchdog.watch(LOADING_MS)
      try {
        line.post(given.question(current))
      } catch (error) {
        finish({ kind: 'failed', id: current, reason: error instanceof Error ? error.message : String(error) })
      }
    },
    cancel(unwanted) {
      if (job !== unwanted) return
      job = null
      if (isBegun) watchdog.watch(marginMs)
      line.post({ kind: 'cancel', id: current })
    },
    busy: (waiting) => {
      line.busy(waiting)
    },
    end,
  }
}
