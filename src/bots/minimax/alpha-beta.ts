import { UNDECIDED, MAX_PLIES, WIN_VALUE, type Board, CODE_COUNT } from './board'

/** The kinds of stored values: exact, lower bound, upper bound. */
const EXACT = 0

const AT_LEAST = 1

const AT_MOST = 2

/** In place of a move's index: no move is known. */
const NO_MOVE = 255

/** Values beyond this are certain wins or losses; they depend on the ply at which the game ends. */
const CERTAIN = WIN_VALUE - 2 * MAX_PLIES - 128

/**
 * A transposition table in typed arrays, with one slot for each value of the hash's low bits. A new entry always
 * replaces the old one.
 */
class TranspositionTable {
  readonly depth: Int8Array
  readonly bound: Uint8Array
  /** The best move as its index in the move list, or {@link NO_MOVE}. */
  readonly best: Uint8Array
  private readonly values: Int16Array
  private readonly keyLow: Int32Array
  private readonly keyHigh: Int32Array
  private readonly mask: number

  /** Holds 2^bits positions. */
  constructor(bits: number) {
    const size = 1 << bits
    this.mask = size - 1
    this.values = new Int16Array(size)
    this.depth = new Int8Array(size).fill(-1)
    this.bound = new Uint8Array(size)
    this.best = new Uint8Array(size)
    this.keyLow = new Int32Array(size)
    this.keyHigh = new Int32Array(size)
  }

  /** Returns the slot of a position, or -1 if it is not stored. */
  find(keyLow: number, keyHigh: number): number {
    const slot = keyLow & this.mask
    return this.depth[slot]! >= 0 && this.keyLow[slot] === keyLow && this.keyHigh[slot] === keyHigh ? slot : -1
  }

  /** Returns a slot's value for a position at `ply`; the distance of a certain win or loss counts from the root. */
  value(slot: number, ply: number): number {
    const value = this.values[slot]!
    return value > CERTAIN ? value - ply : value < -CERTAIN ? value + ply : value
  }

  /** Stores the result of a search at `ply`; the distance of a certain win or loss is stored relative to that ply. */
  keep(keyLow: number, keyHigh: number, ply: number, depth: number, value: number, bound: number, best: number): void {
    const slot = keyLow & this.mask
    this.keyLow[slot] = keyLow
    this.keyHigh[slot] = keyHigh
    this.depth[slot] = depth
    this.values[slot] = value > CERTAIN ? value + ply : value < -CERTAIN ? value - ply : value
    this.bound[slot] = bound
    this.best[slot] = best
  }
}

/** Killer moves kept per ply. */
const KILLERS = 2

const MAX_HISTORY = 1 << 20

/** Killer moves (Akl and Newborn 1977) and the history heuristic (Schaeffer 1983) for quiet moves. */
class Order {
  private readonly killers = new Int16Array(KILLERS * (MAX_PLIES + 1)).fill(-1)
  private readonly history = new Int32Array(2 * CODE_COUNT)

  /** Returns the rank of a quiet move; moves of higher rank are tried first. */
  rank(ply: number, code: number): number {
    const at = KILLERS * ply
    if (this.killers[at] === code) return MAX_HISTORY + 2
    if (this.killers[at + 1] === code) return MAX_HISTORY + 1
    return this.history[CODE_COUNT * (ply & 1) + code]!
  }

  /** Records that a quiet move caused a beta cutoff at a ply, with `depth` plies left to search. */
  recordCutoff(ply: number, code: number, depth: number): void {
    const at = KILLERS * ply
    if (this.killers[at] !== code) {
      this.killers[at + 1] = this.killers[at]!
      this.killers[at] = code
    }
    const entry = CODE_COUNT * (ply & 1) + code
    this.history[entry] = Math.min(MAX_HISTORY, this.history[entry]! + depth * depth)
  }
}

/** Rank of a capture for each man taken; it is above that of every quiet move. */
const CAPTURE_RANK = 2 * MAX_HISTORY

/** Rank of the best move of an earlier search; it is above that of every capture. */
const BEST_MOVE_RANK = 64 * MAX_HISTORY

/** The search limits of one level. */
interface DeepPlan {
  /** Maximum search depth in plies; capture sequences are followed to their end. */
  readonly depth: number
  /** Number of positions after which the search stops, even within an iteration. */
  readonly nodes: number
  /** Moves worse than the best by no more than this count as its equals, in hundredths of a man. */
  readonly margin: number
}

/** A root move with its value for the seat to move. Values below those of the best move's equals are upper bounds. */
interface RatedMove {
  readonly move: number
  readonly value: number
}

/** Positions visited in roughly the time of one iteration of tree search. */
export const POSITIONS_PER_ITERATION = 16

/** Deepest ply searched, captures and forced moves included. */
const MAX_PLY = MAX_PLIES - 3
const MAX_TABLE_BITS = 19
const MIN_TABLE_BITS = 10
const MAX_MOVES = 128

