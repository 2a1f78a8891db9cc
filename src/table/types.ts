import type { Chair, JournalEntry, Level } from '../protocol/journal'
import type { GameEvent, GameRecord, Options, Refusal, Result, Seat, Seen, Sight } from '../rules/kit'

export interface TableSetup {
  readonly game: string
  /** Complete and checked. */
  readonly options: Options
  readonly chairs: readonly Chair[]
  /** From which all luck of the game is derived; the tape is written into the journal too, outcome by outcome. */
  readonly seed: string
  /** Outcomes that come before those of the seed: a printed game, or one taken over in the middle. */
  readonly tape?: readonly string[]
  /** Moves that were already made when this table was taken over from a record. */
  readonly opening?: readonly string[]
}

/**
 * Where a table writes: resolves when the entry is on the disk for good, and only then is the ply shown; answers nothing
 * where it may be shown at once.
 */
export interface JournalSink {
  append(entry: JournalEntry): Promise<void> | undefined
}

/** What a bot is asked: only what its seat can know. */
export interface ThinkRequest {
  readonly seen: Seen
  /**
   * All that the seat was told since the game began, in order: every event as `eventFor` shows it to that seat, those
   * that it may not know of left out. For games where who did what outlasts the view; without it a bot has no memory.
   */
  readonly recall?: readonly GameEvent[]
  readonly seat: Seat
  readonly level: Level
  /** The bot's own luck, apart from the deal's: the same request with the same seed gets the same answer. */
  readonly seed: string
}

export interface Thought {
  /** A legal move in the game's notation; null to let things be, which only a seat can that nobody waits for. */
  readonly move: string | null
  /** Expected share of wins for the mover, 0 to 1, where the bot can tell; else null. */
  readonly value: number | null
  readonly iterations: number
  readonly ms: number
}

/** A thought that is a move. */
export interface Advice extends Thought {
  readonly move: string
}

/** The part of the platform's AbortSignal that is used here; rooms without a DOM have no such type. */
export interface CancelSignal {
  readonly aborted: boolean
  addEventListener(type: 'abort', listener: () => void): void
  removeEventListener(type: 'abort', listener: () => void): void
}

/** Whoever thinks: a worker in the renderer, a worker thread in Node, or a plain call. Aborting rejects at once. */
export interface Thinker {
  think(request: ThinkRequest, signal?: CancelSignal): Promise<Thought>
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
 * One table: a game, its chairs and its record. The same for a private table (the renderer holds it) and a LAN table
 * (the host holds it). Nothing here draws or knows a clock of its own.
 */
export interface Table {
  readonly setup: TableSetup
  readonly chairs: readonly Chair[]
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
  play(seat: Seat, text: string): Promise<Result<Step>>
  /** How many moves `undo` would take back for this seat now; 0 if it would be unfair or there is nothing. */
  undoable(seat: Seat): number
  undo(seat: Seat): Promise<Result<number>>
  /** Gives the game up: the seat's place is last, whatever the points. */
  resign(seat: Seat): Promise<Result<void>>
  /** Another person or a bot takes over a chair. */
  seatChair(seat: Seat, chair: Chair): Promise<void>
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
