import { createBrowserThinker } from '../../bots/worker/browser'
import type { LoadedSave } from '../../protocol/services'
import type { Result } from '../../rules/kit'
import { createTable, resumeTable, type JournalSink, type Table, type TableSetup, type Thinker } from '../../table'
import { gameOf } from './games'
import { paced, type Pace } from './paced'

let thinker: Thinker | null = null

/** The page's thinker: one worker for all tables, begun with the first, slowed down so that people can follow. */
export function tableThinker(pace: Pace): Thinker {
  thinker ??= createBrowserThinker()
  return paced(thinker, pace)
}

function needs(game: string, journal: JournalSink, thinking: Thinker) {
  return {
    game: gameOf(game),
    journal,
    thinker: thinking,
    now: () => Date.now(),
    report: (fault: unknown) => console.warn('the table went on after a fault:', fault),
  }
}

/** A new table whose journal is begun. Throws where the opening is not lawful. */
export function openTable(setup: TableSetup, journal: JournalSink, thinking: Thinker): Table {
  return createTable(setup, needs(setup.game, journal, thinking))
}

/** The table that a saved journal tells of, or why it cannot be. */
export function reopenTable({ head, entries }: LoadedSave, journal: JournalSink, thinking: Thinker): Result<Table> {
  return resumeTable(head, entries, needs(head.game, journal, thinking))
}

/** A seed that nobody can guess: 128 bits, as hexadecimal. Works without a secure context. */
export function newSeed(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
