import type { JournalEntry, JournalSink } from '../ports/journal'
import { letterOf, type AnyGame, type OutcomeSource, type Position, type Refusal, type Seat } from '../rules/kit'
import { createJournalBuffer } from './journal-buffer'
import { jobQueue } from '../async/job-queue'
import type { Resumed } from './replay-journal'
import type { SeatAssignments } from './seat-assignments'
import { isOver } from './outcome'
import type { Step, TableChange } from './types'
import type { Thinker } from '../ports/thinker'

/** What a table needs from whoever runs it. */
export interface SessionNeeds {
  readonly game: AnyGame
  readonly journal: JournalSink
  readonly thinker: Thinker
  /** Milliseconds since 1970. */
  readonly now: () => number
  /** Hears of failures that the table survived: a bot that crashed, a listener that threw. */
  readonly report?: (fault: unknown) => void
}

type Listener = (change: TableChange) => void
/** An entry before the table has dated it. */
type Undated = JournalEntry extends infer E ? (E extends JournalEntry ? Omit<E, 'at'> : never) : never

/** What all that happens at a table has in common: one thing at a time, written before it is done, told afterwards. */
export interface SessionCore {
  readonly game: AnyGame
  readonly state: Position
  readonly sitting: SeatAssignments
  readonly thinker: Thinker
  /** Rises with every change of the position or of the chairs: a thought about an older one is void. */
  readonly revision: number
  readonly over: boolean
  readonly closed: boolean
  /** Why nothing can be done any more, or null. */
  ended(): Refusal | null
  /** Runs a job when those asked for before it are done. */
  inTurn<T>(job: () => Promise<T> | T): Promise<T>
  /** Resolves when the entry is on the disk, or when it was told that it can't be; nothing to wait for if it is already. */
  write(entry: Undated): Promise<void> | undefined
  /** Something has changed: whatever was thought of before is stale. */
  changed(change: TableChange): void
  /** Tells without a change. */
  emit(change: TableChange): void
  report(fault: unknown): void
  /** Plays the chance that is due. Inside the queue only, like `commit`. */
  settle(): Promise<void>
  /** Plays a move that was read, and the chance that it brings. */
  commit(seat: Seat, move: unknown): Promise<Step>
  listen(listener: Listener): () => void
  /** Calls back whenever the table changes or closes, before anybody is told. */
  onStale(stop: () => void): void
  close(): void
}

/** What has changed at a table: who hears of it, and what it makes stale. */
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
    // Where nothing is to be waited for, the ply is told within this call.
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
