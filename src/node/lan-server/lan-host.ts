import { join } from 'node:path'
import type { VersionRange } from '../../protocol/lan/messages'
import type { LostTable, ServiceError, TableWarning } from '../../protocol/app/services'
import { asServiceError } from '../storage/disk'
import { createConnectionRegistry } from './connections/connection-registry'
import type { ConnectionRegistry, ServerLimits } from './connections/types'
import type { RejectReason } from './guards/rejection-metrics'
import { createLostTables } from './lost-tables'
import type { LanTable } from './table/lan-table'
import { lostTable } from './table/lost'
import { createTableRegistry, type TableNeeds } from './table-registry'
import type { TableWish } from './table-spec'
import { openTableStorage } from './table-storage'

export type { TableWish } from './table-spec'

interface LanStats {
  readonly tables: number
  readonly turnedAway: Readonly<Record<RejectReason, number>>
}

/** Every table that this program hosts. */
export interface LanHost {
  readonly connections: ConnectionRegistry
  readonly tables: readonly LanTable[]
  /** Opens a table, or refuses with a ServiceError: `unknown-game`, `bad-table`, `bad-option`, or one of the disk. */
  open(wish: TableWish): Promise<LanTable>
  /** Tables that could not be brought back: they are left as they are, until somebody sets them aside. */
  readonly lost: readonly LostTable[]
  /**
   * Moves the files of a table that could not be brought back into the folder `removed`. Rejects with `no-such-table`, or
   * with a fault of the disk.
   */
  setAside(id: string): Promise<void>
  /**
   * Sends everybody home and forgets the table. The journal of a game that was not finished is laid aside among the
   * removed ones, that of one that is among the saves goes.
   */
  end(id: string): Promise<void>
  /** Brings back the tables that were kept; tells how many. One that can't be is reported, listed in `lost` and left on the disk. */
  resumeTables(): Promise<number>
  stats(): LanStats
  /** Why something of a table's is not on the disk; empty where all of it is. What is missing is written as soon as it can be. */
  faults(id: string): readonly ServiceError[]
  /** What of a table's game an earlier host's log did not hold any more; null where nothing is known to be missing. */
  gapOf(id: string): TableWarning | null
  /** Tables are kept, for the next start. */
  close(): Promise<void>
}

export interface LanHostNeeds extends TableNeeds {
  /** Where tables and their journals lie; made where it is missing. */
  readonly folder: string
  readonly limits?: Partial<ServerLimits>
  /** The versions of the protocol to speak; all that the program knows unless told otherwise. */
  readonly protocol?: VersionRange
}

/** Frames are cut from slabs of so many bytes; Node's own would hold six. */
const SLAB = 65_536

/** Rejects with a ServiceError if the folder can't be used. */
export async function createLanHost(given: LanHostNeeds): Promise<LanHost> {
  // A fault of the disk is told as everywhere else: in a sentence.
  const needs: LanHostNeeds = { ...given, report: (fault) => given.report(asServiceError(fault)) }
  Buffer.poolSize = SLAB
  const storage = await openTableStorage(needs.folder, needs.find, needs.report)
  const { book, files, retries } = storage
  const lost = createLostTables(storage, needs.report)
  const tables = createTableRegistry(storage, needs)
  const connections = createConnectionRegistry({
    tables: () => tables.all,
    mayBeLost: (pass) => lost.mayOpen(pass),
    report: needs.report,
    whenFlushed: book.whenFlushed,
    keep: book.write,
    ...(needs.limits && { limits: needs.limits }),
    ...(needs.protocol && { protocol: needs.protocol }),
  })

  async function resumeTables(): Promise<number> {
    const found = await files.all()
    found.lost.forEach(lost.add)
    const kept = found.tables.filter(({ id }) => !tables.get(id))
    for (const file of kept) {
      await tables.bringBack(file).catch((fault: unknown) => {
        lost.add(lostTable(file.id, JSON.stringify(file), fault))
      })
    }
    // Journals that nobody needs are known for sure only where every side file could be read.
    if (found.lost.length === 0) await tables.sweep()
    return kept.filter(({ id }) => tables.get(id)).length
  }

  return {
    connections,
    get lost() {
      return lost.all
    },
    setAside: (id) => lost.setAside(id, tables.plays),
    get tables() {
      return tables.all
    },
    open: (wish) => tables.open(wish, lost.codes),
    end: tables.end,
    resumeTables,
    faults: (id) => retries.faults(id),
    gapOf: tables.gapOf,
    stats: () => ({ tables: tables.all.length, turnedAway: { ...connections.tally.counts } }),
    async close() {
      tables.close()
      connections.close()
      await tables.idle()
      await storage.close()
    },
  }
}

export const tablesFolder = (dataFolder: string): string => join(dataFolder, 'tables')
