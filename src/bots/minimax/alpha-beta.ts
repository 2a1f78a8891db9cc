import type { Game, Position } from '../../rules/kit'
import { WON, type Lens } from './lens'
import { AT_LEAST, AT_MOST, EXACT, Transpositions } from './transpositions'

/** How far one level looks. */
export interface DeepPlan {
  /** Plies that are looked ahead at most; sequences of takings are followed to their end. */
  readonly depth: number
  /** Positions after which no deeper search is begun. */
  readonly nodes: number
  /** Moves that are worse than the best by no more than this count as equals, in hundredths of a man. */
  readonly margin: number
}

/** A move at the root with its value for the seat to move. Values below the equals of the best are bounds. */
export interface Line<M> {
  readonly move: M
  value: number
}

/** Deepest ply of all, takings and forced moves included. */
const MAX_PLY = 60
const TABLE_BITS = 17
const NO_MOVE = 255
/** How many plies back a position is looked for that has come again. */
const WINDOW = 16

/**
 * Alpha-beta with iterative deepening, a transposition table (Knuth and Moore 1975; Slate and Atkin 1977), forced moves
 * that cost no depth, and takings followed until it is quiet. A position that comes again on the way counts as drawn.
 * Allocates at the beginning only.
 */
export class AlphaBeta<S extends Position, M> {
  /** Positions looked at so far. */
  nodes = 0
  /** Depth of the last iteration that was finished. */
  depth = 0
  private readonly states: S[] = []
  private readonly lists: M[][] = []
  private readonly ranks: Float64Array[] = []
  private readonly path = new Int32Array(2 * (MAX_PLY + 1))
  private readonly word = new Int32Array(2)
  private readonly table = new Transpositions(TABLE_BITS)
  private readonly lines: Line<M>[]
  /** The lines of the last finished iteration, the best first. */
  private finished: readonly Line<M>[]
  private next = 0
  private best = -Infinity

  constructor(
    private readonly game: Game<S, M>,
    root: S,
    private readonly lens: Lens<S, M>,
    private readonly plan: DeepPlan,
  ) {
    for (let ply = 0; ply <= MAX_PLY + 1; ply++) {
      this.states.push(game.clone(root))
      this.lists.push([])
      this.ranks.push(new Float64Array(256))
    }
    const list: M[] = []
    const count = game.moves(root, lens.turn(root), list)
    this.lines = list.slice(0, count).map((move) => ({ move, value: lens.promise(root, move) }))
    this.lines.sort((a, b) => b.value - a.value)
    this.finished = this.lines.map((line) => ({ ...line, value: 0 }))
  }

  /** Searches one more move of the root. False when there is nothing left to do. */
  step(): boolean {
    if (this.isDone()) return false
    const { lines, states, plan, game, lens } = this
    const line = lines[this.next]!
    const root = states[0]!
    this.remember(0)
    game.copy(root, states[1]!)
    game.apply(states[1]!, lens.turn(root), line.move)
    const alpha = this.best === -Infinity ? -WON : Math.max(-WON, this.best - plan.margin - 1)
    line.value = -this.search(1, this.depth, -WON, -alpha)
    if (line.value > this.best) this.best = line.value
    if (++this.next === lines.length) this.finishIteration()
    return !this.isDone()
  }

  /** The root's moves as the last finished iteration left them, the best first. */
  ranking(): readonly Line<M>[] {
    return this.finished
  }

  private isDone(): boolean {
    const { plan, nodes, depth, finished, lines } = this
    if (lines.length < 2) return true
    const decided =
      depth > 0 && Math.abs(finished[0]!.value) > WON - MAX_PLY - 1 && depth > WON - Math.abs(finished[0]!.value)
    return (
      decided || depth >= plan.depth || (depth > 0 && this.next === 0 && nodes >= plan.nodes) || nodes >= 2 * plan.nodes
    )
  }

  private finishIteration(): void {
    this.lines.sort((a, b) => b.value - a.value)
    this.finished = this.lines.map((line) => ({ ...line }))
    this.next = 0
    this.best = -Infinity
    this.depth++
  }

  /** Value of the position at a ply for the seat to move there, searched `depth` plies deep, inside a window. */
  private search(ply: number, depth: number, low: number, high: number): number {
    const { lens, table, states } = this
    const state = states[ply]!
    this.nodes++
    const result = lens.result(state)
    if (result === result) return result * (WON - ply)
    const known = lens.known?.(state) ?? NaN
    if (known === known) return known === 0 ? 0 : known > 0 ? WON - ply - known : ply - known - WON
    if (ply > MAX_PLY || (depth <= 0 && !lens.restless(state))) return lens.judge(state)
    if (this.remember(ply)) return 0
    const one = this.path[2 * ply]!
    const two = this.path[2 * ply + 1]!
    const slot = table.find(one, two)
    let first = NO_MOVE
    if (slot >= 0) {
      first = table.best[slot]!
      if (table.depth[slot]! >= depth) {
        const value = table.value[slot]!
        const bound = table.bound[slot]!
        if (bound === EXACT || (bound === AT_LEAST ? value >= high : value <= low)) return value
      }
    }
    return this.tryAll(ply, depth, low, high, first)
  }

  private tryAll(ply: number, depth: number, low: number, high: number, first: number): number {
    const { game, lens, states, table } = this
    const state = states[ply]!
    const seat = lens.turn(state)
    const list = this.lists[ply]!
    const ranks = this.ranks[ply]!
    const count = game.moves(state, seat, list)
    for (let i = 0; i < count; i++) ranks[i] = i === first ? Infinity : lens.promise(state, list[i]!)
    // A forced move costs no depth: what is decided is decided.
    const left = count === 1 ? depth : depth - 1
    let best = -WON
    let bestAt = NO_MOVE
    let alpha = low
    for (let tried = 0; tried < count; tried++) {
      const at = highest(ranks, count)
      ranks[at] = -Infinity
      game.copy(state, states[ply + 1]!)
      game.apply(states[ply + 1]!, seat, list[at]!)
      const value = -this.search(ply + 1, left, -high, -alpha)
      if (value > best) {
        best = value
        bestAt = at
        if (value > alpha) alpha = value
        if (alpha >= high) break
      }
    }
    const bound = best <= low ? AT_MOST : best >= high ? AT_LEAST : EXACT
    // Values of won games depend on the ply where they were found: they are not for other places.
    if (Math.abs(best) < WON - 2 * MAX_PLY) {
      table.keep(
        this.path[2 * ply]!,
        this.path[2 * ply + 1]!,
        Math.max(0, depth),
        best,
        bound,
        Math.min(bestAt, NO_MOVE),
      )
    }
    return best
  }

  /** Writes the position down as one of the way. Answers whether it has come before. */
  private remember(ply: number): boolean {
    const { path, word } = this
    this.lens.hash(this.states[ply]!, word)
    const one = word[0]!
    const two = word[1]!
    path[2 * ply] = one
    path[2 * ply + 1] = two
    const end = Math.max(0, ply - WINDOW)
    for (let before = ply - 2; before >= end; before -= 2) {
      if (path[2 * before] === one && path[2 * before + 1] === two) return true
    }
    return false
  }
}

/** The place of the highest of the first `count` numbers. */
function highest(numbers: Float64Array, count: number): number {
  let at = 0
  for (let i = 1; i < count; i++) if (numbers[i]! > numbers[at]!) at = i
  return at
}
