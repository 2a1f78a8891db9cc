import type { SeatPlayer, Level, TableSetup } from '../ports/journal'
import type { Thought } from '../ports/thinker'
import type { GameEvent, GameRecord, Refusal, Result, Seat, GameView, Eye } from '../rules/kit'

export type { TableSetup }

/** What helped a player who plays alone: it makes a solution no clean one. */
export interface Help {
  /** Number of hints. */
  readonly hints: number
  /** How often moves were taken back that had shown something hidden. */
  readonly peeks: number
}

/** A thought that names a move. */
export interface Advice extends Thought {
  readonly move: string
}

/** A ply as announced to listeners. `seat` is null for chance. */
export interface Step {
  /** Number of the move, counted from 1; a chance ply has the number of the move before it. */
  readonly ply: number
  readonly seat: Seat | null
  /** The move's text without the seat; null for chance. */
  readonly move: string | null
  /** All events, unfiltered; apply `eventFor` before showing them to a viewer. */
  readonly events: readonly GameEvent[]
}

/** A notification to listeners. The steps of `undone` are gone; that of `step` is new. */
export type TableChange =
  | { readonly kind: 'step'; readonly step: Step }
  | { readonly kind: 'undone'; readonly moves: number }
  | { readonly kind: 'resigned'; readonly seat: Seat }
  | { readonly kind: 'thinking'; readonly seat: Seat | null }
  | { readonly kind: 'chair'; readonly seat: Seat }
  | { readonly kind: 'unsaved'; readonly reason: string }
  /** Follows an `unsaved`: everything is on disk again. */
  | { readonly kind: 'saved' }

/**
 * Returns a reason not to perform an action, or null. A table calls it when the action's turn in the queue has come,
 * immediately before performing it: conditions may have changed since the action was requested.
 */
export type Objection = () => Refusal | null

/**
 * A table: a game, its chairs and its record. Private tables (held by the renderer) and LAN tables (held by the host)
 * share it. It draws nothing and reads no clock of its own.
 */
export interface Table {
  readonly setup: TableSetup
  readonly chairs: readonly SeatPlayer[]
  readonly steps: readonly Step[]
  /** Returns what a seat, or an onlooker, may know now. */
  viewFor(eye: number): GameView
  /** Returns the same as JSON, for many viewers. Valid until the table changes. */
  serializedViews(): SerializedViews
  /** Lists the legal moves of a seat as text, in code-unit order. */
  moves(seat: Seat): string[]
  /** Returns why a move would be refused, or null if it is legal. Changes nothing. */
  refusal(seat: Seat, text: string): Refusal | null
  /** Plays a person's move: it is written to the journal first, then applied and announced. */
  play(seat: Seat, text: string, objection?: Objection): Promise<Result<Step>>
  /**
   * Plays for a person the move that a bot of a level chooses. Refuses with `stale` if the table changed while the bot
   * was thinking: a move found for one position is never played in another.
   */
  playFor(seat: Seat, level: Level, objection?: Objection): Promise<Result<Step>>
  /**
   * Returns how many moves `undo` would take back for this seat now; 0 if that would be unfair or there is nothing to
   * undo.
   */
  undoableCount(seat: Seat): number
  undo(seat: Seat, objection?: Objection): Promise<Result<number>>
  /** Takes back all moves of a player who plays alone: the same deal again. Refuses once the game is won or given up. */
  startOver(): Promise<Result<number>>
  /** What has helped a player who plays alone so far. */
  readonly help: Help
  /** Resigns: the seat cannot be among the winners, whatever its points. */
  resign(seat: Seat, objection?: Objection): Promise<Result<void>>
  /** Gives a chair to another person or a bot. */
  changeChair(seat: Seat, chair: SeatPlayer): Promise<void>
  /** Returns the strongest bot's move for a seat. A repeated request gets the same answer. */
  hint(seat: Seat): Promise<Result<Advice>>
  /** The seats that the game waits for; empty when it is over. */
  readonly awaitedSeats: readonly Seat[]
  /** The seats that have resigned. */
  readonly resigned: readonly Seat[]
  readonly over: boolean
  record(): GameRecord
  /** Registers a listener; returns a function that removes it. */
  listen(listener: (change: TableChange) => void): () => void
  /** Lets bots move while it is their turn; resolves when a person must act or the game is over. */
  run(): Promise<void>
  /** Cancels the bots' thoughts; the table can be dropped afterwards. */
  close(): void
}

/**
 * The views of one position as JSON, in two parts. The part that all viewers share is serialized once: at a table for
 * eight that is nearly everything.
 */
export interface SerializedViews {
  /** Returns the first part of a viewer's JSON, which depends on the viewer. Call it before the position changes. */
  partFor(eye: Eye): string
  /** The rest of the JSON, the same for every viewer. */
  readonly sharedPart: string
}
