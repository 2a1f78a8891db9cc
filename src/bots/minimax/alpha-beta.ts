import { OPEN, PLIES, WON, type Board } from './board'
import { FIRST, Order, TAKES } from './move-ordering'
import { AT_LEAST, AT_MOST, EXACT, NO_MOVE, Transpositions } from './transposition-table'

// In range: plies are below the deepest, moves of a ply below its count, slots those that the table answers.

/** How far one level looks. */
export interface DeepPlan {
  /** Plies that are looked ahead at most; sequences of takings are followed to their end. */
  readonly depth: number
  /** Positions after which the search ends, wherever it stands. */
  readonly nodes: number
  /** Moves that are worse than the best by no more than this count as equals, in hundredths of a man. */
  readonly margin: number
}

/** A move at the root with its value for the seat to move. Values below the equals of the best are bounds. */
export interface Line<M> {
  readonly move: M
  readonly value: number
}

/** Deepest ply of all, takings and forced moves included. */
const MAX_PLY = PLIES - 3
const MOST_TABLE_BITS = 19
const LEAST_TABLE_BITS = 10
const LISTED = 128

/** How a move is being tried: less deep with an empty window, as deep as it should be, with the whole window. */
const REDUCED = 0
const SCOUT = 1
const WHOLE = 2

/** From this depth and this many moves on, quiet moves are first tried a ply less deep. */
const REDUCED_DEPTH = 3
const REDUCED_MOVES = 3

/**
 * Alpha-beta with iterative deepening: principal variation search (Marsland and Campbell 1982), a transposition table,
 * killers and history, late quiet moves tried less deep first, forced moves that cost no depth, and takings followed
 * until it is quiet. A position that comes again on the way counts as drawn. It keeps its own stack, so that it can
 * stop after any position and go on later; it allocates at the beginning only.
 */
export class AlphaBeta<M> {
  /** Positions looked at so far. */
  nodes = 0
  /** Depth of the last iteration that was finished. */
  depth = 0
  private readonly table: Transpositions
  private readonly order = new Order()
  /** A frame a ply: what is still to be searched, the window, the best so far, the moves. */
  private readonly left = new Int16Array(PLIES)
  private readonly low = new Int16Array(PLIES)
  private readonly alpha = new Int16Array(PLIES)
  private readonly high = new Int16Array(PLIES)
  private readonly best = new Int16Array(PLIES)
  private readonly bestAt = new Uint8Array(PLIES)
  private readonly count = new Uint8Array(PLIES)
  private readonly tried = new Uint8Array(PLIES)
  private readonly at = new Uint8Array(PLIES)
  private readonly stage = new Uint8Array(PLIES)
  private readonly ranks = new Int32Array(PLIES * LISTED)
  /** Moves of the root in the order in which they are tried, and their values in this iteration. */
  private turns: number[]
  private readonly values: Int16Array
  /** The lines of the last finished iteration, the best first. */
  private finished: readonly Line<M>[]
  private ply = 0
  private next = 0
  private isSearching = false

  constructor(
    private readonly board: Board<M>,
    private readonly plan: DeepPlan,
  ) {
    const bits = Math.ceil(Math.log2(plan.nodes))
    this.table = new Transpositions(Math.min(MOST_TABLE_BITS, Math.max(LEAST_TABLE_BITS, bits)))
    board.decided(0)
    const count = board.expand(0)
    this.turns = Array.from({ length: count }, (_, i) => i)
    this.turns.sort((a, b) => board.takes(0, b) - board.takes(0, a))
    this.values = new Int16Array(count)
    this.finished = this.turns.map((index) => ({ move: board.rootMove(index), value: 0 }))
    this.begin()
  }

  /** Looks at so many positions more. False when there is nothing left to do. */
  step(positions: number): boolean {
    const end = Math.min(this.plan.nodes, this.nodes + positions)
    while (this.nodes < end && !this.isDone()) {
      if (!this.isSearching) this.tryRoot(REDUCED)
      this.visit()
    }
    return !this.isDone()
  }

  /**
   * The root's moves, the best first: as the last finished iteration left them, or, once the next has tried the first
   * of them, those that it has tried.
   */
  ranking(): readonly Line<M>[] {
    return this.next === 0 ? this.finished : this.ranked(this.next)
  }

  private isDone(): boolean {
    const { plan, depth, finished, turns } = this
    if (turns.length < 2 || this.nodes >= plan.nodes || depth >= plan.depth) return true
    const value = depth > 0 ? Math.abs(finished[0]!.value) : 0
    // A win that is nearer than the search looks is certain, and so is its length.
    return this.next === 0 && value > WON - PLIES && depth > WON - value
  }

  private begin(): void {
    this.next = 0
    this.alpha[0] = -WON
  }

  /** Tries the root's next move. The first gets the whole window, the others a proof that they are no equals. */
  private tryRoot(stage: number): void {
    const { board, turns, next } = this
    board.make(0, turns[next]!)
    const low = this.alpha[0]!
    const how = next === 0 ? WHOLE : Math.max(SCOUT, stage)
    this.stage[0] = how
    this.left[1] = this.depth
    this.low[1] = how === WHOLE ? -WON : -low - 1
    this.high[1] = -low
    this.ply = 1
    this.isSearching = true
  }

  private takeRoot(value: number): void {
    if (this.stage[0] === SCOUT && value > this.alpha[0]!) {
      this.tryRoot(WHOLE)
      return
    }
    const { plan, turns, next, values } = this
    values[turns[next]!] = value
    // Moves that may be as good as the best are searched for their true values.
    this.alpha[0] = Math.max(this.alpha[0]!, -WON, value - plan.margin - 1)
    this.isSearching = false
    if (++this.next < turns.length) return
    this.finished = this.ranked(turns.length)
    this.turns = this.sorted(turns.length)
    this.depth++
    this.begin()
  }