/** Stages of searching a move: reduced depth with a null window, full depth with a null window, full window. */
const REDUCED = 0
const SCOUT = 1
const WHOLE = 2

/** Late move reductions: from this depth and move number on, quiet moves are first searched a ply less deep. */
const REDUCED_DEPTH = 3
const REDUCED_MOVES = 3

/**
 * Alpha-beta with iterative deepening: principal variation search (Marsland and Campbell 1982), a transposition table,
 * killer and history heuristics, late move reductions, forced moves that cost no depth, and quiescence search over
 * captures. A repeated position on the current path counts as drawn. The search keeps its own stack, so that it can
 * stop after any position and resume later; it allocates nothing below the root.
 */
export class AlphaBeta {
  /** Positions visited so far. */
  nodes = 0
  /** Depth of the last finished iteration. */
  depth = 0
  private readonly table: TranspositionTable
  private readonly order = new Order()
  /** One stack frame per ply: remaining depth, window, best value and move so far, moves and how far they are tried. */
  private readonly left = new Int16Array(MAX_PLIES)
  private readonly low = new Int16Array(MAX_PLIES)
  private readonly alpha = new Int16Array(MAX_PLIES)
  private readonly high = new Int16Array(MAX_PLIES)
  private readonly best = new Int16Array(MAX_PLIES)
  private readonly bestAt = new Uint8Array(MAX_PLIES)
  private readonly count = new Uint8Array(MAX_PLIES)
  private readonly tried = new Uint8Array(MAX_PLIES)
  private readonly at = new Uint8Array(MAX_PLIES)
  private readonly stage = new Uint8Array(MAX_PLIES)
  private readonly ranks = new Int32Array(MAX_PLIES * MAX_MOVES)
  /** The root's moves in the order in which they are searched, and their values in this iteration. */
  private rootOrder: number[]
  private readonly values: Int16Array
  /** The root's moves after the last finished iteration, best first. */
  private finished: readonly RatedMove[]
  private ply = 0
  private next = 0
  private isSearching = false

  constructor(
    private readonly board: Board,
    private readonly plan: DeepPlan,
  ) {
    const bits = Math.ceil(Math.log2(plan.nodes))
    this.table = new TranspositionTable(Math.min(MAX_TABLE_BITS, Math.max(MIN_TABLE_BITS, bits)))
    board.decidedValue(0)
    const count = board.expand(0)
    this.rootOrder = Array.from({ length: count }, (_, i) => i)
    this.rootOrder.sort((a, b) => board.captureCount(0, b) - board.captureCount(0, a))
    this.values = new Int16Array(count)
    this.finished = this.rootOrder.map((index) => ({ move: board.rootMove(index), value: 0 }))
    this.begin()
  }

  /** Visits up to `positions` more positions. Returns false when there is nothing left to do. */
  step(positions: number): boolean {
    const end = Math.min(this.plan.nodes, this.nodes + positions)
    while (this.nodes < end && !this.isDone()) {
      if (!this.isSearching) this.tryRoot(REDUCED)
      this.visit()
    }
    return !this.isDone()
  }

  /**
   * Returns the root's moves, best first: those of the last finished iteration, or, once the current iteration has
   * searched its first move, the moves that it has searched.
   */
  ranking(): readonly RatedMove[] {
    return this.next === 0 ? this.finished : this.ranked(this.next)
  }

  private isDone(): boolean {
    const { plan, depth, finished, rootOrder } = this
    if (rootOrder.length < 2 || this.nodes >= plan.nodes || depth >= plan.depth) return true
    const value = depth > 0 ? Math.abs(finished[0]!.value) : 0
    // A win within the searched depth is certain, and so is its length.
    return this.next === 0 && value > WIN_VALUE - MAX_PLIES && depth > WIN_VALUE - value
  }

  private begin(): void {
    this.next = 0
    this.alpha[0] = -WIN_VALUE
  }

  /** Searches the root's next move: the first with the full window, others with a null window to rule out equals. */
  private tryRoot(stage: number): void {
    const { board, rootOrder, next } = this
    board.make(0, rootOrder[next]!)
    const low = this.alpha[0]!
    const how = next === 0 ? WHOLE : Math.max(SCOUT, stage)
    this.stage[0] = how
    this.left[1] = this.depth
    this.low[1] = how === WHOLE ? -WIN_VALUE : -low - 1
    this.high[1] = -low
    this.ply = 1
    this.isSearching = true
  }

