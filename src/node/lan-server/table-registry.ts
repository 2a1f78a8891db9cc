import { dateNow } from '../../async/clock'
import type { LoadedSave } from '../../protocol/app/services'
import type { GameLookup } from '../../rules/kit'
import { createJournalRetention } from './journal-retention'
import { restoreRoom, serializeRoom } from './room-file'
import type { TableFile } from './table-files'
import { createLanTable, type LanTable } from './table/lan-table'
import { createRoomState, type RoomState } from './table/room-state'
import type { LanTableDependencies } from './table/types'
import { createTableSpec, initialChairs, nextGameFor, type TableRequest } from './table-spec'
import { leagueWarning, type TableStorage } from './table-storage'

/** The dependencies of the tables. */
export interface TableRegistryDependencies
  extends
    Pick<LanTableDependencies, 'thinker' | 'report' | 'nameForGuest'>,
    Partial<Pick<LanTableDependencies, 'now' | 'monotonic'>> {
  readonly find: GameLookup
  /** Called with every table whose chairs may have changed. */
  readonly onChange?: (table: LanTable) => void
  /** Accepts a finished game; the same game again after a restart. */
  readonly addFinishedGame?: (game: LoadedSave) => Promise<void>
}

/** Creates the registry of open tables, with their data on disk: those of an earlier host are restored one by one. */
export function createTableRegistry(storage: TableStorage, dependencies: TableRegistryDependencies) {
  const { journals, retries, files, leagues, warnings, importWarning } = storage
  const { find, thinker, report, nameForGuest, now = dateNow } = dependencies
  const { monotonic = () => Math.round(performance.now()) } = dependencies
  const tables = new Map<string, LanTable>()
  const retention = createJournalRetention(storage, dependencies.addFinishedGame, report)
  const onFinished = retention.handleFinished
  const parts = { journals, thinker, now, monotonic, report, onFinished }
  const tableDependencies: LanTableDependencies = { ...parts, ...(nameForGuest && { nameForGuest }) }

  /** Writes a table's side file and league while it is open. */
  function writeFiles(room: RoomState): Promise<void> {
    const { id } = room.spec
    return retries.write(id, 'side file', async () => {
      if (!tables.has(id)) return
      const file = serializeRoom(room)
      await files.write(file)
      await retention.setNamedSave(id, file.save)
      await leagues.write(id, room.league)
    })
  }

  /** Writes a table's files, and notifies `onChange`. */
  function writeRoom(room: RoomState): Promise<void> {
    const written = writeFiles(room)
    const table = tables.get(room.spec.id)
    if (table) dependencies.onChange?.(table)
    return written
  }

  function place(room: RoomState): LanTable {
    const table = createLanTable(room, writeRoom)
    tables.set(room.spec.id, table)
    return table
  }

  /** Restores a table of an earlier host. Rejects with a ServiceError; then the table is not open. */
  async function restore(file: TableFile): Promise<void> {
    const { id, save } = file
    await retention.setNamedSave(id, save)
    const room = restoreRoom(file, find, tableDependencies)
    const { league, fault } = await leagues.read(id)
    room.league = league
    const table = place(room)
    if (fault !== null) {
      warnings.set(id, leagueWarning(fault))
      report(new Error(`The league of the table ${id} begins anew: ${fault}`))
    }
    try {
      await table.resume(save)
      if (save !== null && importWarning) warnings.set(id, importWarning)
    } catch (fault) {
      tables.delete(id)
      table.close('closed', 'The table could not be brought back.')
      if (save !== null) await journals.release(save).catch(report)
      throw fault
    }
  }

  return {
    get all(): readonly LanTable[] {
      return [...tables.values()]
    },
    get: (id: string) => tables.get(id),
    /** Whether an open table plays with this save. */
    isSaveInUse: (save: string) => [...tables.values()].some(({ room }) => room.activeGame?.journal.save === save),
    /**
     * Opens a table. Rejects like `createTableSpec`.
     * @param takenCodes codes that it may not get
     */
    async open(request: TableRequest, takenCodes: readonly string[]): Promise<LanTable> {
      const codes = [...tables.values()].map(({ room }) => room.spec.code)
      const spec = createTableSpec(find, request, new Set([...codes, ...takenCodes]))
      const table = place(createRoomState(spec, tableDependencies, initialChairs(request)))
      await writeRoom(table.room).catch(report)
      return table
    },
    restore,
    /**
     * Puts another game on a table for the same people. Resolves to false if one is under way there. Rejects like
     * `nextGameFor`.
     */
    change: async (table: LanTable, game: string) => table.change(nextGameFor(find, game, table.room.chairs)),
    /**
     * Disconnects all guests and deletes the table with its files, as far as these are not needed; does nothing if there is
     * no such table.
     */
    async end(id: string): Promise<void> {
      const table = tables.get(id)
      if (!table) return
      table.close('ended', 'The host has ended the table.')
      tables.delete(id)
      warnings.delete(id)
      await retries.idle(id)
      await leagues.remove(id)
      await files.remove(id)
      await retention.handleTableDeleted(id, table.room.phase === 'over')
    },
    /** Removes journals that no table names. Call it only if every side file could be read. */
    sweep: retention.sweep,
    /** Writes again the side files and leagues that somebody else has removed, replaced or changed. */
    look(): void {
      for (const id of new Set([...files.displaced(), ...leagues.displaced()])) {
        const table = tables.get(id)
        if (table) writeFiles(table.room).catch(report)
      }
    },
    /** Disconnects all guests. The tables stay on disk for the next start. */
    close(): void {
      for (const table of tables.values()) table.close('closed', 'The host has closed.')
    },
    /** Resolves once no data of the tables is being written, and none follows from what has begun. */
    async idle(): Promise<void> {
      await Promise.all([...tables.values()].map((table) => table.idle()))
      await retries.idle()
    },
  }
}
