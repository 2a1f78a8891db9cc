import type { Game, Position, Seat } from '../../rules/kit'
import { nextSeat, soundMoves } from '../search/playout'
import { BOUNDLESS, MOST_PLIES, type OpenGame } from './open-game'

// In range: plies up to the one that was reached; moves of a ply as they were listed.

/** What a solver must know of a game beside its rules. */
export interface OpenRules<S, M> {
  /** Points of seat 0 less points of seat 1; of games that go on afterwards at least `won` more where one has won. */
  margin(state: S): number
  /** The least margin that means that the game is won. */
  readonly won: number
  /** Writes two words that tell positions of one ending apart by what may still happen. */
  writeKey(state: S, into: Int32Array): void
  /** See {@link OpenGame}. */
  promise(state: S, seat: Seat, move: M): number
  code(move: M): number
  /** Drops from a state what only tells how it came about, so that copying it is cheap. */
  forget?(state: S): void
}

/** The rest of a game for two as its own rules play it, up to its end or the next event of chance. */
export class RulesGame<S extends Position, M> implements OpenGame<M> {
  readonly side = new Int8Array(MOST_PLIES + 1)
  readonly margin = new Int32Array(MOST_PLIES + 1)
  readonly one = new Int32Array(MOST_PLIES + 1)
  readonly two = new Int32Array(MOST_PLIES + 1)
  readonly won: number
  private readonly key = new Int32Array(2)
  private readonly states: S[]
  private readonly lists: M[][]

  /** @param state a position in which no card is hidden; it is left as it is */
  constructor(
    private readonly game: Game<S, M>,
    private readonly rules: OpenRules<S, M>,
    state: S,
  ) {
    const root = game.clone(state)
    rules.forget?.(root)
    this.won = rules.won
    this.states = [root]
    this.lists = [[]]
    this.look(0)
  }

  floor(): number {
    return -BOUNDLESS
  }

  ceiling(): number {
    return BOUNDLESS
  }

  expand(ply: number): number {
    return soundMoves(this.game, this.states[ply]!, this.side[ply]!, (this.lists[ply] ??= []))
  }

  promise(ply: number, index: number): number {
    return this.rules.promise(this.states[ply]!, this.side[ply]!, this.lists[ply]![index]!)
  }

  code(ply: number, index: number): number {
    return this.rules.code(this.lists[ply]![index]!)
  }

  make(ply: number, index: number): void {
    const { game, states } = this
    const next = (states[ply + 1] ??= game.clone(states[ply]!))
    game.copy(states[ply]!, next)
    game.apply(next, this.side[ply]!, this.lists[ply]![index]!)
    this.rules.forget?.(next)
    this.look(ply + 1)
  }

  rootMove(index: number): M {
    return this.lists[0]![index]!
  }

  private look(ply: number): void {
    const { game, rules, states } = this
    const state = states[ply]!
    this.side[ply] = nextSeat(game, state)
    this.margin[ply] = rules.margin(state)
    rules.writeKey(state, this.key)
    this.one[ply] = this.key[0]!
    this.two[ply] = this.key[1]!
  }
}
