import { createBrowserThinker } from '../../bots/worker/browser'
import type { WorkerThinker } from '../../bots/worker/worker-thinker'
import type { Solved } from '../../bots/worker/messages'
import type { LoadedSave } from '../../protocol/app/services'
import { letterOf, type AnyGame, type Options, type Result } from '../../rules/kit'
import { createTable, resumeTable, type Table, type TableSetup } from '../../session'
import type { JournalSink } from '../../ports/journal'
import type { Thinker } from '../../ports/thinker'
import { gameOf } from '../games/catalogue'
import { withPacing, type Pace } from './paced-thinker'

let thinker: WorkerThinker | null = null

/**
 * The page's thinker: one worker for all tables, begun with the first, slowed down so that people can follow. `ponders`:
 * whether it may think beforehand too, while a person does.
 */
export function tableThinker(pace: Pace, { ponders = false } = {}): Thinker {
  const worker = (thinker ??= createBrowserThinker())
  const { ponder } = worker
  return withPacing({ think: (request, signal) => worker.think(request, signal), ...(ponders && { ponder }) }, pace)
}

/** Has a puzzle solved as it is dealt. Rejects when it is broken off, and with the reason where the solver fails. */
export function solveDeal(
  deal: { readonly game: string; readonly options: Options; readonly seed: string },
  seconds: number,
  signal: AbortSignal,
): Promise<Solved> {
  thinker ??= createBrowserThinker()
  const { game, options, seed } = deal
  const record = {
    format: 'parlor-record/1',
    game,
    options,
    seats: [letterOf(0)],
    chance: { seed },
    moves: [],
  } as const
  return thinker.solve({ record, seconds }, { signal })
}

function needs(game: AnyGame, journal: JournalSink, thinking: Thinker) {
  return {
    game,
    journal,
    thinker: thinking,
    now: () => Date.now(),
    report: (fault: unknown) => console.warn('the table went on after a fault:', fault),
  }
}

/** A new table whose journal is begun. Throws where the opening is not lawful. */
export function openLocalSession(setup: TableSetup, journal: JournalSink, thinking: Thinker): Table {
  return createTable(setup, needs(gameOf(setup.game), journal, thinking))
}

/** The table that a saved journal tells of, or why it cannot be. */
export function reopenLocalSession(
  { head, entries }: LoadedSave,
  journal: JournalSink,
  thinking: Thinker,
): Result<Table> {
  return resumeTable(head, entries, needs(gameOf(head.game, head.version), journal, thinking))
}

/** A seed that nobody can guess: 128 bits, as hexadecimal. Works without a secure context. */
export function newSeed(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
