import type { SeatPlayer } from '../../ports/journal'
import { eventsVisibleTo } from '../../rules/kit'
import type { GameEvent, GameRecord, Options, Refusal, Result, Seat, GameView } from '../../rules/kit'
import type { Advice, Help, Step, TableChange, TableSetup } from '../../session/types'
import type { LastPly } from '../games/types'
import type { Words } from '../i18n/words'

/**
 * The player of a seat: a person at this screen, a bot, or a `far` person who plays from another. `away`: the person's
 * connection is lost; a bot that is `away` holds the seat for the person it names.
 */
export type TableSeat = (SeatPlayer | { readonly kind: 'far'; readonly name: string }) & { readonly away?: boolean }

/** A ply as told to one viewer: `events` contain nothing that the viewer may not know. */
export interface ToldStep extends Step {
  /** Replaces, in the log, events that were never told here. */
  readonly note?: Words
  /** Names by seat at that time, if other players may sit there now. */
  readonly names?: readonly string[]
}

/** `jump`: the steps that led here were not told; `chairs`: a player of a seat was replaced, or is away. */
export type PlayedChange =
  Exclude<TableChange, { readonly kind: 'chair' }> | { readonly kind: 'chairs' } | { readonly kind: 'jump' }

/** What only a player who plays alone can do. */
export interface AloneTable {
  readonly setup: TableSetup
  /** What has helped the player so far. */
  readonly help: Help
  /** Takes back all moves: the same deal again. */
  startOver(): Promise<Result<unknown>>
}

/**
 * A table as a screen plays at it: one that the page holds itself, or one held elsewhere on the network, of which this
 * screen knows only what its people may know.
 */
export interface TablePort {
  readonly game: string
  /** Version of its rules. */
  readonly rules: number
  readonly options: Options
  readonly chairs: readonly TableSeat[]
  /** Seats that have resigned, as far as is known here. */
  readonly resigned: readonly Seat[]
  readonly over: boolean
  /** Whether its holder has dropped this screen: the last state seen stays, and nobody here can act any more. */
  readonly gone: boolean
  /** Whether nobody here may act at the moment: the table is gone, or its holder has paused the game. */
  readonly halted: boolean
  /** Number of player moves told here. */
  readonly ply: number
  /** Returns the last ply of a player as told to a viewer; null before the first. */
  lastPly(eye: number): LastPly | null
  /** Asks a bot for advice to a seat; null if no bot advises here. */
  readonly hint: ((seat: Seat) => Promise<Result<Advice>>) | null
  /** Returns what a viewer of this screen, or an onlooker, may know now. */
  viewFor(eye: number): GameView
  /** Returns what a viewer was told, step by step, from this index on (from the end if negative). */
  toldSteps(eye: number, from?: number): readonly ToldStep[]
  /** Lists the legal moves of a seat at this screen as text, in the order of their notation. */
  moves(seat: Seat): string[]
  /** Returns why a move text would be refused, or null if it is legal. Changes nothing. */
  refusal(seat: Seat, text: string): Refusal | null
  play(seat: Seat, text: string): Promise<Result<unknown>>
  /** Returns how many moves `undo` would take back for this seat now; 0 if it would be unfair or there is nothing. */
  undoableCount(seat: Seat): number
  undo(seat: Seat): Promise<Result<unknown>>
  resign(seat: Seat): Promise<Result<void>>
  /** Absent at a table for several, and where nobody plays. */
  readonly alone?: AloneTable
  /** Returns the game so far; null if it is not known before the end. */
  record(): GameRecord | null
  /** Adds a listener. Returns a function that removes it. */
  listen(listener: (change: PlayedChange) => void): () => void
  /** Lets the bots of this screen move; resolves when a person must act or the game is over. */
  run(): Promise<void>
  /** Ends this screen's play at the table. */
  close(): void
}

/** Returns the last ply of a player among these steps, as a viewer may know it; null if nobody has played. */
export function lastPlyOf(
  game: { eventFor(event: GameEvent, eye: number): unknown },
  steps: readonly Step[],
  eye: number,
): LastPly | null {
  const step = steps.findLast(({ seat }) => seat !== null)
  return step === undefined || step.seat === null
    ? null
    : { seat: step.seat, events: eventsVisibleTo(game, step.events, eye) }
}

/**
 * Why no undo is possible: `nothing` was played yet, `luck` has intervened (cards were dealt, the arrow turned),
 * another `person` has played or must, or the last play revealed a `secret` (see `session/undo-policy.ts`).
 */
export type UndoObstacle = 'nothing' | 'luck' | 'person' | 'secret'

/**
 * Returns why a seat can undo nothing.
 * @param steps all steps told to this seat, in order
 * @param awaitedSeats seats for which the game waits
 */
export function undoObstacleOf(
  steps: readonly ToldStep[],
  chairs: readonly TableSeat[],
  seat: Seat,
  awaitedSeats: readonly Seat[],
): UndoObstacle {
  const isOther = (it: Seat) => it !== seat && chairs[it]?.kind !== 'bot'
  const since = steps.slice(steps.findLastIndex((step) => step.seat === seat))
  if (!steps.some((step) => step.seat === seat)) return 'nothing'
  if (since.some((step) => step.seat !== null && isOther(step.seat)) || awaitedSeats.some(isOther)) return 'person'
  return since.some((step) => step.seat === null) ? 'luck' : 'secret'
}

/** What a gate requires of the component that shows changes. */
interface RevealListener<T> {
  /** Whether a change is to be told only later. */
  shouldDelay(change: T): boolean
  /** Shows a change on the table without narrating it. */
  showOnTable(change: T): void
  /** Resolves when the change may be told. */
  waitUntilRevealed(): Promise<void>
  /** Tells a change. */
  tell(change: T): void
}

/**
 * Creates a gate that delays changes until the table has shown their outcome: where an arrow stops. Later changes are
 * queued, so that everything is told in order.
 */
export function createRevealGate<T>(listener: RevealListener<T>) {
  let queue: T[] | null = null
  let round = 0

  /** Takes the queue; nothing is delayed any more. */
  function takeQueue(): readonly T[] {
    const all = queue ?? []
    queue = null
    return all
  }

  async function delay(change: T): Promise<void> {
    const ownRound = ++round
    queue = []
    // A table that fails to show the outcome, or to come to rest, must not keep it and all later changes untold.
    try {
      listener.showOnTable(change)
      await listener.waitUntilRevealed()
    } catch (fault) {
      console.error('an outcome could not be shown before it was told:', fault)
    }
    if (ownRound !== round) return
    const later = takeQueue()
    try {
      listener.tell(change)
    } finally {
      for (const next of later) pass(next)
    }
  }

  function pass(change: T): void {
    if (queue) queue.push(change)
    else if (listener.shouldDelay(change)) void delay(change)
    else listener.tell(change)
  }

  return {
    pass,
    /** Drops the queue. */
    clear() {
      round++
      queue = null
    },
  }
}
