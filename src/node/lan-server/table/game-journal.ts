import type { JournalEntry, JournalHead, JournalSink } from '../../../ports/journal'
import type { LanNeeds } from './types'

/** The journal of one game at a LAN table. */
export interface PlayJournal {
  /** Its save; null for as long as the disk takes none: a host that is killed then loses the game. */
  readonly save: string | null
  readonly sink: JournalSink
}

type Needs = Pick<LanNeeds, 'saves' | 'book' | 'retries' | 'report'>

/**
 * Begins a journal. Where the disk refuses, play goes on, and the journal is begun with all that was played by then as
 * soon as there is room.
 * @param late hears of a journal that could be begun only later, when what was played by then is in it
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

/** Goes on with a journal that has so many entries. */
export function continuedJournal({ book }: Pick<LanNeeds, 'book'>, save: string, entries: number): PlayJournal {
  let written = entries
  return { save, sink: sinkOf((entry) => book.note(save, written++, entry)) }
}

/** Entries are written as they come: whoever is told of a ply is told of what a host that is killed still has. */
function sinkOf(take: (entry: JournalEntry) => void): JournalSink {
  return {
    append(entry) {
      take(entry)
      return undefined
    },
  }
}
