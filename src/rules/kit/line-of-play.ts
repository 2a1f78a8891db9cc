import type { AnyGame, Options, Position, EventSink } from './game'
import { recordOf, type GameRecord } from './record'
import { accept, type Refusal, type Result } from './result'
import { letterOf, seatOf, type Seat } from './seat'
import type { OutcomeSource } from './outcome-source'

/** A legal move after parsing, with its seat. */
export interface Ply {
  readonly seat: Seat
  readonly move: unknown
}

/** Receives the seat and the text of a move that was played, without the seat's letter; null for chance. */
export type PlyListener = (seat: Seat | null, move: string | null) => void

/** Why a line could not be played on, and at which move; null if outcomes of chance are missing. */
export interface StoppedLine {
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
    this.state = game.start(options, seats) as Position
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
    const seat = this.#mover(text)
    if (seat < 0) return { ok: false, error: this.#noMove(text) }
    const move = this.#readFor(seat, text as string)
    return move.ok ? accept({ seat, move: move.value }) : move
  }

  /** Plays a legal move; outcomes of chance that become due are left to `settleChance`. */
  play({ seat, move }: Ply, tell?: EventSink): void {
    this.moves.push(`${letterOf(seat)} ${this.game.write(this.state, seat, move)}`)
    this.game.apply(this.state, seat, move, tell)
  }

  /** Plays a move from its text, and records the text unchanged. */
  playText(text: unknown, tell?: EventSink): Refusal | null {
    const seat = this.#mover(text)
    if (seat < 0) return this.#noMove(text)
    const move = this.#readFor(seat, text as string)
    if (!move.ok) return move.error
    this.moves.push(text as string)
    this.game.apply(this.state, seat, move.value, tell)
    return null
  }

  /** Returns the seat that a text names; -1 if it names none or the game is over. */
  #mover(text: unknown): Seat {
    if (typeof text !== 'string' || text.charCodeAt(1) !== SPACE || this.isOver) return -1
    return seatOf(text.charAt(0), this.seats)
  }

  #noMove(text: unknown): Refusal {
    if (this.isOver) return { code: 'game-over', message: 'The game is over.' }
    if (typeof text !== 'string') return badMove('A move is a text: a seat, one space, what it does.')
    return badMove(`A move begins with the letter of a seat, A to ${letterOf(this.seats - 1)}, and one space.`)
  }

  #readFor(seat: Seat, text: string): Result<unknown> {
    return this.game.read(this.state, seat, text.slice(2))
  }

  /** Returns the record so far. It contains the seed only if the caller passes it. */
  record(extra: { readonly seed?: string; readonly names?: Readonly<Record<string, string>> } = {}): GameRecord {
    return recordOf(this.game.info, { ...this, ...extra })
  }
}

const SPACE = 0x20

function badMove(message: string): Refusal {
  return { code: 'bad-move', message }
}
