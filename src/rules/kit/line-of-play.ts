import type { AnyGame, Position, Options, EventSink } from './game'
import { accept, refuse, type Result, type Refusal } from './result'
import { createSeededRng } from './rng'
import { type Seat, letterOf, seatOf } from './seat'
import { recordOf, type GameRecord, parseRecord, type CheckedRecord, type GameLookup } from './record'

/** The source of a table's outcomes of chance, in the order in which they are consumed. */
export interface OutcomeSource {
  /** Returns the outcomes that are due, or the reason why there are none. */
  next(game: AnyGame, state: Position): Result<number[]>
}

/**
 * Creates a source that reads a tape. Surplus entries are ignored. If `rest` is given, a tape read to its end goes on with
 * that source.
 */
export function createTapeSource(tape: readonly string[], rest: OutcomeSource | null = null): OutcomeSource {
  let used = 0
  return {
    next(game, state) {
      if (rest && used >= tape.length) return rest.next(game, state)
      const outcomes = game.readChance(state, tape, used)
      if (outcomes.ok) used += outcomes.value.length
      return outcomes
    },
  }
}

/** Creates a source that draws outcomes from the generator seeded with a text. */
export function createSeedSource(seed: string): OutcomeSource {
  const rng = createSeededRng(seed)
  return {
    next(game, state) {
      const outcomes: number[] = []
      game.sampleChance(state, rng, outcomes)
      outcomes.length = game.chance(state)
      return accept(outcomes)
    },
  }
}

/** Creates a source that reads a tape to its end and then draws from a seed: for a printed game that is continued. */
export function createTapeThenSeedSource(tape: readonly string[], seed: string): OutcomeSource {
  return createTapeSource(tape, createSeedSource(seed))
}

/** The source for games without chance; refuses with `bad-record` if an outcome is due. */
export const emptyOutcomeSource: OutcomeSource = {
  next: (game) => refuse('bad-record', `${game.info.title} needs chance: a tape or a seed.`),
}

/** The part of a game that lists its moves. */
interface Lister<S> {
  moves(state: S, seat: Seat, into: number[]): number
}

/** Returns a new list of a seat's legal moves, in the game's order. Allocates, so not for hot loops. */
export function listMoves<S>(game: Lister<S>, state: S, seat: Seat): number[] {
  const moves: number[] = []
  return moves.slice(0, game.moves(state, seat, moves))
}

/** Returns the texts of a seat's legal moves, in the game's order. */
export function listTexts<S>(
  game: Lister<S> & { write(state: S, seat: Seat, move: number): string },
  state: S,
  seat: Seat,
): string[] {
  return listMoves(game, state, seat).map((move) => game.write(state, seat, move))
}

/** A legal move after parsing, with its seat. */
export interface Ply {
  readonly seat: Seat
  readonly move: number
}

/** Receives the seat and the text of a move that was played, without the seat's letter; null for chance. */
type PlyListener = (seat: Seat | null, move: string | null) => void

/** Why a line could not be played on, and at which move; null if outcomes of chance are missing. */
interface StoppedLine {
  readonly refusal: Refusal
  readonly index: number | null
}

/**
 * A game in progress together with its growing record. Shared by tables, replay and the command line. Texts are
 * checked; a refused text leaves the state and the record unchanged.
 */
export class LineOfPlay {
  readonly state: Position
  /** The outcomes of chance so far, in record notation. */
  readonly tape: string[] = []
  /** The moves so far, in record notation: `B C@45`. */
  readonly moves: string[] = []

  constructor(
    readonly game: AnyGame,
    readonly options: Options,
    readonly seats: number,
    readonly outcomeSource: OutcomeSource,
  ) {
    this.state = game.start(options, seats)
  }

  /** Number of moves made by players. */
  get plyCount(): number {
    return this.moves.length
  }

  get isOver(): boolean {
    const { game, state } = this
    return (game.requiredSeats(state) | game.optionalSeats(state)) === 0 && game.chance(state) === 0
  }

  /** Whether the game waits for chance. */
  get awaitsChance(): boolean {
    return this.game.chance(this.state) > 0
  }

  /**
   * Applies outcomes of chance until none are due. Returns the refusal if the source cannot supply them, else null.
   * @param onPly called after each ply of chance
   */
  settleChance(tell?: EventSink, onPly?: PlyListener): Refusal | null {
    while (this.awaitsChance) {
      const outcomes = this.outcomeSource.next(this.game, this.state)
      if (!outcomes.ok) return outcomes.error
      this.playChance(outcomes.value, tell)
      onPly?.(null, null)
    }
    return null
  }

