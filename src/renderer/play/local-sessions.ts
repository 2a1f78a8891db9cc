import { callAfter, dateNow } from '../../async/clock'
import { codeOfDeal, seedOfDeal, type Deal } from '../../drawer/deals'
import { createBrowserThinker } from '../../bots/worker/browser'
import type { WorkerThinker } from '../../bots/worker/worker-thinker'
import type { SolveResult } from '../../bots/worker/messages'
import type { LoadedSave, SaveService } from '../../protocol/app/services'
import {
  createSeedSource,
  eventsVisibleTo,
  letterOf,
  LineOfPlay,
  viewTable,
  type AnyGame,
  type Options,
  type Result,
  type Seat,
} from '../../rules/kit'
import { createTable, resumeTable, type Table, type TableSetup } from '../../session'
import type { JournalSink, JournalEntry, JournalHead } from '../../ports/journal'
import type { Thinker } from '../../ports/thinker'
import { gameOf } from '../games/rules'
import { withPacing, type ThinkerPace } from './paced-thinker'
import { errorText } from '../i18n/say'
import type { GameFace } from '../games/types'
import { lastPlyOf, type TablePort } from './played-table'

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
  return thinker.solve({ record: unplayedRecord(deal), seconds }, signal)
}

/** Returns the record of a deal for one player before the first move. */
export const unplayedRecord = ({ game, options, seed }: Pick<TableSetup, 'game' | 'options' | 'seed'>) =>
  ({ format: 'parlor-record/1', game, options, seats: [letterOf(0)], chance: { seed }, moves: [] }) as const

function sessionDependencies(game: AnyGame, journal: JournalSink, thinking: Thinker) {
  return {
    game,
    journal,
    thinker: thinking,
    now: dateNow,
    callAfter,
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

/**
 * Generates an unpredictable seed: that of a deal which a code can name, or 128 bits as hexadecimal. Works without a
 * secure context.
 * @param setup of a game whose rules are loaded, if its deal is to have a code
 */
export function createSeed(setup?: Omit<Deal, 'number'>): string {
  const [high = 0, low = 0] = crypto.getRandomValues(new Uint32Array(2))
  const deal = setup && { ...setup, number: (high & 1) * 2 ** 32 + low }
  if (deal && codeOfDeal(deal) !== null) return seedOfDeal(deal, gameOf(deal.game).info)
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

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
  const { game, options, chairs, seed, tape, opening, parent } = setup
  const head = { format: 'parlor-journal/1' as const, game, version, options, chairs, seed, at }
  return { ...head, ...(tape && { tape }), ...(opening && { opening }), ...(parent && { parent }) }
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

/** A game of this many players that a player at `seat` begins without choosing anything. */
export interface PlainGame {
  readonly options: Options
  readonly seats: number
  readonly seat: Seat
}

/** Seeds tried; if none of them suits, which has a chance of less than 2⁻⁶⁰ for one in two, the last one is taken. */
const MAX_TRIES = 64

/**
 * Returns the seed of an opening that suits the player (`GameFace.suitsPlayer`): unsuitable seeds are drawn again before
 * the game begins. Everything after the opening stays as random as before, and the game replays from the seed like any
 * other. The game's rules must be loaded.
 */
export function createOpeningSeed(face: GameFace, game: PlainGame): string {
  for (let tries = 1; ; tries++) {
    const seed = createSeed({ game: face.id, ...game })
    if (face.suitsPlayer === undefined || tries === MAX_TRIES || suits(face, game, seed)) return seed
  }
}

function suits(face: GameFace, { options, seats, seat }: PlainGame, seed: string): boolean {
  const rules = gameOf(face.id)
  const line = new LineOfPlay(rules, options, seats, createSeedSource(seed))
  const refusal = line.settleChance()
  if (refusal !== null) throw new Error(refusal.message)
  return face.suitsPlayer?.(viewTable(rules, line.state, seat)) ?? true
}

/** Creates the port of a table that this page holds itself: all its players are people at this screen, or bots. */
export function createLocalTable(table: Table): TablePort {
  const rules = table.record().rules ?? 1
  const game = gameOf(table.setup.game, rules)
  return {
    game: table.setup.game,
    rules,
    options: table.setup.options,
    get chairs() {
      return table.chairs
    },
    get resigned() {
      return table.resigned
    },
    get over() {
      return table.over
    },
    gone: false,
    halted: false,
    get ply() {
      return table.steps.at(-1)?.ply ?? 0
    },
    lastPly: (eye) => lastPlyOf(game, table.steps, eye),
    hint: (seat) => table.hint(seat),
    viewFor: (eye) => table.viewFor(eye),
    toldSteps: (eye, from = 0) =>
      table.steps.slice(from).map((step) => ({ ...step, events: eventsVisibleTo(game, step.events, eye) })),
    moves: (seat) => table.moves(seat),
    refusal: (seat, text) => table.refusal(seat, text),
    play: (seat, text) => table.play(seat, text),
    undoableCount: (seat) => table.undoableCount(seat),
    undo: (seat) => table.undo(seat),
    resign: (seat) => table.resign(seat),
    ...(table.chairs.length === 1 && { alone: table }),
    record: () => table.record(),
    listen: (listener) => table.listen((change) => listener(change.kind === 'chair' ? { kind: 'chairs' } : change)),
    run: () => table.run(),
    close: () => table.close(),
  }
}
