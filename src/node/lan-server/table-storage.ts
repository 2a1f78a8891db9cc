import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { TableWarning } from '../../protocol/app/services'
import type { GameLookup } from '../../rules/kit'
import { asServiceError } from '../storage/disk'
import { acquireLock, releaseLock, renewLock } from '../storage/file-lock'
import { createPrivateFolder } from '../storage/files'
import { createSaveService } from '../storage/save-service'
import { importDayBook } from './day-book'
import { createLeagueFiles } from './league-files'
import { createTableFiles } from './table-files'
import { TableJournals } from './table-journals'
import { WriteRetryQueue } from './write-retry-queue'

/** Maximum length of a sentence for a table's owner, in characters. */
const MAX_REASON_LENGTH = 1_000

/** All data of the tables on disk, in one folder. */
export type TableStorage = Awaited<ReturnType<typeof openTableStorage>>

/** Opens the folder, and creates it if missing. Rejects with a ServiceError if it cannot be used. */
export async function openTableStorage(folder: string, find: GameLookup, report: (fault: unknown) => void) {
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
  const warn = (table: string, reason: string, code = 'written-anew') => {
    if (warnings.get(table)?.params['reason'] === reason) return
    warnings.set(table, { code, params: { reason }, message: reason })
    report(new Error(`The table ${table}: ${reason}`))
  }
  const warnOf = (what: string) => (table: string) =>
    warn(table, `Another program had moved, removed or changed the file that says ${what}, which was written again.`)
  const journals = new TableJournals(saves, retries, report, warn)
  return {
    folder,
    /** The saves of the tables' games, for all that is not being played. */
    saves,
    journals,
    /** Writes that the disk has refused. */
    retries,
    files: createTableFiles(folder, warnOf('who sits where')),
    leagues: createLeagueFiles(folder, warnOf('who has won how often')),
    /** Warnings to the owners of tables about their files, by table. */
    warnings,
    /** The warning to the owner of each table that is restored; null if there is none. */
    importWarning: lost === null ? null : logWarning(lost.slice(0, MAX_REASON_LENGTH)),
    /** Looks whether the journals, and the lock of the folder, still lie where they belong. */
    look(): void {
      journals.look()
      if (!existsSync(lock)) renewLock(lock).catch(report)
    },
    /** Writes what can be written, and releases the folder. */
    async close(): Promise<void> {
      await retries.close()
      await journals.close()
      await saves.close()
      await releaseLock(lock)
    },
  }
}

/** The warning to the owner of a table whose league could not be read. */
export function leagueWarning(reason: string): TableWarning {
  return { code: 'league-lost', params: { reason }, message: `The league of this table begins anew. ${reason}` }
}

const logWarning = (reason: string): TableWarning => ({ code: 'log-damaged', params: { reason }, message: reason })

/** Converts disk errors to readable messages, as everywhere else, here with the path. */
function withPath<T>(path: string, opened: Promise<T>): Promise<T> {
  return opened.catch((fault: unknown) => {
    throw asServiceError(fault, path)
  })
}
