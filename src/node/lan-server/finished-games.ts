import type { LoadedSave } from '../../protocol/app/services'
import type { JournalRetention } from './journal-retention'
import type { TableStorage } from './table-storage'

/** Passes finished games to the program's saves. */
export type FinishedGames = ReturnType<typeof createFinishedGames>

/** @param addFinishedGame accepts a game; undefined if finished games are not collected */
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
