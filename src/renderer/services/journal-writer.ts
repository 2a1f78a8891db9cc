import { dateNow } from '../../async/clock'
import type { JournalEntry, JournalHead, JournalSink } from '../../ports/journal'
import type { SaveService } from '../../protocol/app/services'
import type { TableSetup } from '../../session/types'
import { errorText } from '../i18n/say'

/** A journal that is being written, and its id; `id` is null as long as it could not be created. */
export interface OpenJournal {
  readonly id: string | null
  readonly sink: JournalSink
}

/** Translates the services' refusals to the page's own words, because the table shows the reason unchanged. */
async function withLocalizedErrors<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (fault) {
    throw new Error(errorText(fault), { cause: fault })
  }
}

/**
 * Continues a journal that has `entryCount` entries.
 * @param onRepair receives the sentence to show if the journal's file had to be written again
 */
export function continueJournal(
  saves: SaveService,
  id: string,
  entryCount: number,
  onRepair: (notice: string) => void,
): JournalSink {
  let index = entryCount
  return {
    async append(entry: JournalEntry) {
      const notice = await withLocalizedErrors(() => saves.append(id, index, entry))
      index += 1
      if (notice !== null) onRepair(notice)
    },
  }
}

function headOf(setup: TableSetup, version: number, at: number): Omit<JournalHead, 'id'> {
  const { game, options, chairs, seed, tape, opening } = setup
  const head = { format: 'parlor-journal/1' as const, game, version, options, chairs, seed, at }
  return { ...head, ...(tape && { tape }), ...(opening && { opening }) }
}

/**
 * Creates a journal for a new table. If the disk refuses, play goes on: every append retries the creation, and fails
 * with the reason, which the table reports as `unsaved`.
 * @param onRepair receives the sentence to show if the journal's file had to be written again
 */
export async function beginJournal(
  saves: SaveService,
  setup: TableSetup,
  version: number,
  onRepair: (notice: string) => void,
): Promise<OpenJournal> {
  const head = headOf(setup, version, dateNow())
  let sink: JournalSink | null = null
  const journal = {
    id: null as string | null,
    sink: {
      async append(entry: JournalEntry) {
        sink ??= await begin()
        await sink.append(entry)
      },
    },
  }

  async function begin(): Promise<JournalSink> {
    journal.id = await withLocalizedErrors(() => saves.create(head))
    return continueJournal(saves, journal.id, 0, onRepair)
  }

  sink = await begin().catch(() => null)
  return journal
}
