import type { SeatPlayer, Level } from '../ports/journal'
import type { Thought } from '../ports/thinker'
import type { GameEvent, GameRecord, Options, Refusal, Result, Seat, Seen } from '../rules/kit'
import type { Sight } from './position-json'

export interface TableSetup {
  readonly game: string
  /** Complete and checked. */
  readonly options: Options
  readonly chairs: readonly SeatPlayer[]
  /** From which all luck of the game is derived; the tape is written into the journal too, outcome by outcome. */
  readonly seed: string
  /** Outcomes that come before those of the seed: a printed game, or one taken over in the middle. */
  readonly tape?: readonly string[]
  /** Moves that were already made when this table was taken over from a record. */
  readonly opening?: readonly string[]
}

/** A thought that is a move. */
export interface Advice extends Thought {
  readonly move: string
}

/** One ply as it was told. `seat` is null for chance. */
export interface Step {
  /** Counts the moves of players from 1; a chance ply has the number of the move before it. */
  readonly ply: number
  readonly seat: Seat | null
  /** The move's text without the seat; null for chance. */
  readonly move: string | null
  /** In full; filter with `eventFor` before an eye sees them. */
  readonly events: readonly GameEvent[]
}

/** What listeners hear after the table has changed. `undone` steps are gone, `step` is new. */
export type TableChange =
  | { readonly kind: 'step'; readonly step: Step }
  | { readonly kind: 'undone'; readonly moves: number }
  | { readonly kind: 'resigned'; readonly seat: Seat }
  | { readonly kind: 'thinking'; readonly seat: Seat | null }
  | { readonly kind: 'chair'; readonly seat: Seat }
  | { readonly kind: 'unsaved'; readonly reason: string }
  /** After an `unsaved`: everything is on the disk again. */
  | { readonly kind: 'saved' }

/**
 * Says why something is not to be done any more, or null. A table asks it when its turn in the queue has come, right
 * before the deed: what was true when the deed was asked for may have changed.
 */
export type Objection = () => Refusal | null

/**
 * One table: a game, its chairs and its record. The same for a private table (the renderer holds it) and a LAN table
 * (the host holds it). Nothing here draws or knows a clock of its own.
 */
export interface Table {
  readonly setup: TableSetup
  readonly chairs: readonly SeatPlayer[]
  readonly steps: readonly Step[]
  /** What a seat, or an onlooker, may know now. */
  seen(eye: number): Seen
  /** The same as JSON for many eyes. Asked for anew whenever the table has changed. */
  sight(): Sight
  /** Legal moves of a seat as text, in the order of their notation. */
  moves(seat: Seat): string[]
  /** Why a text would be refused, or null if it is legal. Changes nothing. */
  refusal(seat: Seat, text: string): Refusal | null
  /** Plays a move of a person: written to the journal first, then applied and told. */
  play(seat: Seat, text: string, objection?: Objection): Promise<Result<Step>>
  /**
   * Plays for a person what a bot of a level would. Refuses with `stale` if the table has changed while it was thought
   * about: a move that was found for one position is never made in another one.
   */
  playFor(seat: Seat, level: Level, objection?: Objection): Promise<Result<Step>>
  /** How many moves `undo` would take back for this seat now; 0 if it would be unfair or there is nothing. */
  undoable(seat: Seat): number
  undo(seat: Seat, objection?: Objection): Promise<Result<number>>
  /** Gives the game up: the seat's place is last, whatever the points. */
  resign(seat: Seat, objection?: Objection): Promise<Result<void>>
  /** Another person or a bot takes over a chair. */
  seatChair(seat: Seat, chair: SeatPlayer): Promise<void>
  /** A good move for a seat, asked of the strongest bot: asked twice, the same. */
  hint(seat: Seat): Promise<Result<Advice>>
  /** Seats that the game waits for; none when it is over. */
  readonly waited: readonly Seat[]
  /** Whoever has resigned. */
  readonly resigned: readonly Seat[]
  readonly over: boolean
  record(): GameRecord
  /** Answers a function that stops listening. */
  listen(listener: (change: TableChange) => void): () => void
  /** Lets bots move while it is their turn; resolves when a person must act or the game is over. */
  run(): Promise<void>
  /** Stops thinking bots; the table can be dropped then. */
  close(): void
}