  /**
   * Plays moves from their texts, with the outcomes of chance before, between and after them. Returns the first refusal;
   * null if all is played.
   * @param onPly called after each ply, whose events `tell` has received since the one before
   */
  playAll(moves: readonly unknown[], tell?: EventSink, onPly?: PlyListener): StoppedLine | null {
    const refusal = this.settleChance(tell, onPly)
    if (refusal) return { refusal, index: null }
    for (let index = 0; index < moves.length; index++) {
      const text = moves[index]
      const refusedMove = this.playText(text, tell)
      if (refusedMove) return { refusal: refusedMove, index }
      onPly?.(seatOf((text as string).charAt(0)), (text as string).slice(2))
      const refusedChance = this.settleChance(tell, onPly)
      if (refusedChance) return { refusal: refusedChance, index: null }
    }
    return null
  }

  /** Applies outcomes of chance that are known to be possible, and adds them to the tape. */
  playChance(outcomes: readonly number[], tell?: EventSink): void {
    for (const outcome of outcomes) this.tape.push(this.game.writeChance(outcome))
    this.game.applyChance(this.state, outcomes, tell)
  }

  /** Parses `B C@45`: returns the legal move, or the first rule that it breaks. Changes nothing. */
  read(text: unknown): Result<Ply> {
    const seat = this.mover(text)
    if (seat < 0) return { ok: false, error: this.noMove(text) }
    const move = this.readFor(seat, text as string)
    return move.ok ? accept({ seat, move: move.value }) : move
  }

  /** Plays a legal move; outcomes of chance that become due are left to `settleChance`. */
  play({ seat, move }: Ply, tell?: EventSink): void {
    this.moves.push(`${letterOf(seat)} ${this.game.write(this.state, seat, move)}`)
    this.game.apply(this.state, seat, move, tell)
  }

  /** Plays a move from its text, and records the text unchanged. */
  playText(text: unknown, tell?: EventSink): Refusal | null {
    const seat = this.mover(text)
    if (seat < 0) return this.noMove(text)
    const move = this.readFor(seat, text as string)
    if (!move.ok) return move.error
    this.moves.push(text as string)
    this.game.apply(this.state, seat, move.value, tell)
    return null
  }

  /** Returns the seat that a text names; -1 if it names none or the game is over. */
  private mover(text: unknown): Seat {
    if (typeof text !== 'string' || text.charCodeAt(1) !== SPACE || this.isOver) return -1
    return seatOf(text.charAt(0), this.seats)
  }

  private noMove(text: unknown): Refusal {
    if (this.isOver) return { code: 'game-over', message: 'The game is over.' }
    if (typeof text !== 'string') return badMove('A move is a text: a seat, one space, what it does.')
    return badMove(`A move begins with the letter of a seat, A to ${letterOf(this.seats - 1)}, and one space.`)
  }

  private readFor(seat: Seat, text: string): Result<number> {
    return this.game.read(this.state, seat, text.slice(2))
  }

  /** Returns the record so far. It contains the seed only if the caller passes it. */
  record(extra: { readonly seed?: string; readonly names?: Readonly<Record<string, string>> } = {}): GameRecord {
    const { options, seats, tape, moves } = this
    return recordOf(this.game.info, { options, seats, tape, moves, ...extra })
  }
}

const SPACE = 0x20

function badMove(message: string): Refusal {
  return { code: 'bad-move', message }
}

/**
 * The `error` printed by the command line. `ply` counts players' moves from 1; both are null for a fault of the record.
 */
export interface Fault extends Refusal {
  readonly ply: number | null
  readonly move: string | null
}

/**
 * A replayed record. If there is a fault, `line` is the game up to it, so that the intact part of a damaged record is
 * not lost. `line` and `checked` are null if no game could be begun.
 */
export type ReplayResult =
  | { readonly ok: true; readonly line: LineOfPlay; readonly checked: CheckedRecord }
  | {
      readonly ok: false
      readonly fault: Fault
      readonly line: LineOfPlay | null
      readonly checked: CheckedRecord | null
    }

/** Replays a record from any JSON value and checks every move. Never throws. Passes all events to `tell`. */
export function replay(find: GameLookup, json: unknown, tell?: EventSink): ReplayResult {
  const parsed = parseRecord(find, json)
  if (!parsed.ok) return { ok: false, fault: ofRecord(parsed.error), line: null, checked: null }
  const checked = parsed.value
  const line = new LineOfPlay(checked.game, checked.options, checked.seats, outcomeSourceOf(checked))
  const stopped = line.playAll(checked.moves, tell)
  if (!stopped) return { ok: true, line, checked }
  const { refusal, index } = stopped
  const move = index === null ? null : checked.moves[index]
  const fault = index === null ? ofRecord(refusal) : { ...refusal, ply: index + 1, move: isText(move) ? move : null }
  return { ok: false, fault, line, checked }
}

function outcomeSourceOf({ chance }: CheckedRecord): OutcomeSource {
  if (chance?.tape) return createTapeSource(chance.tape)
  return chance ? createSeedSource(chance.seed) : emptyOutcomeSource
}

function ofRecord(refusal: Refusal): Fault {
  return { ...refusal, ply: null, move: null }
}

const isText = (value: unknown): value is string => typeof value === 'string'
