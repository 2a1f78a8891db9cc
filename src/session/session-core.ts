import type { JournalEntry, JournalSink } from '../ports/journal'
import { letterOf, type AnyGame, type OutcomeSource, type Position, type Refusal, type Seat } from '../rules/kit'
import { createJournalBuffer } from './journal-buffer'
import { jobQueue } from '../async/job-queue'
import type { Resumed } from './replay-journal'
import type { SeatAssignments } from './seat-assignments'
import { isOver } from './outcome'
import type { Step, TableChange } from './types'
import type { Thinker } from '../ports/thinker'

/** The dependencies of a table. */
export interface SessionNeeds {
  readonly game: AnyGame
  readonly journal: JournalSink
  readonly thinker: Thinker
  /** Milliseconds since 1970. */
  readonly now: () => number
  /** Receives errors that the table survived: a bot that crashed, a listener that threw. */
  readonly report?: (fault: unknown) => void
}

type Listener = (change: TableChange) => void
/** A journal entry without its time. */
type Undated = JournalEntry extends infer E ? (E extends JournalEntry ? Omit<E, 'at'> : never) : never

/**
 * The machinery shared by all actions at a table: they run one at a time, and each is written to the journal before it
 * is applied and announced after.
 */
export interface SessionCore {
  readonly game: AnyGame
  readonly state: Position
  readonly sitting: SeatAssignments
  readonly thinker: Thinker
  /** Increases with every change of the position or the chairs; a thought based on an older revision is void. */
  readonly revision: number
  readonly over: boolean
  readonly closed: boolean
  /** Why no further action is possible, or null. */
  ended(): Refusal | null
  /** Runs a job after those requested before it. */
  inTurn<T>(job: () => Promise<T> | T): Promise<T>
  /**
   * Resolves once the entry is on disk, or once the failure to write it has been reported. Returns undefined if it was
   * written synchronously.
   */
  write(entry: Undated): Promise<void> | undefined
  /** Announces a change: raises the revision and cancels stale thoughts. */
  changed(change: TableChange): void
  /** Announces an event that is not a change of the table. */
  emit(change: TableChange): void
  report(fault: unknown): void
  /** Draws and plays the outcomes of chance that are due. Call only from within the queue, like `commit`. */
  settle(): Promise<void>
  /** Plays a parsed move, and the outcomes of chance that become due after it. */
  commit(seat: Seat, move: unknown): Promise<Step>
  listen(listener: Listener): () => void
  /** Registers a callback that runs whenever the table changes or closes, before listeners are called. */
  onStale(stop: () => void): void
  close(): void
}

/** Tracks the changes of a table: its listeners, and the work that a change makes stale. */
function createChanges(report: (fault: unknown) => void) {
  const listeners = new Set<Listener>()
  const stops: (() => void)[] = []
  let revision = 0
  let closed = false

  const staleAll = () => {
    for (const stop of stops) stop()
  }

  function emit(change: TableChange): void {
    for (const listener of [...listeners]) {
      try {
        listener(change)
      } catch (fault) {
        report(fault)
      }
    }
  }

  return {
    revision: () => revision,
    isClosed: () => closed,
    emit,
    changed(change: TableChange): void {
      revision++
      staleAll()
      emit(change)
    },
    listen(listener: Listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    onStale: (stop: () => void) => void stops.push(stop),
    close(): void {
      closed = true
      staleAll()
      listeners.clear()
    },
  }
}

/** Creates the core of a table from its restored state; outcomes drawn in the opening are queued for the journal. */
export function createSessionCore({ sitting, luck, unwritten }: Resumed, needs: SessionNeeds): SessionCore {
  const { game, now, thinker, report = () => undefined } = needs
  const { course, chairs, resigned } = sitting
  const state = course.state
  const { revision, isClosed, emit, changed, listen, onStale, close } = createChanges(report)
  const ledger = createJournalBuffer(needs.journal, (reason) => {
    emit(reason === null ? { kind: 'saved' } : { kind: 'unsaved', reason })
  })
  for (const outcomes of unwritten) ledger.note({ kind: 'chance', outcomes, at: now() })
  const write = (entry: Undated) => ledger.write({ ...entry, at: now() })
  const over = () => isOver(game, state, resigned)
  const chanceIsDue = () => !isClosed() && !over() && game.chance(state) > 0

  async function settle(): Promise<void> {
    while (chanceIsDue()) {
      const drawn = drawnFrom(luck, game, state)
      await write({ kind: 'chance', outcomes: drawn.map((outcome) => game.writeChance(outcome)) })
      changed({ kind: 'step', step: course.chance(drawn) })
    }
  }

  async function commit(seat: Seat, move: unknown): Promise<Step> {
    const writing = write({ kind: 'move', move: `${letterOf(seat)} ${game.write(state, seat, move)}` })
    // If the write was synchronous, the ply is announced within this call.
    if (writing) await writing
    const step = course.play(seat, move, chairs[seat]?.kind === 'person')
    changed({ kind: 'step', step })
    if (chanceIsDue()) await settle()
    return step
  }

  function ended(): Refusal | null {
    if (isClosed()) return { code: 'table-closed', message: 'This table has been cleared away.' }
    return over() ? { code: 'game-over', message: 'The game is over.' } : null
  }

  const inTurn = jobQueue()
  const acts = { ended, inTurn, write, changed, emit, report, settle, commit, listen, onStale, close }
  return {
    ...acts,
    game,
    state,
    sitting,
    thinker,
    get revision() {
      return revision()
    },
    get over() {
      return over()
    },
    get closed() {
      return isClosed()
    },
  }
}

function drawnFrom(luck: OutcomeSource, game: AnyGame, state: Position): readonly number[] {
  const drawn = luck.next(game, state)
  if (!drawn.ok) throw new Error(drawn.error.message)
  return drawn.value
}