  private backUpRoot(value: number): void {
    if (this.stage[0] === SCOUT && value > this.alpha[0]!) {
      this.tryRoot(WHOLE)
      return
    }
    const { plan, rootOrder, next, values } = this
    values[rootOrder[next]!] = value
    // Moves that may equal the best are searched for their exact values.
    this.alpha[0] = Math.max(this.alpha[0]!, -WIN_VALUE, value - plan.margin - 1)
    this.isSearching = false
    if (++this.next < rootOrder.length) return
    this.finished = this.ranked(rootOrder.length)
    this.rootOrder = this.sorted(rootOrder.length)
    this.depth++
    this.begin()
  }

  private sorted(tried: number): number[] {
    const { values } = this
    return this.rootOrder.slice(0, tried).sort((a, b) => values[b]! - values[a]!)
  }

  private ranked(tried: number): RatedMove[] {
    return this.sorted(tried).map((index) => ({ move: this.board.rootMove(index), value: this.values[index]! }))
  }

  /** Visits one position, then goes back through the plies whose values it decides. */
  private visit(): void {
    this.nodes++
    let value = this.enter(this.ply)
    while (value !== UNDECIDED) {
      this.ply--
      if (this.ply === 0) {
        this.backUpRoot(-value)
        return
      }
      value = this.backUp(this.ply, -value)
    }
  }

  /** Returns the value of the position at a ply, or {@link UNDECIDED} after making its first move instead. */
  private enter(ply: number): number {
    const { board, table } = this
    const decided = board.decidedValue(ply)
    if (decided !== UNDECIDED) return decided
    const left = this.left[ply]!
    if (ply > MAX_PLY || (left <= 0 && !board.hasPendingCaptures(ply))) return board.evaluate(ply)
    if (this.hasComeBefore(ply)) return 0
    const slot = table.find(board.keyLow[ply]!, board.keyHigh[ply]!)
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
      const takes = board.captureCount(ply, i)
      ranks[MAX_MOVES * ply + i] =
        i === first ? BEST_MOVE_RANK : takes > 0 ? CAPTURE_RANK * takes : order.rank(ply, board.code(ply, i))
    }
    this.count[ply] = count
    this.tried[ply] = 0
    this.alpha[ply] = this.low[ply]!
    this.best[ply] = -WIN_VALUE
    this.bestAt[ply] = NO_MOVE
  }

  /** Makes the highest-ranked move not tried yet, or returns the position's value if there is none. */
  private tryNext(ply: number): number {
    const tried = this.tried[ply]!
    if (tried === this.count[ply]!) return this.close(ply)
    const at = this.mostPromising(ply)
    this.at[ply] = at
    this.tried[ply] = tried + 1
    const late = tried >= REDUCED_MOVES && this.left[ply]! >= REDUCED_DEPTH && !this.board.hasPendingCaptures(ply)
    this.make(ply, tried === 0 ? WHOLE : late ? REDUCED : SCOUT)
    return UNDECIDED
  }

  private make(ply: number, stage: number): void {
    this.board.make(ply, this.at[ply]!)
    this.stage[ply] = stage
    // A forced move costs no depth: there is nothing to decide.
    const left = this.left[ply]! - (this.count[ply] === 1 ? 0 : 1)
    this.left[ply + 1] = stage === REDUCED ? left - 1 : left
    const alpha = this.alpha[ply]!
    this.low[ply + 1] = stage === WHOLE ? -this.high[ply]! : -alpha - 1
    this.high[ply + 1] = -alpha
    this.ply = ply + 1
  }

  /**
   * Takes the value of the move just searched. Returns the position's value if that settles it, else {@link UNDECIDED}.
   */
  private backUp(ply: number, value: number): number {
    const alpha = this.alpha[ply]!
    const high = this.high[ply]!
    const stage = this.stage[ply]!
    if (value > alpha && stage === REDUCED) {
      this.make(ply, SCOUT)
      return UNDECIDED
    }
    if (value > alpha && value < high && stage === SCOUT && high - alpha > 1) {
      this.make(ply, WHOLE)
      return UNDECIDED
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
    if (bound === AT_LEAST && board.captureCount(ply, at) === 0) order.recordCutoff(ply, board.code(ply, at), depth)
    table.keep(board.keyLow[ply]!, board.keyHigh[ply]!, ply, depth, value, bound, at)
    return value
  }

  /** Returns the index of the highest-ranked move and marks the move as tried. */
  private mostPromising(ply: number): number {
    const { ranks } = this
    const from = MAX_MOVES * ply
    const end = from + this.count[ply]!
    let at = from
    for (let i = from + 1; i < end; i++) if (ranks[i]! > ranks[at]!) at = i
    ranks[at] = -1
    return at - from
  }

  /** Whether the position occurred at an earlier ply of the current path. */
  private hasComeBefore(ply: number): boolean {
    const { keyLow, keyHigh, quiet } = this.board
    const end = Math.max(0, ply - quiet[ply]!)
    for (let before = ply - 4; before >= end; before -= 2) {
      if (keyLow[before] === keyLow[ply] && keyHigh[before] === keyHigh[ply]) return true
    }
    return false
  }
}
