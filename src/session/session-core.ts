import { createJobQueue } from '../async/job-queue'
import type { JournalEntry, JournalSink } from '../ports/journal'
import type { Thinker } from '../ports/thinker'
import { letterOf, type AnyGame, type OutcomeSource, type Position, type Refusal, type Seat } from '../rules/kit'
import { isOver } from './outcome'
import type { ReplayedJournal } from './replay-journal'
import type { Step, TableChange } from './types'

/** The dependencies of a table. */
export interface SessionDependencies {
  readonly game: AnyGame
  readonly journal: JournalSink
  readonly thinker: Thinker
  /** Milliseconds since 1970. */
  readonly now: () => number
  /** Calls a job once after so many milliseconds; returns what cancels it. Without it nothing is retried by itself. */
  readonly callAfter?: (ms: number, job: () => void) => () => void
  /** Receives errors that the table survived: a bot that crashed, a listener that threw. */
  readonly report?: (fault: unknown) => void
}

type Listener = (change: TableChange) => void

/** A journal entry without its time. */
type UndatedEntry = JournalEntry extends infer E ? (E extends JournalEntry ? Omit<E, 'at'> : never) : never

/**
 * The machinery shared by all actions at a table: they run one at a time, and each is written to the journal before it
 * is applied and announced after.
 */
export type SessionCore = ReturnType<typeof createSessionCore>

/** Creates the core of a table from its restored state; outcomes drawn in the opening are queued for the journal. */
export function createSessionCore(
  { assignments, outcomeSource, unrecordedOutcomes }: ReplayedJournal,
  dependencies: SessionDependencies,
) {
  const { game, now, thinker, report = () => undefined } = dependencies
  const { history, chairs, resigned } = assignments
  const state = history.state
  const listeners = new Set<Listener>()
  /** What stops the work that a change makes stale. */
  const stops: (() => void)[] = []
  let revision = 0
  let closed = false
  const journalBuffer = createJournalBuffer(dependencies, (reason) => {
    emit(reason === null ? { kind: 'saved' } : { kind: 'unsaved', reason })
  })
  for (const outcomes of unrecordedOutcomes) journalBuffer.enqueue({ kind: 'chance', outcomes, at: now() })
  const write = (entry: UndatedEntry) => journalBuffer.write({ ...entry, at: now() })
  const over = () => isOver(game, state, resigned)
  const chanceIsDue = () => !closed && !over() && game.chance(state) > 0

  function emit(change: TableChange): void {
    for (const listener of [...listeners]) {
      try {
        listener(change)
      } catch (fault) {
        report(fault)
      }
    }
  }

  function stopStaleWork(): void {
    for (const stop of stops) stop()
  }

  function announceChange(change: TableChange): void {
    revision++
    stopStaleWork()
    emit(change)
  }

  /** Draws and plays the outcomes of chance that are due. Call only from within the queue, like `commit`. */
  async function settleChance(): Promise<void> {
    while (chanceIsDue()) {
      const drawn = drawOutcomes(outcomeSource, game, state)
      await write({ kind: 'chance', outcomes: drawn.map((outcome) => game.writeChance(outcome)) })
      announceChange({ kind: 'step', step: history.playChance(drawn) })
    }
  }

  /** Plays a parsed move, and the outcomes of chance that become due after it. */
  async function commit(seat: Seat, move: number): Promise<Step> {
    await write({ kind: 'move', move: `${letterOf(seat)} ${game.write(state, seat, move)}` })
    const step = history.play(seat, move, chairs[seat]?.kind === 'person')
    announceChange({ kind: 'step', step })
    await settleChance()
    return step
  }

  /** Why no further action is possible, or null. */
  function refusalIfEnded(): Refusal | null {
    if (closed) return { code: 'table-closed', message: 'This table has been cleared away.' }
    return over() ? { code: 'game-over', message: 'The game is over.' } : null
  }

  const enqueue = createJobQueue()
  return {
    game,
    state,
    assignments,
    thinker,
    refusalIfEnded,
    /** Runs a job after those requested before it. */
    enqueue,
    /** Resolves once the journal has the entry, or once the failure to write it has been reported. */
    write,
    settleChance,
    commit,
    /** Announces a change: raises the revision and cancels stale thoughts. */
    announceChange,
    /** Announces an event that is not a change of the table. */
    emit,
    report,
    listen(listener: Listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** Registers a callback that runs whenever the table changes or closes, before listeners are called. */
    onStale: (stop: () => void) => void stops.push(stop),
    close(): void {
      closed = true
      stopStaleWork()
      listeners.clear()
      journalBuffer.close()
    },
    /** Increases with every change of the position or the chairs; a thought based on an older revision is void. */
    get revision(): number {
      return revision
    },
    get over(): boolean {
      return over()
    },
    get closed(): boolean {
      return closed
    },
  }
}

function drawOutcomes(outcomeSource: OutcomeSource, game: AnyGame, state: Position): readonly number[] {
  const drawn = outcomeSource.next(game, state)
  if (!drawn.ok) throw new Error(drawn.error.message)
  return drawn.value
}

/** Time until what the disk refused is tried again, in milliseconds. */
const RETRY_MS = 5_000

/**
 * A table's queue of journal entries. An entry that could not be written is kept and retried, in order, before the next
 * one and after a few seconds: play goes on, and nothing is lost if the disk recovers.
 * @param reportFault receives the reason whenever writing fails, and null once everything is written again
 */
function createJournalBuffer({ journal, callAfter }: SessionDependencies, reportFault: (fault: string | null) => void) {
  const pendingEntries: JournalEntry[] = []
  const inTurn = createJobQueue()
  let failed = false
  let cancelRetry = (): void => {}
  let isClosed = false

  async function writePending(): Promise<void> {
    cancelRetry()
    try {
      for (let entry = pendingEntries[0]; entry; entry = pendingEntries[0]) {
        await journal.append(entry)
        pendingEntries.shift()
      }
    } catch (fault) {
      failed = true
      reportFault(fault instanceof Error ? fault.message : 'The save could not be written.')
      if (!isClosed && callAfter) cancelRetry = callAfter(RETRY_MS, () => void inTurn(writePending))
      return
    }
    if (failed) reportFault(null)
    failed = false
  }

  return {
    /** Queues an entry for the next write. */
    enqueue: (entry: JournalEntry) => void pendingEntries.push(entry),
    /** Resolves once the journal has everything so far, or once the failure to write it has been reported. */
    write(entry: JournalEntry): Promise<void> {
      pendingEntries.push(entry)
      return inTurn(writePending)
    },
    /** Retries nothing any more. */
    close(): void {
      isClosed = true
      cancelRetry()
    },
  }
}
