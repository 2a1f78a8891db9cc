import { ServiceError, type LoadedSave } from '../../protocol/app/services'
import type { Keeping } from './keeping'
import type { TableStorage } from './table-storage'

/** Gives finished games to whoever collects them. */
export interface FinishedGames {
  /** A table's game is over. It is given again when its table is brought back. Never rejects: faults are reported. */
  finished(save: string, table: string): void
  /** Resolves when every game that was finished so far has been given, or could not be. */
  idle(): Promise<void>
}

/** What is said where entries of the shared log could not be copied into a journal. */
export const UNCOPIED = 'The end of a game could not be written into its save.'

/** @param take takes a game in; undefined where nobody collects them */
export function createFinishedGames(
  { saves, book, retries }: TableStorage,
  keeping: Keeping,
  take: ((game: LoadedSave) => Promise<void>) | undefined,
  report: (fault: unknown) => void,
): FinishedGames {
  const running = new Set<Promise<void>>()

  async function give(save: string, to: (game: LoadedSave) => Promise<void>): Promise<void> {
    await book.copied(save)
    if (book.owes(save)) throw new ServiceError('disk-fault', UNCOPIED)
    await to(await saves.saves.load(save))
    await keeping.shelved(save)
  }

  return {
    finished(save, table) {
      if (!take) return
      const job = retries
        .write(table, `finished ${save}`, () => give(save, take))
        .catch(report)
        .finally(() => running.delete(job))
      running.add(job)
    },
    async idle() {
      await Promise.all(running)
    },
  }
}
