import type { JournalEntry } from '../../../protocol/journal'
import { bookFile, type BookLine } from './book-file'
import { fairCopies, type Journals } from './fair-copies'

/**
 * One file in which the entries of all tables are written in the order in which they come, so that however many tables
 * play, the disk is waited for once at a time: whatever has come meanwhile goes to it together. In a quiet moment the
 * entries are copied into the journals of their games, and the book begins anew.
 */
export interface DayBook {
  /**
   * Takes an entry of a save's journal in.
   * @param index counts the entries of that save.
   */
  note(save: string, index: number, entry: JournalEntry): void
  /**
   * Gives the system what was noted, which outlives this process then. To be called before anybody is told of it; else
   * it is done at the end of this turn of the event loop.
   */
  write(): void
  /**
   * Does something when all that was noted so far is on the disk for good, or when it was told that it can't be; at once
   * where nothing is under way. What comes first is done first.
   */
  whenFlushed(act: () => void): void
  /** Resolves when the journals, or one save's, hold all that was noted so far, or when what hinders that was reported. */
  copied(save?: string): Promise<void>
  /** Whether entries of a save could not be copied into its journal yet: what the journal holds is not all. */
  owes(save: string): boolean
  /** Writes at once what the disk has refused. Rejects with its fault while it still refuses. */
  retry(): Promise<void>
  close(): Promise<void>
}

/** The book is copied when nothing was noted for so long, or when it has grown so large. */
const QUIET_MS = 500
const LARGE = 1_048_576
/** What comes so soon after a flush has begun is flushed together: where nobody is in a hurry, nobody waits. */
const GATHER_MS = 10

/**
 * Opens the book of a folder. What an earlier host left in it is copied into the journals first. Rejects with a
 * ServiceError: `in-use` where another program has it open, or one of the disk.
 * @param hinder hears that the disk does not take what was noted, of several times in a row the first
 */
export async function openDayBook(
  path: string,
  journals: Journals,
  report: (fault: unknown) => void,
  hinder: (fault: unknown) => void = report,
): Promise<DayBook> {
  const file = await bookFile(path)
  const copies = fairCopies(journals, report)
  for (const line of file.left) copies.note(line)
  /** What the system was given and may still lose with the power. */
  let unflushed: BookLine[] = []
  /** What it was not given yet, or has refused; and how many of these it has. */
  let unwritten: BookLine[] = []
  let refusedLines = 0
  const waiting: { readonly mark: number; readonly act: () => void }[] = []
  /** Entries taken in, and those of them that the disk has, or was given up telling about. */
  let noted = 0
  let settled = 0
  let flushing: Promise<void> | null = null
  /** Why the disk takes nothing; null where it does. */
  let refusal: unknown = null
  let limit = LARGE
  let quiet: NodeJS.Timeout | null = null

  /** What was refused is given again when more has come. */
  function write(): void {
    if (unwritten.length > refusedLines) writeAll()
  }

  function writeAll(): void {
    try {
      file.append(unwritten)
      unflushed = unflushed.concat(unwritten)
      unwritten = []
      refusedLines = 0
      refusal = null
    } catch (fault) {
      refusedLines = unwritten.length
      refuse(fault)
    }
  }

  /** Play goes on; what could not be written goes first next time. */
  function refuse(fault: unknown): void {
    if (refusal === null) hinder(fault)
    refusal = fault
    settleTo(noted)
  }

  /** What comes in one breath, from however many tables, is flushed together. */
  function flushSoon(): void {
    flushing ??= new Promise((resolve) => setImmediate(resolve)).then(flush)
  }

  async function flush(): Promise<void> {
    for (;;) {
      write()
      if (unflushed.length === 0) break
      const begun = performance.now()
      const mark = noted
      const lines = unflushed
      unflushed = []
      try {
        await file.flush()
        settleTo(mark)
      } catch (fault) {
        unwritten = [...lines, ...unflushed, ...unwritten]
        refusedLines = unwritten.length
        unflushed = []
        refuse(fault)
      }
      const rest = GATHER_MS - (performance.now() - begun)
      const isMore = unflushed.length > 0 || unwritten.length > refusedLines
      if (isMore && rest > 0) await new Promise((resolve) => setTimeout(resolve, rest))
    }
    flushing = null
  }

  function settleTo(mark: number): void {
    settled = Math.max(settled, mark)
    release()
  }

  function release(): void {
    let done = 0
    for (const { mark, act } of waiting) {
      if (mark > settled) break
      done++
      act()
    }
    waiting.splice(0, done)
  }

  function copySoon(): void {
    if (file.size > limit) {
      limit = file.size + LARGE
      void copied()
    }
    quiet?.refresh()
    quiet ??= setTimeout(() => void copied(), QUIET_MS).unref()
  }

  async function copied(save?: string): Promise<void> {
    if (unwritten.length > 0) writeAll()
    await copies.make(save)
    if (copies.complete) clear()
  }

  /** The journals have all of it. */
  function clear(): void {
    try {
      file.clear()
    } catch (fault) {
      report(fault)
    }
    limit = file.size + LARGE
    unflushed = []
    unwritten = []
    refusedLines = 0
    refusal = null
    settleTo(noted)
  }

  await copied()
  return {
    note(save, index, entry) {
      const line = { save, index, entry }
      noted++
      copies.note(line)
      unwritten.push(line)
      if (unwritten.length === refusedLines + 1) setImmediate(write)
      flushSoon()
      copySoon()
    },
    whenFlushed(act) {
      if (settled === noted) act()
      else waiting.push({ mark: noted, act })
    },
    write,
    copied,
    owes: (save) => copies.owes(save),
    async retry() {
      if (unwritten.length > 0) writeAll()
      flushSoon()
      await flushing
      if (refusal !== null) throw refusal
    },
    async close() {
      if (quiet) clearTimeout(quiet)
      await copied()
      await flushing
      await file.close()
    },
  }
}
