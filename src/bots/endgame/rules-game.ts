import type { Game, Position, Seat } from '../../rules/kit'
import { nextSeat, soundMoves } from '../search/playout'
import { INFINITE_MARGIN, MAX_PLIES, type OpenGame } from './open-game'

/** What the solver needs to know of a game besides its rules. */
export interface OpenRules<S> {
  /**
   * Returns seat 0's points minus seat 1's; in a game that goes on afterwards, at least `winningMargin` in size once
   * a seat has won.
   */
  margin(state: S): number
  /** The smallest margin with which a seat has won. */
  readonly winningMargin: number
  /** Writes two words that tell the positions of one endgame apart by everything that can still matter. */
  writeKey(state: S, into: Int32Array): void
  /** See {@link OpenGame}. */
  priority(state: S, seat: Seat, move: number): number
  code(move: number): number
  /** Drops what a state keeps of its history alone, so that copying it is cheap. */
  dropHistory?(state: S): void
}

/** The rest of a two-seat game, played by its own rules up to its end or the next chance event. */
export class RulesGame<S extends Position> implements OpenGame {
  readonly side = new Int8Array(MAX_PLIES + 1)
  readonly margin = new Int32Array(MAX_PLIES + 1)
  readonly keyLow = new Int32Array(MAX_PLIES + 1)
  readonly keyHigh = new Int32Array(MAX_PLIES + 1)
  readonly winningMargin: number
  private readonly key = new Int32Array(2)
  private readonly states: S[]
  private readonly lists: number[][]

  /** @param state a position in which no card is hidden; it is not modified */
  constructor(
    private readonly game: Game<S>,
    private readonly rules: OpenRules<S>,
    state: S,
  ) {
    const root = game.clone(state)
    rules.dropHistory?.(root)
    this.winningMargin = rules.winningMargin
    this.states = [root]
    this.lists = [[]]
    this.look(0)
  }

  floor(): number {
    return -INFINITE_MARGIN
  }

  ceiling(): number {
    return INFINITE_MARGIN
  }

  expand(ply: number): number {
    return soundMoves(this.game, this.states[ply]!, this.side[ply]!, (this.lists[ply] ??= []))
  }

  priority(ply: number, index: number): number {
    return this.rules.priority(this.states[ply]!, this.side[ply]!, this.lists[ply]![index]!)
  }

  code(ply: number, index: number): number {
    return this.rules.code(this.lists[ply]![index]!)
  }

  make(ply: number, index: number): void {
    const { game, states } = this
    const next = (states[ply + 1] ??= game.clone(states[ply]!))
    game.copy(states[ply]!, next)
    game.apply(next, this.side[ply]!, this.lists[ply]![index]!)
    this.rules.dropHistory?.(next)
    this.look(ply + 1)
  }

  rootMove(index: number): number {
    return this.lists[0]![index]!
  }

  private look(ply: number): void {
    const { game, rules, states } = this
    const state = states[ply]!
    this.side[ply] = nextSeat(game, state)
    this.margin[ply] = rules.margin(state)
    rules.writeKey(state, this.key)
    this.keyLow[ply] = this.key[0]!
    this.keyHigh[ply] = this.key[1]!
  }
}

/** Hashes the words of a position into a key of 64 bits, wide enough to tell the positions of one endgame apart. */
export class KeyMixer {
  private keyLow = 0
  private keyHigh = 0

  begin(): void {
    this.keyLow = 0x2545f491
    this.keyHigh = 0x6c8e9cf5
  }

  add(word: number): void {
    this.keyLow = Math.imul(this.keyLow ^ word, 0x9e3779b1)
    this.keyLow ^= this.keyLow >>> 15
    this.keyHigh = Math.imul(this.keyHigh + word, 0x85ebca6b)
    this.keyHigh ^= this.keyHigh >>> 13
  }

  end(into: Int32Array): void {
    into[0] = this.keyLow | 1
    into[1] = this.keyHigh
  }
}
