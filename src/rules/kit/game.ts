import type { Result } from './result'
import type { Rng } from './rng'
import type { Eye, Seat, SeatSet } from './seat'

/** One option of a game, as listed in its rules page (docs/rules). The first allowed value need not be the default. */
export type OptionSpec =
  | { readonly kind: 'flag'; readonly default: boolean }
  | {
      readonly kind: 'choice'
      readonly default: string | number
      readonly values: readonly string[] | readonly number[]
    }
  | { readonly kind: 'whole'; readonly default: number; readonly min: number; readonly max: number }

export type OptionValue = boolean | string | number
export type Options = Readonly<Record<string, OptionValue>>

/** The options of a game by name, as listed in its rules page. */
export type OptionTable = Readonly<Record<string, OptionSpec>>

/** The values that the options of a table can take: `OptionsOf<typeof OPTIONS>`. */
export type OptionsOf<Table extends OptionTable> = { readonly [Name in keyof Table]: ValueOf<Table[Name]> }

type ValueOf<Spec extends OptionSpec> = Spec extends { readonly kind: 'flag' }
  ? boolean
  : Spec extends { readonly values: readonly (infer Value extends string | number)[] }
    ? Value
    : number

/** How far play may be undone: without limit; only one's own moves until something hidden was revealed; not at all. */
export type UndoPolicy = 'free' | 'until-reveal' | 'never'

/** What a menu shows of a game and a new table needs to know of it, available before the rules are loaded. */
export interface GameDescription {
  readonly id: string
  readonly title: string
  /** Id of its box in the manifest. */
  readonly box: string
  /** Year of the printed sheet; null if the sheet has none. */
  readonly year: number | null
  readonly seats: { readonly min: number; readonly max: number }
  readonly options: OptionTable
  /**
   * Returns a sentence that explains why options, each valid by itself, conflict with each other or the seat count;
   * else null.
   */
  optionConflict?(options: Options, seats: number): string | null
}

/** The fixed information about a game, known before a table is set up. */
export interface GameInfo extends GameDescription {
  /** Whether outcomes of chance are ever consumed; a game without chance ignores a record's `chance`. */
  readonly hasChance: boolean
  /** Increases whenever the same record could replay differently. */
  readonly version: number
  readonly undo: UndoPolicy
  /**
   * The largest number of plies that a game can take if every move is sound; `Infinity` if the rules set no limit. A
   * game of several seats without a limit still ends eventually; a puzzle whose pieces can be taken up again may not.
   */
  maxPlies(options: Options, seats: number): number
  /**
   * Whether a seat may ever act although the game does not wait for it (see `optionalSeats`). Absent if none ever may.
   */
  allowsInterruptions?(options: Options): boolean
}

/** The fields common to every state. `O` are the options of the game, by name. */
export interface Position<O extends Options = Options> {
  readonly options: O
  readonly seats: number
}

/** The events of a game, from a table of what each tells: `{ drawn: { seat: Seat; card: string | null } }`. */
export type EventsOf<Table> = {
  [Type in keyof Table & string]: { readonly type: Type } & Readonly<Table[Type]>
}[keyof Table & string]

/**
 * Something that happened, reported by `apply`. Plain JSON; seats are numbers. The log, sounds, animation and spoken
 * text are derived from events; `eventFor` limits an event to what an eye may know.
 */
export interface GameEvent {
  readonly type: string
  readonly seat?: Seat
}

export type EventSink<E extends GameEvent = GameEvent> = (event: E) => void

/**
 * The standing of a game. `winners` is null while the game is not over; afterwards it lists all who share the best
 * result.
 */
export interface Outcome {
  readonly over: boolean
  readonly scores: readonly number[]
  readonly winners: readonly Seat[] | null
  /** Why the game ended, in the word of its rules page; null while it is not over. */
  readonly reason: string | null
}

/**
 * What an eye may know of a table, as plain JSON. `state` has the shape of the State in the rules page; each list that
 * the eye may not see is replaced by its length, or by null if even the length is secret. A view is built from known
 * information, never by removing keys from a state.
 */
export interface GameView<View = unknown, O extends Options = Options> {
  readonly game: string
  readonly options: O
  /** Number of seats at the table. */
  readonly seats: number
  readonly eye: Eye
  readonly over: boolean
  /** Letters of the seats that the game waits for or that may act, in seat order. */
  readonly toMove: readonly string[]
  readonly scores: Readonly<Record<string, number>>
  readonly winners: readonly string[] | null
  readonly state: View
}

/**
 * A game: functions over its own mutable data. They use no randomness of their own, no clock, and no API of a platform
 * or a framework.
 *
 * `S` is the state, packed as the game likes, `V` the type of `view`, `E` the type of its events. A move is a packed
 * number, opaque outside its game, so that a search can tell moves apart by it.
 *
 * `apply`, `applyChance`, `pick` and `moves` trust their arguments; all text from outside comes in through `read` and
 * `readChance`.
 */
