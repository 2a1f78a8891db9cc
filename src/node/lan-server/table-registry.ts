import type { Thinker } from '../../ports/thinker'
import { ServiceError, type LoadedSave, type TableWarning } from '../../protocol/app/services'
import type { GameLookup } from '../../rules/kit'
import { gapTrouble } from './hosting/gap-trouble'
import { createFinishedGames, UNCOPIED } from './finished-games'
import { createKeeping } from './keeping'
import { restoreRoom } from './room-store/room-snapshot'
import type { RoomFile } from './room-store/room-file'
import { createRoomStore } from './room-store/room-store'
import { createLanTable, type LanTable } from './table/lan-table'
import { createRoomState, type RoomState } from './table/room-state'
import type { LanNeeds } from './table/types'
import { createTableSpec, seatsOfWish, type TableWish } from './table-spec'
import type { TableStorage } from './table-storage'

/** The open tables, with their data on disk. */
export interface TableRegistry {
  readonly all: readonly LanTable[]
  get(id: string): LanTable | undefined
  /** Whether an open table plays with this save. */
  plays(save: string): boolean
  /**
   * Opens a table. Rejects like `createTableSpec`.
   * @param taken codes that it may not get
   */
  open(wish: TableWish, taken: readonly string[]): Promise<LanTable>
  /** Restores a table of an earlier host. Rejects with a ServiceError; then the table is not open. */
  bringBack(file: RoomFile): Promise<void>
  /** Disconnects all guests and deletes the table; does nothing if there is no such table. */
  end(id: string): Promise<void>
  /** Removes journals that no table names. Call it only if every side file could be read. */
  sweep(): Promise<void>
  /**
   * Returns a warning about entries of a table's game that an earlier host's log has lost; null if none is known to be
   * missing.
   */
  gapOf(id: string): TableWarning | null
  /** Disconnects all guests. The tables stay on disk for the next start. */
  close(): void
  /** Resolves once no data of the tables is being written. */
  idle(): Promise<void>
}

/** The dependencies of the tables. */
export interface TableNeeds {
  readonly find: GameLookup
  readonly thinker: Thinker
  readonly report: (fault: unknown) => void
  /** Called with every table whose chairs may have changed. */
  readonly changed?: (table: LanTable) => void
  /** Accepts a finished game; the same game again after a restart. */
  readonly shelve?: (game: LoadedSave) => Promise<void>
  readonly now?: () => number
  readonly called?: LanNeeds['called']
}

/** Manages the data of open tables on disk, and which journals are still needed. */
function createPersistence(storage: TableStorage, { shelve, report }: TableNeeds, stands: (id: string) => boolean) {
  const { saves, book, retries, files } = storage
  /** Saves of games begun by an earlier host. */
  const broughtBack = new Set<string>()
  const keeping = createKeeping({ saves, book, report, gone: (save) => void broughtBack.delete(save) })
  const store = createRoomStore(files, retries, stands, ({ id, save }) => keeping.names(id, save))
  const games = createFinishedGames(storage, keeping, shelve, report)
  return {
    write: store.write,
    finished: games.finished,
    names: keeping.names,
    /** Records that a game of an earlier host continues. */
    goesOn: (save: string) => void broughtBack.add(save),
    /** Returns a warning about entries of a game that an earlier host's log has lost. */
    gapOf: (save: string | null) =>
      book.gap !== null && save !== null && broughtBack.has(save) ? gapTrouble(book.gap, save) : null,
    /**
     * Deletes a closed table's files as far as they are not needed.
     * @param over whether its game was finished
     */
    async remove(id: string, over: () => boolean): Promise<void> {
      await Promise.all([store.release(id), games.idle()])
      await files.remove(id)
      await keeping.ended(id, over())
    },
    async sweep(): Promise<void> {
      if (shelve) await keeping.sweep(shelve).catch(report)
    },
    async idle(): Promise<void> {
      await Promise.all([store.idle(), games.idle()])
    },
  }
}

/**
 * Returns the dependencies of each table.
 * @param finished accepts a game that is over
 */
function lanNeedsOf(
  { saves: { saves }, book, retries }: TableStorage,
  { thinker, report, called, now = Date.now }: TableNeeds,
  finished: NonNullable<LanNeeds['finished']>,
): LanNeeds {
  return { saves, book, retries, thinker, now, report, finished, ...(called && { called }) }
}

/** Creates the registry without tables: those of an earlier host are restored one by one. */
export function createTableRegistry(storage: TableStorage, needs: TableNeeds): TableRegistry {
  const { book } = storage
  const { find, report } = needs
  const tables = new Map<string, LanTable>()
  const kept = createPersistence(storage, needs, (id) => tables.has(id))
  const lanNeeds = lanNeedsOf(storage, needs, kept.finished)

  /** Writes a table's side file, and notifies `changed`. */
  function keep(room: RoomState): Promise<void> {
    const written = kept.write(room)
    const table = tables.get(room.spec.id)
    if (table) needs.changed?.(table)
    return written
  }

  function place(room: RoomState): LanTable {
    const table = createLanTable(room, keep)
    tables.set(room.spec.id, table)
    return table
  }

  async function bringBack(file: RoomFile): Promise<void> {
    const { id, save } = file
    await kept.names(id, save)
    if (save !== null && book.owes(save)) throw new ServiceError('damaged-save', UNCOPIED)
    const table = place(restoreRoom(file, find, lanNeeds))
    try {
      await table.resume(save)
      if (save !== null) kept.goesOn(save)
    } catch (fault) {
      tables.delete(id)
      table.close('closed', 'The table could not be brought back.')
      throw fault
    }
  }

  return {
    get all() {
      return [...tables.values()]
    },
    get: (id) => tables.get(id),
    plays: (save) => [...tables.values()].some(({ room }) => room.play?.journal.save === save),
    async open(wish, taken) {
      const codes = [...tables.values()].map(({ room }) => room.spec.code)
      const spec = createTableSpec(find, wish, new Set([...codes, ...taken]))
      const table = place(createRoomState(spec, lanNeeds, seatsOfWish(wish)))
      await keep(table.room).catch(report)
      return table
    },
    bringBack,
    async end(id) {
      const table = tables.get(id)
      if (!table) return
      table.close('ended', 'The host has ended the table.')
      tables.delete(id)
      await kept.remove(id, () => table.room.phase === 'over')
    },
    sweep: kept.sweep,
    gapOf: (id) => kept.gapOf(tables.get(id)?.room.play?.journal.save ?? null),
    close() {
      for (const table of tables.values()) table.close('closed', 'The host has closed.')
    },
    idle: kept.idle,
  }
}
