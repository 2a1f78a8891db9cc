import { readdir } from 'node:fs/promises'
import { ServiceError, type LoadedSave } from '../../protocol/app/services'
import { saveIdSchema } from '../../protocol/wire/fields'
import { JOURNAL_ENDING } from '../storage/save-paths'
import type { TableStorage } from './table-storage'

/**
 * Decides which journals of the tables are still needed, and removes the others. None of its functions rejects.
 * @param addFinishedGame accepts a finished game among the program's saves; undefined if they are not collected
 */
export function createJournalRetention(
  { saves, journals, retries }: TableStorage,
  addFinishedGame: ((game: LoadedSave) => Promise<void>) | undefined,
  report: (fault: unknown) => void,
) {
  /** The save that each table's side file names. */
  const namedSaves = new Map<string, string>()
  /** Finished games that are among the saves, and whose journal still exists. */
  const addedToSaves = new Set<string>()

  const isNamed = (save: string) => [...namedSaves.values()].includes(save)

  /** Removes a journal by means of `act`, unless the disk refuses the last entries: then it stays until the next start. */
  async function removeJournal(save: string, act: () => Promise<void>): Promise<void> {
    try {
      await journals.release(save)
      await act()
      addedToSaves.delete(save)
    } catch (fault) {
      report(fault)
    }
  }

  const discard = (save: string) => removeJournal(save, () => saves.discard(save))
  const moveToRemoved = (save: string) => removeJournal(save, () => saves.saves.remove(save))

  async function sweepOne(save: string, add: (game: LoadedSave) => Promise<void>): Promise<void> {
    const game = await saves.saves.load(save)
    if (game.entries.length === 0) return discard(save)
    try {
      await add(game)
    } catch (fault) {
      if (fault instanceof ServiceError && fault.code === 'unfinished') return moveToRemoved(save)
      throw fault
    }
    await discard(save)
  }

  return {
    /** Records that a table's side file on disk now names this save. */
    async setNamedSave(table: string, save: string | null): Promise<void> {
      const before = namedSaves.get(table)
      if (save === null) namedSaves.delete(table)
      else namedSaves.set(table, save)
      if (before !== undefined && before !== save && addedToSaves.has(before)) await discard(before)
    },
    /** Passes a finished game on to the program's saves; the same game again once its table has been restored. */
    handleFinished(save: string, table: string): void {
      if (!addFinishedGame) return
      const pass = async () => {
        await addFinishedGame(await journals.load(save))
        addedToSaves.add(save)
        if (!isNamed(save)) await discard(save)
      }
      retries.write(table, `finished ${save}`, pass).catch(report)
    },
    /**
     * Records that a table's side file has been deleted.
     * @param isOver whether its game was finished; its journal then stays until the game is among the saves
     */
    async handleTableDeleted(table: string, over: boolean): Promise<void> {
      const save = namedSaves.get(table)
      namedSaves.delete(table)
      if (save === undefined) return
      if (addedToSaves.has(save)) await discard(save)
      else if (!over) await moveToRemoved(save)
    },
    /**
     * Removes journals that no side file names, as a killed host leaves them. Call it only if every side file could be
     * read. Finished games are added to the saves first; the journal of an unfinished one is moved to the removed games.
     */
    async sweep(): Promise<void> {
      if (!addFinishedGame) return
      try {
        const files = await readdir(saves.savesFolder)
        const all = files
          .filter((name) => name.endsWith(JOURNAL_ENDING))
          .map((name) => name.slice(0, -JOURNAL_ENDING.length))
          // Copies that other programs have made have other names.
          .filter((id) => saveIdSchema.safeParse(id).success)
        for (const save of all) if (!isNamed(save)) await sweepOne(save, addFinishedGame).catch(report)
      } catch (fault) {
        report(fault)
      }
    },
  }
}
