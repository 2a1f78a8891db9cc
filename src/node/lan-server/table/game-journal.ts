import type { JournalEntry, JournalHead, JournalSink } from '../../../ports/journal'
import type { LanNeeds } from './types'

/** The journal of one game at a LAN table. */
export interface PlayJournal {
  /** Its save; null until the disk accepts one: if the host is killed before that, the game is lost. */
  readonly save: string | null
  readonly sink: JournalSink
}

type Needs = Pick<LanNeeds, 'saves' | 'book' | 'retries' | 'report'>

/**
 * Creates a journal. If the disk refuses, play goes on, and the journal is created as soon as possible, with everything
 * played until then.
 * @param late called when a journal could only be created later, once it holds everything played until then
 */
export async function beginJournal(
  needs: Needs,
  { table, round, head }: { table: string; round: number; head: Omit<JournalHead, 'id'> },
  late: (save: string) => Promise<void>,
): Promise<PlayJournal> {
  const { saves, book, retries, report } = needs
  let save: string | null = null
  let isLate = false
  let written = 0
  const played: JournalEntry[] = []

  async function begin(): Promise<void> {
    const begun = await saves.create(head)
    save = begun
    for (const entry of played.splice(0)) book.note(begun, written++, entry)
    if (!isLate) return
    await new Promise<void>((resolve) => book.whenFlushed(resolve))
    await late(begun)
  }

  await retries.write(table, `journal ${String(round)}`, begin).catch(report)
  isLate = true
  return {
    get save() {
      return save
    },
    sink: sinkOf((entry) => {
      if (save === null) played.push(entry)
      else book.note(save, written++, entry)
    }),
  }
}

/** Continues a journal that holds `entries` entries. */
export function continuedJournal({ book }: Pick<LanNeeds, 'book'>, save: string, entries: number): PlayJournal {
  let written = entries
  return { save, sink: sinkOf((entry) => book.note(save, written++, entry)) }
}

/**
 * Creates a sink that accepts entries synchronously: every ply that is announced is in the log, and survives a killed
 * host.
 */
function sinkOf(take: (entry: JournalEntry) => void): JournalSink {
  return {
    append(entry) {
      take(entry)
      return undefined
    },
  }
}
