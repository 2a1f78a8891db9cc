import { readdir } from 'node:fs/promises'
import { ServiceError, type LoadedSave } from '../../protocol/app/services'
import { saveIdSchema } from '../../protocol/wire/fields'
import { JOURNAL_ENDING } from '../storage/save-paths'
import type { SaveFolder } from '../storage/save-service'
import type { TableJournals } from './table-journals'
import type { TableStorage } from './table-storage'

/**
 * Decides which journals of the tables are still needed, and removes the others. None of its functions rejects, except
 * `sweep`.
 */
type JournalRetention = ReturnType<typeof createJournalRetention>

/** The dependencies of `createJournalRetention`. */
interface JournalRetentionDependencies {
  readonly saves: SaveFolder
  readonly journals: Pick<TableJournals, 'release'>
  readonly report: (fault: unknown) => void
}

export function createJournalRetention(dependencies: JournalRetentionDependencies) {
  const { saves, journals, report } = dependencies
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

  async function sweepOne(save: string, addFinishedGame: (game: LoadedSave) => Promise<void>): Promise<void> {
    const game = await saves.saves.load(save)
    if (game.entries.length === 0) return discard(save)
    try {
      await addFinishedGame(game)
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
    /** Records that a finished game is durably among the saves. */
    async recordAddedToSaves(save: string): Promise<void> {
      addedToSaves.add(save)
      if (!isNamed(save)) await discard(save)
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
    async sweep(addFinishedGame: (game: LoadedSave) => Promise<void>): Promise<void> {
      const files = await readdir(saves.savesFolder)
      const all = files
        .filter((name) => name.endsWith(JOURNAL_ENDING))
        .map((name) => name.slice(0, -JOURNAL_ENDING.length))
        // Copies that other programs have made have other names.
        .filter((id) => saveIdSchema.safeParse(id).success)
      for (const save of all) if (!isNamed(save)) await sweepOne(save, addFinishedGame).catch(report)
    },
  }
}

/**
 * Passes finished games to the program's saves.
 * @param addFinishedGame accepts a game; undefined if finished games are not collected
 */
export function createFinishedGames(
  { journals, retries }: TableStorage,
  retention: JournalRetention,
  addFinishedGame: ((game: LoadedSave) => Promise<void>) | undefined,
  report: (fault: unknown) => void,
) {
  const running = new Set<Promise<void>>()

  async function give(save: string, to: (game: LoadedSave) => Promise<void>): Promise<void> {
    await to(await journals.load(save))
    await retention.recordAddedToSaves(save)
  }

  return {
    /**
     * Reports that a table's game is over. It is reported again after the table has been restored. Never rejects: faults
     * are reported.
     */
    handleFinished(save: string, table: string): void {
      if (!addFinishedGame) return
      const job = retries
        .write(table, `finished ${save}`, () => give(save, addFinishedGame))
        .catch(report)
        .finally(() => running.delete(job))
      running.add(job)
    },
    /** Resolves once every game finished so far has been passed on, or has failed to be. */
    async idle(): Promise<void> {
      await Promise.all(running)
    },
  }
}
