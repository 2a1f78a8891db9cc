import { randomBytes } from 'node:crypto'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Level } from '../../protocol/journal'
import { LIMITS } from '../../protocol/lan/messages'
import { ServiceError, type LoadedSave, type SaveService } from '../../protocol/services'
import { checkOptions, type GameLookup } from '../../rules/kit'
import type { Thinker } from '../../table'
import { createSaveService } from '../saves'
import { asServiceError } from '../saves/disk'
import { arrearsOf, EVERY_TABLE } from './arrears'
import { openDayBook, type DayBook } from './daybook/daybook'
import type { Journals } from './daybook/fair-copies'
import { hallOf, type Hall, type HallLimits } from './hall'
import type { TurnedAway } from './guards/tally'
import { newCode, newToken } from './secrets'
import { botName } from './table/chairs'
import { lanTable, type LanTable } from './table/lan-table'
import { fileOf, luckOn, seatsOn } from './table/remember'
import { rewriter, type Rewriter } from './table/rewriter'
import { newRoom, type Room } from './table/room'
import { tableFiles, type TableFile } from './table/side-file'
import type { LanNeeds, LanSeat, TableSettings } from './table/types'

/** A table as its owner wishes for it. */
export interface TableWish {
  readonly game: string
  readonly name: string
  /** Those that differ from the defaults. */
  readonly options?: unknown
  /** One a seat: an open chair for a guest, or a bot of a level. */
  readonly chairs: readonly ('open' | Level)[]
  readonly settings?: Partial<TableSettings>
}

export interface LanStats {
  readonly tables: number
  readonly turnedAway: Readonly<Record<TurnedAway, number>>
}

/** Every table that this program hosts. */
export interface LanHost {
  readonly hall: Hall
  readonly tables: readonly LanTable[]
  /** Opens a table, or refuses with a ServiceError: `unknown-game`, `bad-table`, `bad-option`, or one of the disk. */
  open(wish: TableWish): Promise<LanTable>
  /** Sends everybody home and forgets the table. Its journal stays. */
  end(id: string): Promise<void>
  /** Brings back the tables that were kept; tells how many. One that can't be is reported and left on the disk. */
  resumeTables(): Promise<number>
  stats(): LanStats
  /** Why something of a table's is not on the disk; empty where all of it is. What is missing is written as soon as it can be. */
  faults(id: string): readonly ServiceError[]
  /** Tables are kept, for the next start. */
  close(): Promise<void>
}

export interface LanHostNeeds {
  /** Where tables and their journals lie; made where it is missing. */
  readonly folder: string
  readonly find: GameLookup
  readonly thinker: Thinker
  readonly report: (fault: unknown) => void
  /** Hears of every table whose chairs may have changed. */
  readonly changed?: (table: LanTable) => void
  /** Takes in a finished game; the same one again after a restart. */
  readonly shelve?: (game: LoadedSave) => Promise<void>
  readonly now?: () => number
  readonly limits?: Partial<HallLimits>
}

const SETTINGS: TableSettings = {
  grace: LIMITS.grace,
  whenAway: 'bot',
  luck: LIMITS.luck,
  turn: null,
  standIn: 3,
  onlookers: 16,
  autoStart: false,
}

/** Frames are cut from slabs of so many bytes; Node's own would hold six. */
const SLAB = 65_536

const SIDE_FILE = 'side file'
const UNCOPIED = 'The end of a game could not be written into its save.'

