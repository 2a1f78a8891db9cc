import { join } from 'node:path'
import { ServiceError } from '../../protocol/app/services'
import type { GameLookup } from '../../rules/kit'
import { createSaveService, type SaveFolder } from '../storage/save-service'
import { asServiceError } from '../storage/disk'
import { createPrivateFolder } from '../storage/files'
import { createTableFiles, type TableFiles } from './room-store/room-file'
import { openWriteAheadLog, type WriteAheadLog } from './wal/write-ahead-log'
import { createWriteRetryQueue, EVERY_TABLE, type WriteRetryQueue } from './wal/write-retry-queue'

/** All data of the tables on disk, in one folder. */
export interface TableStorage {
  readonly folder: string
  /** The journals of the tables' games. */
  readonly saves: SaveFolder
  /** The log shared by all tables. */
  readonly wal: WriteAheadLog
  /** Writes that the disk has refused. */
  readonly retries: WriteRetryQueue
  readonly files: TableFiles
  /** Writes what can be written, and releases the folder. */
  close(): Promise<void>
}

/** Opens the folder, and creates it if missing. Rejects with a ServiceError if it cannot be used. */
export async function openTableStorage(
  folder: string,
  find: GameLookup,
  report: (fault: unknown) => void,
): Promise<TableStorage> {
  await withServiceErrors(folder, createPrivateFolder(folder))
  const saves = await createSaveService(folder, { find })
  const journals = { length: (save: string) => lengthOf(saves, save), appendAll: saves.appendAll }
  const retries = createWriteRetryQueue(report)
  const path = join(folder, 'day.book')
  const queueRetry = (fault: unknown) => retries.addRefused(EVERY_TABLE, 'log of the tables', fault, () => wal.retry())
  const wal: WriteAheadLog = await withServiceErrors(path, openWriteAheadLog(path, journals, report, queueRetry))
  return {
    folder,
    saves,
    wal,
    retries,
    files: createTableFiles(folder),
    async close() {
      await retries.close()
      await wal.close()
      await saves.close()
    },
  }
}

/** Converts disk errors to readable messages, as everywhere else, here with the path. */
function withServiceErrors<T>(path: string, opened: Promise<T>): Promise<T> {
  return opened.catch((fault: unknown) => {
    throw asServiceError(fault, path)
  })
}

async function lengthOf(saves: SaveFolder, save: string): Promise<number | null> {
  try {
    return await saves.length(save)
  } catch (fault) {
    if (fault instanceof ServiceError && fault.code === 'no-such-save') return null
    throw fault
  }
}
