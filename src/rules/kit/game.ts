import type { Result } from './result'
import type { Rng } from './rng'
import type { Eye, Seat, SeatSet } from './seat'

/** One option of a game, as its page lists it. The first allowed value need not be the default. */
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

/** The options of a game by name, as its page lists them. */
export type OptionTable = Readonly<Record<string, OptionSpec>>

/** The values that the options of a table can have: `OptionsOf<typeof OPTIONS>`. */
export type OptionsOf<Table extends OptionTable> = { readonly [Name in keyof Table]: ValueOf<Table[Name]> }

type ValueOf<Spec extends OptionSpec> = Spec extends { readonly kind: 'flag' }
  ? boolean
  : Spec extends { readonly values: readonly (infer Value extends string | number)[] }
    ? Value
    : number

/** How far play may be taken back: at will; one's own moves until something hidden was revealed; not at all. */
export type UndoPolicy = 'free' | 'until-reveal' | 'never'

/** What is fixed about a game before anybody sits down. */
export interface GameInfo {
  readonly id: string
  readonly title: string
  /** The box it comes out of, by its id in the catalogue. */
  readonly box: string
  /** Year of the printed sheet; null where it bears none. */
  readonly year: number | null
  readonly seats: { readonly min: number; readonly max: number }
  readonly options: OptionTable
  /** Why options, each good by itself, don't go with each other or with so many seats, as a sentence; null if they do. */
  misfit?(options: Options, seats: number): string | null
  /** Whether outcomes of chance are ever consumed: a game without takes no notice of a record's `chance`. */
  readonly chance: boolean
  /** Rises whenever the same record could replay differently. What was begun under an older one: see `rulesAt`. */
  readonly version: number
  /** Set in rules that the game no longer has, and that are kept for what was begun under them. */
  readonly replaced?: true
  readonly undo: UndoPolicy
  /**
   * The most plies that a game can take if every move is sound; `Infinity` where rules set no end. A game of several
   * seats ends all the same, by and by; a puzzle whose pieces can be taken up again may not.
   */
  longest(options: Options, seats: number): number
  /** Whether a seat may ever act although nobody waits for it, see `may`. Absent where none ever may. */
  interruptions?(options: Options): boolean
}

/** What every state carries beside the game's own data. `O` are the options of the game, by name. */
export interface Position<O extends Options = Options> {
  readonly options: O
  readonly seats: number
}

/**
 * Something that happened, told by `apply`. Plain JSON. Seats are numbers. From events come the log, the sounds, the
 * animation and what is spoken; what a given eye may know of one is `eventFor`.
 */
export interface GameEvent {
  readonly type: string
  readonly seat?: Seat
}

export type Tell<E extends GameEvent = GameEvent> = (event: E) => void

/** How a game stands: `winners` is null while it is not over, and then lists all that share the best result. */
export interface Outcome {
  readonly over: boolean
  readonly scores: readonly number[]
  readonly winners: readonly Seat[] | null
  /** Why it ended, in the page's word; null while it has not. */
  readonly reason: string | null
}

/**
 * What one eye may know of a table, as plain JSON. `state` has the shape of the page's State with everything that the
 * eye may not see replaced by its length, or by null where even the length is secret. It is built up from what is
 * known, never a state with keys removed.
 */
export interface Seen<View = unknown, O extends Options = Options> {
  readonly game: string
  readonly options: O
  /** How many seats the table has. */
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
 * A game: functions over its own mutable data. No luck, no clock, no interface of a machine or a framework.
 *
 * `S` is the state, packed as the game likes. `M` is a move: opaque outside its game, and a packed number where that
 * is possible, so that a search can use it as a key. `V` is what `view` shows of a state, `E` its events.
 *
 * `apply`, `applyChance`, `pick` and `moves` trust what they are given; all text from outside comes in through `read`
 * and `readChance`.
 */
export interface Game<S extends Position = Position, M = number, V = unknown, E extends GameEvent = GameEvent> {
  readonly info: GameInfo