/** Rejects with a ServiceError if the folder can't be used. */
export async function createLanHost(given: LanHostNeeds): Promise<LanHost> {
  // A fault of the disk is told as everywhere else: in a sentence.
  const needs: LanHostNeeds = { ...given, report: (fault) => given.report(asServiceError(fault)) }
  Buffer.poolSize = SLAB
  await mkdir(needs.folder, { recursive: true })
  const folder = await createSaveService(needs.folder, { find: needs.find })
  const journals: Journals = { length: (save) => lengthOf(folder.saves, save), appendAll: folder.appendAll }
  const arrears = arrearsOf(needs.report)
  const book: DayBook = await openDayBook(join(needs.folder, 'day.book'), journals, needs.report, (fault) =>
    arrears.owe(EVERY_TABLE, 'day book', fault, () => book.retry()),
  )
  const files = tableFiles(needs.folder)
  const tables = new Map<string, LanTable>()
  const lanNeeds: LanNeeds = {
    saves: folder.saves,
    book,
    arrears,
    thinker: needs.thinker,
    now: needs.now ?? Date.now,
    report: needs.report,
    finished,
  }
  const hall = hallOf({
    tables: () => [...tables.values()],
    report: needs.report,
    whenFlushed: book.whenFlushed,
    keep: book.write,
    ...(needs.limits && { limits: needs.limits }),
  })
  /** Each table's side file. */
  const sideFiles = new Map<string, Rewriter>()
  const shelving = new Set<Promise<void>>()

  async function shelve(save: string, take: (game: LoadedSave) => Promise<void>): Promise<void> {
    await book.copied(save)
    if (book.owes(save)) throw new ServiceError('disk-fault', UNCOPIED)
    await take(await folder.saves.load(save))
  }

  /** Gives a finished game to whoever collects them; again when its table is brought back. */
  function finished(save: string, table: string): void {
    const { shelve: take } = needs
    if (!take) return
    const job = arrears
      .write(table, `finished ${save}`, () => shelve(save, take))
      .catch(needs.report)
      .finally(() => shelving.delete(job))
    shelving.add(job)
  }

  /** Writes a table's side file. */
  function keep(room: Room): Promise<void> {
    const { id } = room.spec
    const file = sideFiles.get(id) ?? rewriter(() => (tables.has(id) ? files.write(fileOf(room)) : Promise.resolve()))
    sideFiles.set(id, file)
    const written = arrears.write(id, SIDE_FILE, () => file.write())
    const table = tables.get(id)
    if (table) needs.changed?.(table)
    return written
  }

  function place(room: Room): LanTable {
    const table = lanTable(room, keep)
    tables.set(room.spec.id, table)
    return table
  }

  async function bringBack(file: TableFile): Promise<void> {
    if (file.save !== null && book.owes(file.save)) throw new Error(UNCOPIED)
    const game = needs.find(file.game)
    if (!game) throw new Error(`This program has no game called "${file.game}".`)
    const { id, name, code, settings } = file
    const options = checkOptions(game.info, file.options, file.seats.length)
    if (!options.ok) throw new Error(options.error.message)
    const room = newRoom(
      { id, name, game, options: options.value, code, token: newToken(), settings },
      lanNeeds,
      seatsOn(file),
    )
    const { phase, paused, round, turnBase } = file
    Object.assign(room, { phase, paused, round, turnBase, luck: luckOn(file) })
    const table = place(room)
    try {
      await table.resume(file.save)
    } catch (fault) {
      tables.delete(id)
      table.close('closed', 'The table could not be brought back.')
      throw fault
    }
  }

  return {
    hall,
    get tables() {
      return [...tables.values()]
    },
    async open(wish) {
      const spec = specOf(needs.find, wish)
      const table = place(newRoom(spec, lanNeeds, wish.chairs.map(seatOfWish)))
      await keep(table.room).catch(needs.report)
      return table
    },
    async end(id) {
      const table = tables.get(id)
      if (!table) return
      table.close('ended', 'The host has ended the table.')
      tables.delete(id)
      arrears.forget(id, SIDE_FILE)
      await Promise.all([sideFiles.get(id)?.idle(), ...shelving])
      sideFiles.delete(id)
      await files.remove(id)
    },
    async resumeTables() {
      const kept = (await files.all(needs.report)).filter(({ id }) => !tables.has(id))
      for (const file of kept) await bringBack(file).catch(needs.report)
      return kept.filter(({ id }) => tables.has(id)).length
    },
    faults: (id) => arrears.faults(id),
    stats: () => ({ tables: tables.size, turnedAway: { ...hall.tally.counts } }),
    async close() {
      for (const table of tables.values()) table.close('closed', 'The host has closed.')
      hall.close()
      await Promise.all([...[...sideFiles.values()].map((file) => file.idle()), ...shelving])
      await arrears.close()
      await book.close()
      await folder.close()
    },
  }
}

async function lengthOf(saves: SaveService, save: string): Promise<number | null> {
  try {
    return (await saves.load(save)).entries.length
  } catch (fault) {
    if (fault instanceof ServiceError && fault.code === 'no-such-save') return null
    throw fault
  }
}

function specOf(find: GameLookup, wish: TableWish): Room['spec'] {
  const game = find(wish.game)
  if (!game) throw new ServiceError('unknown-game', `There is no game called "${wish.game}".`)
  const { min, max } = game.info.seats
  const seats = wish.chairs.length
  if (seats < min || seats > max) {
    throw new ServiceError('bad-table', `${game.info.title} is for ${String(min)} to ${String(max)} players.`)
  }
  const options = checkOptions(game.info, wish.options ?? {}, seats)
  if (!options.ok) throw new ServiceError(options.error.code, options.error.message)
  return {
    id: `${game.info.id}-${randomBytes(6).toString('hex')}`,
    name: wish.name,
    game,
    options: options.value,
    code: newCode(),
    token: newToken(),
    settings: { ...SETTINGS, ...wish.settings },
  }
}

function seatOfWish(chair: 'open' | Level, seat: number): LanSeat {
  return chair === 'open' ? { kind: 'open' } : { kind: 'bot', name: botName(seat), level: chair }
}

export const tablesFolder = (dataFolder: string): string => join(dataFolder, 'tables')
