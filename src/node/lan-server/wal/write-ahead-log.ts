import type { JournalEntry } from '../../../ports/journal'
import { openWalFile, type Gap, type WalFile } from './wal-file'
import { copyAside } from './log-file-copy'
import { createCheckpointer, type Checkpointer, type Journals } from './checkpointer'
import { createWalWriter, type WalWriter } from './wal-writer'

/**
 * A write-ahead log: one file to which the entries of all tables are appended in order of arrival, so that any number
 * of tables wait for one flush at a time; entries that arrive during a flush share the next one. In quiet moments the
 * entries are copied into their games' journals, and the log is emptied.
 */
export interface WriteAheadLog {
  /**
   * Appends an entry of a save's journal.
   * @param index the entry's index within that save
   */
  note(save: string, index: number, entry: JournalEntry): void
  /**
   * Hands the noted entries to the operating system, so that they survive a crash of this process. Call it before
   * telling anyone of an entry; otherwise it happens at the end of the current event-loop turn.
   */
  write(): void
  /**
   * Calls `act` once every entry noted so far is durable, or once the failure to write it has been reported. Calls it
   * immediately when no write is pending. Callbacks run in the order in which they were registered.
   */
  whenFlushed(act: () => void): void
  /**
   * Resolves once the journals, or one save's, hold everything noted so far, or the failure to copy it has been
   * reported.
   */
  copyToJournals(save?: string): Promise<void>
  /** The parts of an earlier host's log that could not be read when it was opened; null if there were none. */
  readonly gap: Gap | null
  /** Whether some entries of a save are not yet in its journal, so that the journal is incomplete. */
  hasUncopied(save: string): boolean
  /** Forgets a save whose journal is deleted or about to be: nothing of it is copied any more. */
  forget(save: string): void
  /** Copies the whole log aside if it holds entries, not yet copied, of a save that is about to be forgotten. */
  copyAsideIfUncopied(save: string): Promise<void>
  /** Writes now what the disk has refused. Rejects with its error while it still refuses. */
  retry(): Promise<void>
  close(): Promise<void>
}

/** Formats the operator's message about a log that could not be read completely. */
function gapSentence(path: string, { copy, isDamaged, unreadableBytes, missing, refusedCount }: Gap): string {
  const what = isDamaged
    ? `The log of the tables is damaged: ${String(unreadableBytes)} bytes of ${path} cannot be read.`
    : `The end of the log of the tables was torn (${String(unreadableBytes)} bytes of ${path}); nothing of that was acknowledged.`
  const games = [...missing].map(([save, index]) => `${save} from entry ${String(index + 1)} on`)
  const lost =
    games.length === 0 ? '' : ` Missing: ${games.join(', ')} (${String(refusedCount)} lines behind them not taken in).`
  return `${what}${lost} The whole file was laid aside: ${copy}`
}

/**
 * The log is copied to the journals when nothing was noted for `QUIET_MS`, or when it has grown by `CHECKPOINT_BYTES`
 * bytes.
 */
const QUIET_MS = 500
const CHECKPOINT_BYTES = 1_048_576

/**
 * Opens the log of a folder. Entries that an earlier host left in it are first copied into the journals. Rejects with a
 * ServiceError: `in-use` if another program has it open, or with an error of the disk.
 * @param onRefusal called when the disk begins to refuse: once for several failures in a row
 */
export async function openWriteAheadLog(
  path: string,
  journals: Journals,
  report: (fault: unknown) => void,
  onRefusal: (fault: unknown) => void = report,
): Promise<WriteAheadLog> {
  const file = await openWalFile(path, (save) => journals.length(save))
  if (file.gap) report(new Error(gapSentence(path, file.gap)))
  const checkpointer = createCheckpointer(journals, report)
  for (const line of file.intactLines) checkpointer.note(line)
  const writer = createWalWriter(file, onRefusal)
  const checkpoints = createCheckpointSchedule(file, writer, checkpointer, report)
  const { copyToJournals } = checkpoints
  await copyToJournals()
  return {
    note(save, index, entry) {
      const line = { save, index, entry }
      checkpointer.note(line)
      writer.add(line)
      checkpoints.copySoon()
    },
    whenFlushed: writer.whenFlushed,
    write: writer.write,
    copyToJournals,
    gap: file.gap,
    hasUncopied: (save) => checkpointer.hasUncopied(save),
    forget: (save) => checkpointer.forget(save),
    async copyAsideIfUncopied(save) {
      await copyToJournals(save)
      if (checkpointer.hasUncopied(save)) await copyAside(path)
    },
    retry: writer.retry,
    async close() {
      checkpoints.stop()
      await copyToJournals()
      await writer.idle()
      await file.close()
    },
  }
}

interface CheckpointSchedule {
  /** Schedules a copy for the next quiet moment, or starts it now if the log has grown large. */
  copySoon(): void
  /** Copies the log, or one save's lines, into the journals. */
  copyToJournals(save?: string): Promise<void>
  stop(): void
}

function createCheckpointSchedule(
  file: WalFile,
  writer: WalWriter,
  checkpointer: Checkpointer,
  report: (fault: unknown) => void,
): CheckpointSchedule {
  let limit = CHECKPOINT_BYTES
  let quiet: NodeJS.Timeout | null = null

  async function copyToJournals(save?: string): Promise<void> {
    writer.writeRefused()
    await checkpointer.copyToJournals(save)
    if (checkpointer.isComplete) clear()
  }

  /** Empties the log, once the journals hold all of it. */
  function clear(): void {
    try {
      file.clear()
    } catch (fault) {
      report(fault)
    }
    limit = file.size + CHECKPOINT_BYTES
    writer.clear()
  }

  return {
    copyToJournals,
    copySoon() {
      if (file.size > limit) {
        limit = file.size + CHECKPOINT_BYTES
        void copyToJournals()
      }
      quiet?.refresh()
      quiet ??= setTimeout(() => void copyToJournals(), QUIET_MS).unref()
    },
    stop() {
      if (quiet) clearTimeout(quiet)
    },
  }
}
