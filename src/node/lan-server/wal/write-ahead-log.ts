import type { JournalEntry } from '../../../ports/journal'
import { openWalFile, type Gap, type WalFile } from './wal-file'
import { copyAside } from './book-rest'
import { createCheckpointer, type Checkpointer, type Journals } from './checkpointer'
import { createWalWriter, type WalWriter } from './wal-writer'

/**
 * One file in which the entries of all tables are written in the order in which they come, so that however many tables
 * play, the disk is waited for once at a time: whatever has come meanwhile goes to it together. In a quiet moment the
 * entries are copied into the journals of their games, and the book begins anew.
 */
export interface WriteAheadLog {
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
  /** What of an earlier host could not be read when the book was opened; null where all could. */
  readonly gap: Gap | null
  /** Whether entries of a save could not be copied into its journal yet: what the journal holds is not all. */
  owes(save: string): boolean
  /** A save's journal is gone, or about to go: nothing is known or copied of it any more. */
  forget(save: string): void
  /** Lays the whole book aside where it owes entries to a save that is to be forgotten. */
  layAside(save: string): Promise<void>
  /** Writes at once what the disk has refused. Rejects with its fault while it still refuses. */
  retry(): Promise<void>
  close(): Promise<void>
}

/** What is said where the host runs of a book that could not be read whole. */
function gapSentence(path: string, { copy, damaged, unread, missing, refused }: Gap): string {
  const what = damaged
    ? `The log of the tables is damaged: ${String(unread)} bytes of ${path} cannot be read.`
    : `The end of the log of the tables was torn (${String(unread)} bytes of ${path}); nothing of that was acknowledged.`
  const games = [...missing].map(([save, index]) => `${save} from entry ${String(index + 1)} on`)
  const lost =
    games.length === 0 ? '' : ` Missing: ${games.join(', ')} (${String(refused)} lines behind them not taken in).`
  return `${what}${lost} The whole file was laid aside: ${copy}`
}

/** The log is copied when nothing was noted for so long, or when it has grown so large. */
const QUIET_MS = 500
const LARGE = 1_048_576

/**
 * Opens the log of a folder. What an earlier host left in it is copied into the journals first. Rejects with a
 * ServiceError: `in-use` where another program has it open, or one of the disk.
 * @param hinder hears that the disk does not take what was noted, of several times in a row the first
 */
export async function openWriteAheadLog(
  path: string,
  journals: Journals,
  report: (fault: unknown) => void,
  hinder: (fault: unknown) => void = report,
): Promise<WriteAheadLog> {
  const file = await openWalFile(path, (save) => journals.length(save))
  if (file.gap) report(new Error(gapSentence(path, file.gap)))
  const copies = createCheckpointer(journals, report)
  for (const line of file.left) copies.note(line)
  const writer = createWalWriter(file, hinder)
  const checkpoints = createCheckpointSchedule(file, writer, copies, report)
  const { copied } = checkpoints
  await copied()
  return {
    note(save, index, entry) {
      const line = { save, index, entry }
      copies.note(line)
      writer.add(line)
      checkpoints.copySoon()
    },
    whenFlushed: writer.whenFlushed,
    write: writer.write,
    copied,
    gap: file.gap,
    owes: (save) => copies.owes(save),
    forget: (save) => copies.forget(save),
    async layAside(save) {
      await copied(save)
      if (copies.owes(save)) await copyAside(path)
    },
    retry: writer.retry,
    async close() {
      checkpoints.stop()
      await copied()
      await writer.idle()
      await file.close()
    },
  }
}

interface CheckpointSchedule {
  /** Has the log copied in the next quiet moment, or now where it has grown large. */
  copySoon(): void
  /** Copies the log, or one save's lines, into the journals. */
  copied(save?: string): Promise<void>
  stop(): void
}

function createCheckpointSchedule(
  file: WalFile,
  writer: WalWriter,
  copies: Checkpointer,
  report: (fault: unknown) => void,
): CheckpointSchedule {
  let limit = LARGE
  let quiet: NodeJS.Timeout | null = null

  async function copied(save?: string): Promise<void> {
    writer.writeRefused()
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
    writer.clear()
  }

  return {
    copied,
    copySoon() {
      if (file.size > limit) {
        limit = file.size + LARGE
        void copied()
      }
      quiet?.refresh()
      quiet ??= setTimeout(() => void copied(), QUIET_MS).unref()
    },
    stop() {
      if (quiet) clearTimeout(quiet)
    },
  }
}
