import { join } from 'node:path'
import { type LostTable, ServiceError } from '../../protocol/app/services'
import type { VersionRange, Credential } from '../../protocol/lan/messages'
import { asServiceError } from '../storage/disk'
import { createPrivateFolder } from '../storage/files'
import { createConnectionRegistry } from './connections/connection-registry'
import type { ServerLimits } from './limits'
import { createTableRegistry, type TableRegistryDependencies } from './table-registry'
import type { TableRequest } from './table-spec'
import { openTableStorage, type TableStorage } from './table-storage'
import type { LanTable } from './table/lan-table'
import { createLostTableEntry, type LostTableEntry } from './table-files'
export type { TableRequest } from './table-spec'

/** Manages every table that this program hosts. */
export type LanHost = Awaited<ReturnType<typeof createLanHost>>

export interface LanHostDependencies extends TableRegistryDependencies {
  /** Folder of tables and their journals; created if missing. */
  readonly folder: string
  readonly limits?: Partial<ServerLimits>
  /** The protocol versions to accept; by default all that the program supports. */
  readonly protocol?: VersionRange
}

/** Size of the buffer pool from which frames are allocated, in bytes; Node's default would hold only six. */
const BUFFER_POOL_BYTES = 65_536

/** How often the tables' files are looked at while nothing is written, in milliseconds: they may have been removed. */
const LOOK_MS = 1_000

/** Creates the host. Rejects with a ServiceError if the folder cannot be used. */
export async function createLanHost(givenDependencies: LanHostDependencies) {
  // Disk errors are converted to readable messages, as everywhere else.
  const dependencies: LanHostDependencies = {
    ...givenDependencies,
    report: (fault) => givenDependencies.report(asServiceError(fault)),
  }
  Buffer.poolSize = BUFFER_POOL_BYTES
  const storage = await openTableStorage(dependencies.folder, dependencies.find, dependencies.report)
  const { journals, files, retries, warnings } = storage
  const lost = createLostTables(storage, dependencies.report)
  const tables = createTableRegistry(storage, dependencies)
  const connections = createConnectionRegistry({
    ...dependencies,
    tables: () => tables.all,
    mayOpenLostTable: (pass) => lost.mayOpen(pass),
    whenFlushed: (act) => journals.whenFlushed(act),
    writePending: () => journals.write(),
  })

  const looking = setInterval(() => {
    storage.look()
    tables.look()
  }, LOOK_MS).unref()

  /**
   * Restores the tables on disk and returns their number. One that cannot be restored is reported, listed in `lost` and
   * left on disk.
   */
  async function resumeTables(): Promise<number> {
    const found = await files.all()
    found.lost.forEach(lost.add)
    const kept = found.tables.filter(({ id }) => !tables.get(id))
    for (const file of kept) {
      await tables.restore(file).catch((fault: unknown) => {
        lost.add(createLostTableEntry(file.id, JSON.stringify(file), fault))
      })
    }
    // Unneeded journals can be identified only if every side file could be read.
    if (found.lost.length === 0) await tables.sweep()
    return kept.filter(({ id }) => tables.get(id)).length
  }

  return {
    connections,
    /** Tables that could not be restored; their files stay untouched until the owner sets them aside. */
    get lost(): readonly LostTable[] {
      return lost.all
    },
    /**
     * Moves the files of a table that could not be restored into the folder `removed`. Rejects with `no-such-table`, or
     * with an error of the disk.
     */
    setAside: (id: string) => lost.setAside(id, tables.isSaveInUse),
    get tables(): readonly LanTable[] {
      return tables.all
    },
    /** Opens a table, or rejects with a ServiceError: `unknown-game`, `bad-table`, `bad-option`, or one of the disk. */
    open: (wish: TableRequest) => tables.open(wish, lost.codes),
    /**
     * Disconnects all guests and deletes the table. The journal of an unfinished game is moved to the removed games; that
     * of a game among the saves is deleted.
     */
    end: tables.end,
    /** Puts another game on a table for the same people, between games. Rejects with `unknown-game` or `bad-table`. */
    change: tables.change,
    resumeTables,
    /** Returns why data of a table is not on disk; empty if all of it is. Missing data is written as soon as possible. */
    faults: (id: string) => retries.faults(id),
    /** Returns the warning to a table's owner about its files; null if there is none. */
    warningOf: (id: string) => warnings.get(id) ?? null,
    /** Closes everything. Tables stay on disk for the next start. */
    async close(): Promise<void> {
      clearInterval(looking)
      tables.close()
      connections.close()
      await tables.idle()
      await storage.close()
    },
  }
}

/** Returns the folder of tables within a data folder. */
export const tablesFolder = (dataFolder: string): string => join(dataFolder, 'tables')

/**
 * Tables that could not be restored; their files stay untouched until the owner sets them aside.
 * @param report receives a sentence for every lost table
 */
function createLostTables(
  { folder, saves, files, leagues }: Pick<TableStorage, 'folder' | 'saves' | 'files' | 'leagues'>,
  report: (fault: unknown) => void,
) {
  const lost = new Map<string, LostTableEntry>()

  return {
    get all(): readonly LostTable[] {
      return [...lost.values()].map(({ summary }) => summary)
    },
    /** Codes that no other table may use. */
    get codes(): readonly string[] {
      return [...lost.values()].flatMap(({ code }) => code ?? [])
    },
    /** Whether a pass belongs, or may belong, to such a table. */
    mayOpen: (pass: Credential) => [...lost.values()].some((one) => one.mayOpen(pass)),
    /** Records that a table could not be restored, and reports it. */
    add(one: LostTableEntry): void {
      const { id, name, message } = one.summary
      lost.set(id, one)
      report(new Error(`The table “${name}” (${id}) cannot be brought back: ${message}`))
    },
    /**
     * Moves a table's files into the folder `removed`. Rejects with `no-such-table`, or with an error of the disk.
     * @param isShared whether an open table continues with this save
     */
    async setAside(id: string, isShared: (save: string) => boolean): Promise<void> {
      const table = lost.get(id)
      if (!table) throw new ServiceError('no-such-table', 'That table is not here any more.')
      const removed = join(folder, 'removed')
      await createPrivateFolder(removed)
      const { save } = table
      if (save !== null && !isShared(save)) await saves.moveAway(save, removed)
      await files.setAside(id)
      await leagues.setAside(id)
      lost.delete(id)
    },
  }
}