  /**
   * The game under an older version of its rules, with that version in its `info`; undefined where it is not kept, and
   * then whatever was begun under it is refused. Its views must be such as the game's face can still show. Absent for a
   * game that keeps none. Ask `rulesOf`.
   */
  rulesAt?(version: number): AnyGame | undefined

  /** An undealt table. `options` are complete and checked (see `checkOptions`). */
  start(options: Options, seats: number): S
  /** A copy that shares nothing that can change. */
  clone(state: S): S
  /** Makes `into` (a state of the same options and seats) equal to `from` without allocating. */
  copy(from: S, into: S): void

  /** How many outcomes of chance the state waits for before anybody can act; 0 when it waits for none. */
  chance(state: S): number
  /** Draws those outcomes, each in the game's own small integer, into `into[0 .. chance - 1]`. Unbiased. */
  sampleChance(state: S, rng: Rng, into: number[]): void
  /** The text of one outcome in a record's tape. */
  writeChance(outcome: number): string
  /** The outcomes that stand in a tape from entry `from` on, or `tape-short`, or `tape-bad` naming the entry. */
  readChance(state: S, tape: readonly string[], from: number): Result<number[]>
  /** Plays the outcomes waited for. */
  applyChance(state: S, outcomes: readonly number[], tell?: Tell<E>): void

  /** The seats that the game waits for; 0 when it is over or waits for chance. */
  must(state: S): SeatSet
  /** Seats that can act if they like and that nobody waits for. */
  may(state: S): SeatSet
  /**
   * Writes every legal move of a seat into `into` from index 0 and answers how many there are. Depends only on what
   * that seat can see. Where amounts are free, one representative each; `read` accepts the rest.
   */
  moves(state: S, seat: Seat, into: M[]): number
  /** One legal move of a seat, uniformly among `moves`, allocating nothing: the playout's path. */
  pick(state: S, seat: Seat, rng: Rng): M
  /**
   * One of the sound moves, uniformly, allocating nothing. Absent where every legal move is sound: `pick` is that. Where
   * a seat that nobody waits for has no sound move, and so would keep still, one of its legal moves.
   */
  pickSound?(state: S, seat: Seat, rng: Rng): M
  /**
   * Whether a legal move breaks no rule of the sheet: strict referees also accept faults. Hints never choose those, bots
   * only where a weak player would.
   */
  sound(state: S, seat: Seat, move: M): boolean
  /** Plays a legal move. */
  apply(state: S, seat: Seat, move: M, tell?: Tell<E>): void

  /** The text of a legal move, in the page's notation, without the seat. */
  write(state: S, seat: Seat, move: M): string
  /** The legal move that a text stands for, or the first broken rule in the page's order. Changes nothing. */
  read(state: S, seat: Seat, text: string): Result<M>

  /**
   * What an eye may know: the page's State, hidden lists replaced. When the game is over everything is open, unless the
   * page opens nothing.
   */
  view(state: S, eye: Eye): V
  /**
   * `view` in two parts, which together have all of its keys: what lies open, and so is the same for every eye, and what
   * depends on the eye. For hosts that write one position for many; a game whose views are small does without.
   */
  readonly viewParts?: {
    open(state: S): Partial<V>
    own(state: S, eye: Eye): Partial<V>
  }
  /** What an eye may know of an event, or null if it may not even know that something happened. */
  eventFor(event: E, eye: Eye): E | null
  /**
   * A full state that agrees with what was seen (a determinization): its view for that eye is the same again. The only
   * thing bots think with, so that they cannot peek.
   */
  imagine(seen: Seen<V>, rng: Rng): S

  outcome(state: S): Outcome
  /** The page's State, complete. */
  dump(state: S): V
  /**
   * Every card or man in play as `place/name`, sorted: conserved by every ply, each once (men that are taken stand in a
   * place too). Empty where nothing is conserved. For the conformance kit.
   */
  census(state: S): string[]
}

/** A game whose own types are of no concern to the caller: what the catalogue hands out. */
// Contravariant parameters make a Game<S, M> no Game<Position, unknown>; a caller of the catalogue passes states and
// moves back to the game they came from and never looks inside.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type AnyGame = Game<any, any, any>
