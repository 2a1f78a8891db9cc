import type { Game, Position, Rng, Seat } from '../../../../src/rules/kit'
import { Judge, type Goal } from './judge'
import { RandomPlay } from './random-play'

/** How long a reference player thinks, and what it plays for. */
export interface Budget {
  readonly iterations: number
  readonly goal: Goal
}

/** Weight of exploration, as in the paper. */
const EXPLORATION = 0.7
const MAX_DEPTH = 400

class Node {
  visits = 0
  available = 1
  earned = 0
  readonly children = new Map<number, Node>()

  constructor(
    readonly mover: Seat,
    readonly move: number | null,
  ) {}
}

/**
 * Single-observer information set Monte Carlo tree search as its paper describes it (Cowling, Powley and Whitehouse
 * 2012). There is one tree. Every iteration imagines a fresh table that agrees with what was seen. It chooses by UCB
 * among the moves that are legal there, with the count of how often each move was available. It adds one node and plays
 * at random to the end. Every mover maximizes its own reward, and the most visited move is played. Without hidden
 * information and chance this is plain UCT.
 */
export class Ismcts<S extends Position> {
  private readonly play: RandomPlay<S>
  private readonly judge: Judge<S>
  private readonly root = new Node(-1, null)
  private readonly path: Node[] = []

  constructor(
    private readonly game: Game<S>,
    private readonly determinize: () => S,
    private readonly seat: Seat,
    private readonly budget: Budget,
    private readonly rng: Rng,
  ) {
    this.play = new RandomPlay(game, rng, budget.goal)
    this.judge = new Judge(game, budget.goal, determinize().seats)
  }

  /** Thinks for the iterations of the budget and returns the move. */
  choose(): number {
    for (let i = 0; i < this.budget.iterations; i++) this.iterate(this.determinize())
    const moves = [...this.root.children.values()]
    moves.sort((a, b) => b.visits - a.visits || b.earned / b.visits - a.earned / a.visits)
    return moves[0]!.move!
  }

  private iterate(state: S): void {
    this.path.length = 0
    this.descend(state)
    const rewards = this.judge.judge(state)
    for (const node of this.path) {
      node.visits++
      node.earned += rewards[node.mover]!
    }
  }

  /** Walks down to a new node and plays at random to the end. */
  private descend(state: S): void {
    const { game, play, path } = this
    let node = this.root
    for (let mover = this.seat; mover >= 0 && path.length < MAX_DEPTH; mover = play.settle(state)) {
      const count = play.moves(state, mover)
      if (count === 0) return
      const { best, untried } = this.survey(node, mover, count)
      const next = untried.length > 0 ? this.expand(node, mover, untried) : best!
      path.push(next)
      game.apply(state, mover, next.move!)
      if (untried.length > 0) {
        play.playOut(state)
        return
      }
      node = next
    }
  }

  /** Returns the child with the highest bound, and the moves that have no child yet. */
  private survey(node: Node, mover: Seat, count: number): { best: Node | null; untried: number[] } {
    const untried: number[] = []
    let best: Node | null = null
    let highest = -Infinity
    for (let i = 0; i < count; i++) {
      const move = this.play.list[i]!
      const child = node.children.get(this.keyOf(mover, move))
      if (!child) {
        untried.push(move)
        continue
      }
      child.available++
      const bound = child.earned / child.visits + EXPLORATION * Math.sqrt(Math.log(child.available) / child.visits)
      if (bound <= highest) continue
      highest = bound
      best = child
    }
    return { best, untried }
  }

  private expand(node: Node, mover: Seat, untried: readonly number[]): Node {
    const move = untried[this.rng.below(untried.length)]!
    const child = new Node(mover, move)
    node.children.set(this.keyOf(mover, move), child)
    return child
  }

  /**
   * Returns a key that tells moves apart, also by their mover: at another imagined table, another seat may be to move.
   */
  private keyOf(seat: Seat, move: number): number {
    return move * 8 + seat
  }
}
