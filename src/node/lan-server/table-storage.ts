import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { TableWarning } from '../../protocol/app/services'
import type { GameLookup } from '../../rules/kit'
import { asServiceError } from '../storage/disk'
import { acquireLock, releaseLock, renewLock } from '../storage/file-lock'
import { createPrivateFolder } from '../storage/files'
import { createSaveService, type SaveFolder } from '../storage/save-service'
import { importDayBook } from './day-book'
import { createTableFiles, type TableFiles } from './table-files'
import { TableJournals } from './table-journals'
import { WriteRetryQueue } from './write-retry-queue'

/** Maximum length of a sentence for a table's owner, in characters. */
const MAX_REASON_LENGTH = 1_000

/** All data of the tables on disk, in one folder. */
export interface TableStorage {
  readonly folder: string
  /** The saves of the tables' games, for all that is not being played. */
  readonly saves: SaveFolder
  readonly journals: TableJournals
  /** Writes that the disk has refused. */
  readonly retries: WriteRetryQueue
  readonly files: TableFiles
  /** Warnings to the owners of tables about their files, by table. */
  readonly warnings: Map<string, TableWarning>
  /** Warns a table's owner that a file had to be written again, and reports it. */
  warn(table: string, reason: string): void
  /** The warning to the owner of each table that is restored; null if there is none. */
  readonly importWarning: TableWarning | null
  /** Looks whether the journals, and the lock of the folder, still lie where they belong. */
  look(): void
  /** Writes what can be written, and releases the folder. */
  close(): Promise<void>
}

/** Opens the folder, and creates it if missing. Rejects with a ServiceError if it cannot be used. */
export async function openTableStorage(
  folder: string,
  find: GameLookup,
  report: (fault: unknown) => void,
): Promise<TableStorage> {
  await withPath(folder, createPrivateFolder(folder))
  // Named as it was when a log of all tables lay beside it, so that an earlier version finds the folder in use, too.
  const lock = join(folder, 'day.book.lock')
  await withPath(lock, acquireLock(lock))
  const saves = await createSaveService(folder, { find })
  const book = join(folder, 'day.book')
  const lost = await withPath(book, importDayBook(book, saves)).catch(async (fault: unknown) => {
    await saves.close()
    await releaseLock(lock)
    throw fault
  })
  if (lost !== null) report(new Error(lost))

  const retries = new WriteRetryQueue(report)
  const warnings = new Map<string, TableWarning>()
  const warn = (table: string, reason: string) => {
    if (warnings.get(table)?.params['reason'] === reason) return
    warnings.set(table, { code: 'written-anew', params: { reason }, message: reason })
    report(new Error(`The table ${table}: ${reason}`))
  }
  const journals = new TableJournals(saves, retries, report, warn)
  return {
    folder,
    saves,
    journals,
    retries,
    files: createTableFiles(folder),
    warnings,
    warn,
    importWarning: lost === null ? null : logWarning(lost.slice(0, MAX_REASON_LENGTH)),
    look() {
      journals.look()
      if (!existsSync(lock)) renewLock(lock).catch(report)
    },
    async close() {
      await retries.close()
      await journals.close()
      await saves.close()
      await releaseLock(lock)
    },
  }
}

const logWarning = (reason: string): TableWarning => ({ code: 'log-damaged', params: { reason }, message: reason })

/** Converts disk errors to readable messages, as everywhere else, here with the path. */
function withPath<T>(path: string, opened: Promise<T>): Promise<T> {
  return opened.catch((fault: unknown) => {
    throw asServiceError(fault, path)
  })
}
