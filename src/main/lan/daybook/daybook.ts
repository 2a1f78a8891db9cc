import type { JournalEntry } from '../../../protocol/journal'
import { bookFile, type BookLine } from './book-file'
import { fairCopies, type Journals } from './fair-copies'

/**
 * One file in which the entries of all tables are written in the order in which they come, so that however many tables
 * play, the disk is waited for once at a time: whatever has come meanwhile goes to it together. In a quiet moment the
 * entries are copied into the journals of their games, and the book begins anew.
 */
export interface DayBook {
  /** Takes an entry of a save's journal in; `index` counts the entries of that save. */
  note(save: string, index: number, entry: JournalEntry): void
  /**
   * Does something when all that was noted so far is on the disk, or when it was told that it can't be; at once where
   * nothing is under way. What comes first is done first.
   */
  whenWritten(act: () => void): void
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

/**
 * Opens the book of a folder. What an earlier host left in it is copied into the journals first. Rejects with a
 * ServiceError: `in-use` where another program has it open, or one of the disk.
 * @param refused hears that the disk does not take what was noted, of several times in a row the first
 */
export async function openDayBook(
  path: string,
  journals: Journals,
  report: (fault: unknown) => void,
  refused: (fault: unknown) => void = report,
): Promise<DayBook> {
  const file = await bookFile(path)
  const copies = fairCopies(journals, report)
  for (const line of file.left) copies.note(line)
  let pending: BookLine[] = []
  const waiting: { readonly mark: number; readonly act: () => void }[] = []
  /** Entries taken in, and those of them that the disk has, or was given up telling about. */
  let noted = 0
  let settled = 0
  let writing: Promise<void> | null = null
  /** Why the last write was refused; null if it was not. */
  let refusal: unknown = null
  let limit = LARGE
  let quiet: NodeJS.Timeout | null = null

  async function write(): Promise<void> {
    while (pending.length > 0) {
      const batch = pending
      pending = []
      const mark = noted
      try {
        await file.append(batch)
        refusal = null
      } catch (fault) {
        // Play goes on; what could not be written goes first next time.
        if (refusal === null) refused(fault)
        refusal = fault
        pending = [...batch, ...pending]
      }
      settled = refusal === null ? mark : noted
      release()
      if (refusal !== null) break
    }
    writing = null
  }

  function flush(): void {
    writing ??= Promise.resolve().then(write)
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
    if (pending.length > 0) flush()
    await writing
    await copies.make(save)
    // Nothing may be written meanwhile: an entry that comes now waits for the new beginning.
    if (copies.complete && writing === null && pending.length === 0) await (writing = clear())
  }

  async function clear(): Promise<void> {
    await file.clear().catch(report)
    limit = file.size + LARGE
    writing = null
    if (pending.length > 0) flush()
  }

  await copied()
  return {
    note(save, index, entry) {
      const line = { save, index, entry }
      noted++
      pending.push(line)
      copies.note(line)
      flush()
      copySoon()
    },
    whenWritten(act) {
      if (settled === noted) act()
      else waiting.push({ mark: noted, act })
    },
    copied,
    owes: (save) => copies.owes(save),
    async retry() {
      if (pending.length > 0) flush()
      await writing
      if (refusal !== null) throw refusal
    },
    async close() {
      if (quiet) clearTimeout(quiet)
      await copied()
      await file.close()
    },
  }
}