export interface Game<S extends Position = Position, V = unknown, E extends GameEvent = GameEvent> {
  readonly info: GameInfo

  /** Creates a table before the deal. `options` are complete and checked (see `checkOptions`). */
  start(options: Options, seats: number): S
  /** Returns a copy that shares no mutable data with the state. */
  clone(state: S): S
  /** Makes `into` (a state of the same options and seats) equal to `from` without allocating. */
  copy(from: S, into: S): void

  /** Returns the number of outcomes of chance due before any seat can act; 0 if none are due. */
  chance(state: S): number
  /**
   * Draws the outcomes that are due, without bias, into `into[0 .. chance - 1]`, each as the game's own small integer.
   */
  sampleChance(state: S, rng: Rng, into: number[]): void
  /** Returns the text of one outcome in a record's tape. */
  writeChance(outcome: number): string
  /**
   * Reads the outcomes that are due from a tape, starting at entry `from`; refuses with `tape-short`, or `tape-bad`
   * naming the entry.
   */
  readChance(state: S, tape: readonly string[], from: number): Result<number[]>
  /** Applies the outcomes that were due. */
  applyChance(state: S, outcomes: readonly number[], tell?: EventSink<E>): void

  /** Returns the seats for which the game waits; 0 if it is over or waits for chance. */
  requiredSeats(state: S): SeatSet
  /** Returns the seats that may act although the game does not wait for them. */
  optionalSeats(state: S): SeatSet
  /**
   * Writes every legal move of a seat into `into` from index 0 and returns their number. Depends only on what that seat
   * can see. If an amount is free, it lists one representative; `read` accepts the others.
   */
  moves(state: S, seat: Seat, into: number[]): number
  /** Returns one legal move of a seat, uniformly from `moves`, without allocating. Used by playouts. */
  pick(state: S, seat: Seat, rng: Rng): number
  /**
   * Returns one sound move, uniformly, without allocating. Absent if every legal move is sound: use `pick`. For a seat
   * that the game does not wait for and that has no sound move, and so would not act, it returns one of its legal
   * moves.
   */
  pickSound?(state: S, seat: Seat, rng: Rng): number
  /**
   * Whether a legal move breaks no rule of the sheet; under strict referees faulty moves are legal too. Hints never
   * suggest unsound moves, and bots play them only where a weak player would.
   */
  isSound(state: S, seat: Seat, move: number): boolean
  /** Plays a legal move. */
  apply(state: S, seat: Seat, move: number, tell?: EventSink<E>): void

  /** Returns the text of a legal move in the notation of the rules page, without the seat. */
  write(state: S, seat: Seat, move: number): string
  /**
   * Returns the legal move with this text, or the first rule that it breaks, in the order of the rules page. Changes
   * nothing.
   */
  read(state: S, seat: Seat, text: string): Result<number>

  /**
   * Returns what an eye may know: the State of the rules page with hidden lists replaced. Once the game is over
   * everything is open, unless the rules page says otherwise.
   */
  view(state: S, eye: Eye): V
  /**
   * `view` in two parts, whose keys together are all of its keys: the part that is the same for every eye, and the part
   * that depends on the eye. For hosts that serialize one position for many guests; a game whose views are small does
   * not define it.
   */
  readonly viewParts?: {
    open(state: S): Partial<V>
    own(state: S, eye: Eye): Partial<V>
  }
  /**
   * The `view` of a finished game for one as if nothing were laid open: for a player who has lost and may still take the
   * end back. Absent if the end lays nothing open.
   */
  closedView?(state: S): V
  /** Returns what an eye may know of an event, or null if it may not even know that something happened. */
  eventFor(event: E, eye: Eye): E | null
  /**
   * Returns a full state that agrees with what was seen (a determinization): its view for that eye is the same again.
   * Bots think only on such states, so that they cannot peek. `plies` is the number of moves so far, for a game whose
   * view does not show it although its results do; without it the number is guessed.
   */
  determinize(seen: GameView<V>, rng: Rng, plies?: number): S
  /**
   * Whether a move may tell the viewer something hidden, but so seldom that imagining a few positions would not show
   * it. Depends on the view alone, and says yes if in doubt. Absent if no move of the game is like that. Such a move
   * cannot be taken back.
   */
  mayTell?(seen: GameView<V>, seat: Seat, move: number): boolean

  outcome(state: S): Outcome
  /** Returns the complete State of the rules page. */
  dump(state: S): V
}

/**
 * A game whose own types do not concern the caller, as the catalogue returns it. A caller passes states and moves back to
 * the game they came from and never looks inside.
 */
export type AnyGame = Game
