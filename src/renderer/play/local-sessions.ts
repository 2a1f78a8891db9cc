import { dateNow } from '../../async/clock'
import { createBrowserThinker } from '../../bots/worker/browser'
import type { WorkerThinker } from '../../bots/worker/worker-thinker'
import type { SolveResult } from '../../bots/worker/messages'
import type { LoadedSave } from '../../protocol/app/services'
import { letterOf, type AnyGame, type Options, type Result } from '../../rules/kit'
import { createTable, resumeTable, type Table, type TableSetup } from '../../session'
import type { JournalSink } from '../../ports/journal'
import type { Thinker } from '../../ports/thinker'
import { gameOf } from '../games/rules'
import { withPacing, type ThinkerPace } from './paced-thinker'

let thinker: WorkerThinker | null = null

/**
 * Returns the page's thinker: one worker for all tables, started on first use, slowed down so that people can follow.
 * `ponders`: whether it may also think ahead while a person does.
 */
export function tableThinker(pace: ThinkerPace, { ponders: canPonder = false } = {}): Thinker {
  const worker = (thinker ??= createBrowserThinker())
  const { ponder } = worker
  return withPacing({ think: (request, signal) => worker.think(request, signal), ...(canPonder && { ponder }) }, pace)
}

/** Has the solver judge a puzzle's deal. Rejects if it is aborted, or with the reason if the solver fails. */
export function solveDeal(
  deal: { readonly game: string; readonly options: Options; readonly seed: string },
  seconds: number,
  signal: AbortSignal,
): Promise<SolveResult> {
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

function sessionDependencies(game: AnyGame, journal: JournalSink, thinking: Thinker) {
  return {
    game,
    journal,
    thinker: thinking,
    now: dateNow,
    report: (fault: unknown) => console.warn('the table went on after a fault:', fault),
  }
}

/** Opens a new table whose journal has been created. Throws if the opening is not legal. */
export function openLocalSession(setup: TableSetup, journal: JournalSink, thinking: Thinker): Table {
  return createTable(setup, sessionDependencies(gameOf(setup.game), journal, thinking))
}

/** Restores the table from a saved journal, or returns why that is impossible. */
export function reopenLocalSession(
  { head, entries }: LoadedSave,
  journal: JournalSink,
  thinking: Thinker,
): Result<Table> {
  return resumeTable(head, entries, sessionDependencies(gameOf(head.game, head.version), journal, thinking))
}

/** Generates an unpredictable seed: 128 bits, as hexadecimal. Works without a secure context. */
export function createSeed(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
