import { setTimeout as pause } from 'node:timers/promises'
import { createFlushWaiters } from './flush-waiters'
import { createPendingLines, type PendingLines } from './pending-lines'
import type { WalFile, WalLine } from './wal-file'

/**
 * Writes lines to disk: handed to the system at the end of the current turn of the event loop at the latest, and
 * flushed in groups.
 */
export interface WalWriter {
  add(line: WalLine): void
  /** Hands new lines to the system, together with any that it refused before; does nothing if there are no new ones. */
  write(): void
  /** Hands all unwritten lines to the system, even if only refused ones are left. */
  writeRefused(): void
  /** Calls `act` once every line added so far is durable, or the failure to write it has been reported. */
  whenFlushed(act: () => void): void
  /** Writes and flushes now. Rejects with the error of the disk while it refuses. */
  retry(): Promise<void>
  /** Drops all lines added so far; they no longer need to be written. */
  clear(): void
  /** Resolves once no flush is in progress. */
  idle(): Promise<void>
}

/**
 * Minimum time between the starts of two flushes, in milliseconds: lines that arrive in between share one flush. After
 * a quiet time a flush starts without delay.
 */
const MIN_FLUSH_INTERVAL_MS = 10

/** @param onRefusal called when the disk begins to refuse: once for several failures in a row */
export function createWalWriter(file: WalFile, onRefusal: (fault: unknown) => void): WalWriter {
  const lines = createPendingLines(file)
  const waiters = createFlushWaiters()
  /** Why the disk refuses; null while it does not. */
  let refusal: { readonly fault: unknown } | null = null

  function write(): void {
    if (lines.hasNew) writeAll()
  }

  function writeAll(): void {
    try {
      lines.write()
      refusal = null
    } catch (fault) {
      handleRefusal(fault)
    }
  }

  /** Handles a refusal: play goes on, and the unwritten lines come first in the next write. */
  function handleRefusal(fault: unknown): void {
    if (refusal === null) onRefusal(fault)
    refusal = { fault }
    waiters.settleTo(waiters.entryCount)
  }

  async function flushOnce(): Promise<void> {
    const mark = waiters.entryCount
    const taken = lines.takeUnflushed()
    try {
      await file.flush()
      waiters.settleTo(mark)
    } catch (fault) {
      lines.requeue(taken)
      handleRefusal(fault)
    }
  }

  const flushes = createFlushLoop(lines, write, flushOnce)

  return {
    add(line) {
      waiters.countEntry()
      if (lines.add(line)) setImmediate(write)
      flushes.schedule()
    },
    write,
    writeRefused() {
      if (lines.hasUnwritten) writeAll()
    },
    whenFlushed: waiters.whenSettled,
    async retry() {
      if (lines.hasUnwritten) writeAll()
      flushes.schedule()
      await flushes.idle()
      if (refusal !== null) throw refusal.fault
    },
    clear() {
      lines.clear()
      refusal = null
      waiters.settleTo(waiters.entryCount)
    },
    idle: flushes.idle,
  }
}

interface FlushLoop {
  /** Schedules a flush. Lines added in the same turn, from however many tables, are flushed together. */
  schedule(): void
  idle(): Promise<void>
}

function createFlushLoop(lines: PendingLines, write: () => void, flushOnce: () => Promise<void>): FlushLoop {
  let flushing: Promise<void> | null = null
  const isWaited = () => lines.hasUnflushed || lines.hasNew

  async function run(): Promise<void> {
    for (;;) {
      write()
      if (!lines.hasUnflushed) break
      const begun = performance.now()
      await flushOnce()
      const rest = MIN_FLUSH_INTERVAL_MS - (performance.now() - begun)
      if (rest > 0 && isWaited()) await pause(rest)
    }
    flushing = null
  }

  return {
    schedule() {
      flushing ??= new Promise((resolve) => setImmediate(resolve)).then(run)
    },
    async idle() {
      await flushing
    },
  }
}
