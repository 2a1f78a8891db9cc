import { setTimeout as pause } from 'node:timers/promises'
import { createFlushWaiters } from './flush-waiters'
import { createPendingLines, type PendingLines } from './pending-lines'
import type { WalFile, WalLine } from './wal-file'

/** Brings lines to the disk: written at the end of a turn of the event loop at the latest, flushed together. */
export interface WalWriter {
  add(line: WalLine): void
  /** Gives the system what it was not given yet; what it has refused goes with that when more has come. */
  write(): void
  /** Gives the system also what it has refused. */
  writeRefused(): void
  /** Does something when all that was added so far is on the disk for good, or was told to be refused. */
  whenFlushed(act: () => void): void
  /** Writes and flushes at once. Rejects with the fault of the disk while it refuses. */
  retry(): Promise<void>
  /** Nothing of what was added needs to be written any more. */
  clear(): void
  /** Resolves when no flush is under way. */
  idle(): Promise<void>
}

/** What comes so soon after a flush has begun is flushed together: where nobody is in a hurry, nobody waits. */
const GATHER_MS = 10

/** @param hinder hears that the disk refuses, of several times in a row the first */
export function createWalWriter(file: WalFile, hinder: (fault: unknown) => void): WalWriter {
  const lines = createPendingLines(file)
  const waiters = createFlushWaiters()
  /** Why the disk takes nothing; null where it does. */
  let refusal: { readonly fault: unknown } | null = null

  function write(): void {
    if (lines.hasNew) writeAll()
  }

  function writeAll(): void {
    try {
      lines.write()
      refusal = null
    } catch (fault) {
      refuse(fault)
    }
  }

  /** Play goes on; what could not be written goes first next time. */
  function refuse(fault: unknown): void {
    if (refusal === null) hinder(fault)
    refusal = { fault }
    waiters.settleTo(waiters.counted)
  }

  async function flushOnce(): Promise<void> {
    const mark = waiters.counted
    const taken = lines.takeUnflushed()
    try {
      await file.flush()
      waiters.settleTo(mark)
    } catch (fault) {
      lines.takeBack(taken)
      refuse(fault)
    }
  }

  const flushes = createFlushLoop(lines, write, flushOnce)

  return {
    add(line) {
      waiters.count()
      if (lines.add(line)) setImmediate(write)
      flushes.soon()
    },
    write,
    writeRefused() {
      if (lines.hasUnwritten) writeAll()
    },
    whenFlushed: waiters.when,
    async retry() {
      if (lines.hasUnwritten) writeAll()
      flushes.soon()
      await flushes.idle()
      if (refusal !== null) throw refusal.fault
    },
    clear() {
      lines.clear()
      refusal = null
      waiters.settleTo(waiters.counted)
    },
    idle: flushes.idle,
  }
}

interface FlushLoop {
  /** What comes in one breath, from however many tables, is flushed together. */
  soon(): void
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
      const rest = GATHER_MS - (performance.now() - begun)
      if (rest > 0 && isWaited()) await pause(rest)
    }
    flushing = null
  }

  return {
    soon() {
      flushing ??= new Promise((resolve) => setImmediate(resolve)).then(run)
    },
    async idle() {
      await flushing
    },
  }
}
