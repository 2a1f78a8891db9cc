import type { JournalEntry, JournalHead, JournalSink } from '../../../ports/journal'
import type { LanTableDependencies } from './types'

/** The journal of one game at a LAN table. */
export interface GameJournal {
  /** Its save; null until the disk accepts one: if the host is killed before that, the game is lost. */
  readonly save: string | null
  readonly sink: JournalSink
}

type JournalDependencies = Pick<LanTableDependencies, 'saves' | 'wal' | 'retries' | 'report'>

/**
 * Creates a journal. If the disk refuses, play goes on, and the journal is created as soon as possible, with everything
 * played until then.
 * @param onCreatedLate called when a journal could only be created later, once it holds everything played until then
 */
export async function beginJournal(
  dependencies: JournalDependencies,
  { table, round, head }: { table: string; round: number; head: Omit<JournalHead, 'id'> },
  onCreatedLate: (save: string) => Promise<void>,
): Promise<GameJournal> {
  const { saves, wal, retries, report } = dependencies
  let save: string | null = null
  let isLate = false
  let written = 0
  const played: JournalEntry[] = []

  async function begin(): Promise<void> {
    const begun = await saves.create(head)
    save = begun
    for (const entry of played.splice(0)) wal.note(begun, written++, entry)
    if (!isLate) return
    await new Promise<void>((resolve) => wal.whenFlushed(resolve))
    await onCreatedLate(begun)
  }

  await retries.write(table, `journal ${String(round)}`, begin).catch(report)
  isLate = true
  return {
    get save() {
      return save
    },
    sink: createSink((entry) => {
      if (save === null) played.push(entry)
      else wal.note(save, written++, entry)
    }),
  }
}

/** Continues a journal that holds `entries` entries. */
export function resumeJournal({ wal }: Pick<LanTableDependencies, 'wal'>, save: string, entries: number): GameJournal {
  let written = entries
  return { save, sink: createSink((entry) => wal.note(save, written++, entry)) }
}

/**
 * Creates a sink that accepts entries synchronously: every ply that is announced is in the log, and survives a killed
 * host.
 */
function createSink(take: (entry: JournalEntry) => void): JournalSink {
  return {
    append(entry) {
      take(entry)
      return undefined
    },
  }
}