  private sorted(tried: number): number[] {
    const { values } = this
    return this.turns.slice(0, tried).sort((a, b) => values[b]! - values[a]!)
  }

  private ranked(tried: number): Line<M>[] {
    return this.sorted(tried).map((index) => ({ move: this.board.rootMove(index), value: this.values[index]! }))
  }

  /** Looks at one position, and goes back as far as its value decides things. */
  private visit(): void {
    this.nodes++
    let value = this.enter(this.ply)
    while (value !== OPEN) {
      this.ply--
      if (this.ply === 0) {
        this.takeRoot(-value)
        return
      }
      value = this.take(this.ply, -value)
    }
  }

  /** Value of the position at a ply, or {@link OPEN} when its first move was made instead. */
  private enter(ply: number): number {
    const { board, table } = this
    const decided = board.decided(ply)
    if (decided !== OPEN) return decided
    const left = this.left[ply]!
    if (ply > MAX_PLY || (left <= 0 && !board.restless(ply))) return board.judge(ply)
    if (this.hasComeBefore(ply)) return 0
    const slot = table.find(board.one[ply]!, board.two[ply]!)
    let first = NO_MOVE
    if (slot >= 0) {
      first = table.best[slot]!
      if (table.depth[slot]! >= left) {
        const value = table.value(slot, ply)
        const bound = table.bound[slot]!
        if (bound === EXACT || (bound === AT_LEAST ? value >= this.high[ply]! : value <= this.low[ply]!)) return value
      }
    }
    this.open(ply, first)
    return this.tryNext(ply)
  }

  private open(ply: number, first: number): void {
    const { board, order, ranks } = this
    const count = board.expand(ply)
    for (let i = 0; i < count; i++) {
      const takes = board.takes(ply, i)
      ranks[LISTED * ply + i] = i === first ? FIRST : takes > 0 ? TAKES * takes : order.rank(ply, board.code(ply, i))
    }
    this.count[ply] = count
    this.tried[ply] = 0
    this.alpha[ply] = this.low[ply]!
    this.best[ply] = -WON
    this.bestAt[ply] = NO_MOVE
  }

  /** Makes the most promising move not tried yet. Answers the value if there is none. */
  private tryNext(ply: number): number {
    const tried = this.tried[ply]!
    if (tried === this.count[ply]!) return this.close(ply)
    const at = this.mostPromising(ply)
    this.at[ply] = at
    this.tried[ply] = tried + 1
    const late = tried >= REDUCED_MOVES && this.left[ply]! >= REDUCED_DEPTH && !this.board.restless(ply)
    this.make(ply, tried === 0 ? WHOLE : late ? REDUCED : SCOUT)
    return OPEN
  }

  private make(ply: number, stage: number): void {
    this.board.make(ply, this.at[ply]!)
    this.stage[ply] = stage
    // A forced move costs no depth: what is decided is decided.
    const left = this.left[ply]! - (this.count[ply] === 1 ? 0 : 1)
    this.left[ply + 1] = stage === REDUCED ? left - 1 : left
    const alpha = this.alpha[ply]!
    this.low[ply + 1] = stage === WHOLE ? -this.high[ply]! : -alpha - 1
    this.high[ply + 1] = -alpha
    this.ply = ply + 1
  }

  /** Hears what the move that was tried is worth. Answers the position's value once it is known. */
  private take(ply: number, value: number): number {
    const alpha = this.alpha[ply]!
    const high = this.high[ply]!
    const stage = this.stage[ply]!
    if (value > alpha && stage === REDUCED) {
      this.make(ply, SCOUT)
      return OPEN
    }
    if (value > alpha && value < high && stage === SCOUT && high - alpha > 1) {
      this.make(ply, WHOLE)
      return OPEN
    }
    if (value > this.best[ply]!) {
      this.best[ply] = value
      this.bestAt[ply] = this.at[ply]!
      if (value > alpha) this.alpha[ply] = value
    }
    return value >= high ? this.close(ply) : this.tryNext(ply)
  }

  private close(ply: number): number {
    const { board, table, order } = this
    const value = this.best[ply]!
    const at = this.bestAt[ply]!
    const depth = Math.max(0, this.left[ply]!)
    const bound = value <= this.low[ply]! ? AT_MOST : value >= this.high[ply]! ? AT_LEAST : EXACT
    if (bound === AT_LEAST && board.takes(ply, at) === 0) order.refuted(ply, board.code(ply, at), depth)
    table.keep(board.one[ply]!, board.two[ply]!, ply, depth, value, bound, at)
    return value
  }

  /** The move that ranks highest; it will not be found again. */
  private mostPromising(ply: number): number {
    const { ranks } = this
    const from = LISTED * ply
    const end = from + this.count[ply]!
    let at = from
    for (let i = from + 1; i < end; i++) if (ranks[i]! > ranks[at]!) at = i
    ranks[at] = -1
    return at - from
  }

  /** Whether the position stood at an earlier ply of the same way. */
  private hasComeBefore(ply: number): boolean {
    const { one, two, quiet } = this.board
    const end = Math.max(0, ply - quiet[ply]!)
    for (let before = ply - 4; before >= end; before -= 2) {
      if (one[before] === one[ply] && two[before] === two[ply]) return true
    }
    return false
  }
}
