import { readdir } from 'node:fs/promises'
import { ServiceError, type LoadedSave } from '../../protocol/app/services'
import type { SaveFolder } from '../storage/save-service'
import { ENDING } from '../storage/save-paths'
import type { WriteAheadLog } from './wal/write-ahead-log'

/**
 * Decides which journals of the tables are still needed, and removes the others. None of its functions rejects, except
 * `sweep`.
 */
export interface Keeping {
  /** Records that a table's side file on disk now names this save. */
  names(table: string, save: string | null): Promise<void>
  /** Records that a finished game is durably among the saves. */
  shelved(save: string): Promise<void>
  /**
   * Records that a table's side file has been deleted.
   * @param over whether its game was finished; its journal then stays until the game is among the saves
   */
  ended(table: string, over: boolean): Promise<void>
  /**
   * Removes journals that no side file names, as a killed host leaves them. Call it only if every side file could be
   * read. Finished games are added to the saves first; the journal of an unfinished one is moved to the removed games.
   */
  sweep(take: (game: LoadedSave) => Promise<void>): Promise<void>
}

/** The dependencies of `createKeeping`. */
export interface KeepingNeeds {
  readonly saves: SaveFolder
  readonly book: Pick<WriteAheadLog, 'copied' | 'owes' | 'forget'>
  readonly report: (fault: unknown) => void
  /** Called with each save whose journal is gone. */
  readonly gone: (save: string) => void
}

export function createKeeping({ saves, book, report, gone }: KeepingNeeds): Keeping {
  /** The save that each table's side file names. */
  const named = new Map<string, string>()
  /** Finished games that are among the saves, and whose journal still exists. */
  const shelved = new Set<string>()

  const isNamed = (save: string) => [...named.values()].includes(save)

  /**
   * Removes a journal by means of `act`, unless the shared log still has entries for it: then it stays until the next
   * start.
   */
  async function without(save: string, act: () => Promise<void>): Promise<void> {
    try {
      await book.copied(save)
      if (book.owes(save)) return
      await act()
      book.forget(save)
      shelved.delete(save)
      gone(save)
    } catch (fault) {
      report(fault)
    }
  }

  const discard = (save: string) => without(save, () => saves.discard(save))
  const layAside = (save: string) => without(save, () => saves.saves.remove(save))

  async function sweepOne(save: string, take: (game: LoadedSave) => Promise<void>): Promise<void> {
    const game = await saves.saves.load(save)
    if (game.entries.length === 0) return discard(save)
    try {
      await take(game)
    } catch (fault) {
      if (fault instanceof ServiceError && fault.code === 'unfinished') return layAside(save)
      throw fault
    }
    await discard(save)
  }

  return {
    async names(table, save) {
      const before = named.get(table)
      if (save === null) named.delete(table)
      else named.set(table, save)
      if (before !== undefined && before !== save && shelved.has(before)) await discard(before)
    },
    async shelved(save) {
      shelved.add(save)
      if (!isNamed(save)) await discard(save)
    },
    async ended(table, over) {
      const save = named.get(table)
      named.delete(table)
      if (save === undefined) return
      if (shelved.has(save)) await discard(save)
      else if (!over) await layAside(save)
    },
    async sweep(take) {
      const files = await readdir(saves.savesFolder)
      const all = files.filter((name) => name.endsWith(ENDING)).map((name) => name.slice(0, -ENDING.length))
      for (const save of all) if (!isNamed(save) && !book.owes(save)) await sweepOne(save, take).catch(report)
    },
  }
}
