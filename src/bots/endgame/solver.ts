import { INFINITE_MARGIN, CODE_COUNT, MAX_MOVES, MAX_PLIES, type OpenGame } from './open-game'

/** In place of a move's index: no move is known. */
const NO_MOVE = 255

/** Bytes per position: two words of key, two bounds, the ply and the best move. */
const BYTES = 14

const MIN_BITS = 10

/** Odd constants that spread keys over the table (Knuth's multiplicative hashing). */
const SPREAD_ONE = 0x9e3779b1

const SPREAD_TWO = 0x85ebca6b

/**
 * A transposition table of fixed size in typed arrays. It stores bounds of how much the margin still changes from a
 * position to the end. Each position has two possible places: one prefers the position nearest to the root, the other
 * takes the most recent one.
 */
export class BoundTable {
  readonly low: Int16Array
  readonly high: Int16Array
  /** The best move as its index in the move list, or {@link NO_MOVE}. */
  readonly best: Uint8Array
  private readonly ply: Uint8Array
  private readonly keyLow: Int32Array
  private readonly keyHigh: Int32Array
  private readonly mask: number
  private readonly shift: number

  /** Allocates the largest power of two of places that fits into `bytes`, but at least 1,024 places (14 KB). */
  constructor(bytes: number) {
    const bits = Math.max(MIN_BITS, Math.floor(Math.log2(bytes / BYTES)))
    const size = 1 << bits
    this.mask = size - 1
    this.shift = 32 - bits
    this.low = new Int16Array(size)
    this.high = new Int16Array(size)
    this.best = new Uint8Array(size)
    this.ply = new Uint8Array(size)
    this.keyLow = new Int32Array(size)
    this.keyHigh = new Int32Array(size)
  }

  /** Returns the place where a position is stored, or -1. */
  find(keyLow: number, keyHigh: number): number {
    const place = this.placeOf(keyLow, keyHigh)
    if (this.keyLow[place] === keyLow && this.keyHigh[place] === keyHigh) return place
    const other = place ^ 1
    return this.keyLow[other] === keyLow && this.keyHigh[other] === keyHigh ? other : -1
  }

  /** Returns the place of a position; a new one is added with boundless bounds. The key 0, 0 must not be stored. */
  findOrAdd(keyLow: number, keyHigh: number, ply: number): number {
    const known = this.find(keyLow, keyHigh)
    if (known >= 0) return known
    const first = this.placeOf(keyLow, keyHigh)
    const isFree = this.keyLow[first] === 0 && this.keyHigh[first] === 0
    const place = isFree || this.ply[first]! >= ply ? first : first ^ 1
    this.keyLow[place] = keyLow
    this.keyHigh[place] = keyHigh
    this.ply[place] = ply
    this.low[place] = -INFINITE_MARGIN
    this.high[place] = INFINITE_MARGIN
    this.best[place] = NO_MOVE
    return place
  }

  /** Returns the first of a position's two places. */
  private placeOf(keyLow: number, keyHigh: number): number {
    const mixed = Math.imul(keyLow ^ Math.imul(keyHigh ^ (keyHigh >>> 15), SPREAD_TWO), SPREAD_ONE)
    return (((mixed ^ (mixed >>> 16)) >>> 0) >>> this.shift) & this.mask & ~1
  }
}

/** What is proved about a position, from the point of view of the side to move. */
export interface Proof {
  /** How the game ends under best play by both sides; `open` if it goes on after this endgame. */
  readonly end: 'win' | 'tie' | 'loss' | 'open'
  /** A move that leads to that end, with the best margin if that is known. */
  readonly move: number
  /** The margin of the side to move under best play, in points; null while only the end is known. */
  readonly margin: number | null
}

/** In place of a value: a child was entered, so the position's value is not known yet. */
const PENDING = -32_768
const MAX_HISTORY = 1 << 26
/** Rank of the move that proved best before; the others rank by promise and history. */
const BEST_MOVE_RANK = 2 ** 30
const TRIED = -1

/** The questions in their order: does the side to move win, does it avoid a loss, and by what margin. */
const IS_WON = 0
const IS_SAVED = 1
const MARGIN = 2
const DONE = 3

/**
 * Alpha-beta to the end of an {@link OpenGame} with a table of bounds: it proves first whether the side to move wins,
 * then whether it avoids a loss, then the margin in points. It stops after a fixed number of positions with what is
 * proved by then, so that the answer is the same on every machine. It keeps its own stack and can run in slices of any
 * size.
 */
export class EndgameSolver {
  /** Positions visited so far. */
  positions = 0
  private readonly table: BoundTable
  private readonly history = new Int32Array(2 * CODE_COUNT)
  private readonly low = new Int32Array(MAX_PLIES + 1)
  private readonly high = new Int32Array(MAX_PLIES + 1)
  private readonly best = new Int32Array(MAX_PLIES + 1)
  private readonly bestAt = new Uint8Array(MAX_PLIES + 1)
  private readonly count = new Uint8Array(MAX_PLIES + 1)
  private readonly at = new Uint8Array(MAX_PLIES + 1)
  private readonly ranks = new Int32Array((MAX_PLIES + 1) * MAX_MOVES)
  private question = IS_WON
  private ply = -1
  private proved: Proof | null = null

  /**
   * @param maxPositions maximum number of positions to visit in all
   * @param bytes memory for the table
   */
  constructor(
    private readonly game: OpenGame,
    private readonly maxPositions: number,
    bytes: number,
  ) {
    this.table = new BoundTable(bytes)
    if (game.side[0]! < 0) this.question = DONE
  }

  /** Visits up to `positions` more positions. Returns false when there is nothing left to do. */
  step(positions: number): boolean {
    const end = Math.min(this.maxPositions, this.positions + positions)
    while (this.positions < end && this.question !== DONE) {
      if (this.ply < 0) this.ask()
      this.visit()
    }
    return this.question !== DONE && this.positions < this.maxPositions
  }

  /** Returns what is proved so far, or null. */
  proof(): Proof | null {
    return this.proved
  }

  /** Begins the search for the next question. */
  private ask(): void {
    const { winningMargin } = this.game
    const end = this.proved?.end
    if (this.question === IS_WON) this.openFor(winningMargin - 1, winningMargin)
    else if (this.question === IS_SAVED) this.openFor(-winningMargin, 1 - winningMargin)
    else if (end === 'win') this.openFor(winningMargin - 1, INFINITE_MARGIN)
    else if (end === 'loss') this.openFor(-INFINITE_MARGIN, 1 - winningMargin)
    else this.openFor(-winningMargin, winningMargin)
  }

  /** Opens the root with a window of margins from the point of view of the side to move. */
  private openFor(low: number, high: number): void {
    if (this.game.side[0] === 0) this.open(low, high)
    else this.open(-high, -low)
  }

  private open(low: number, high: number): void {
    this.ply = 0
    this.low[0] = low
    this.high[0] = high
  }

  /** Takes the answer to a question: the margin of side 0 or a bound of it. */
  private answer(value: number): void {
    const { winningMargin } = this.game
    const own = this.game.side[0] === 0 ? value : 0 - value
    const move = this.game.rootMove(this.bestAt[0]!)
    this.ply = -1
    if (this.question === IS_WON) {
      if (own >= winningMargin) this.proved = { end: 'win', move, margin: null }
      this.question = own >= winningMargin ? MARGIN : IS_SAVED
    } else if (this.question === IS_SAVED) {
      const saved = own > -winningMargin
      this.question = saved && winningMargin === 1 ? DONE : MARGIN
      if (!saved) this.proved = { end: 'loss', move, margin: null }
      else this.proved = winningMargin === 1 ? { end: 'tie', move, margin: 0 } : { end: 'open', move, margin: null }
    } else {
      // The margin is asked last: how the game ends is already proved.
      this.proved = { end: this.proved!.end, move, margin: own }
      this.question = DONE
    }
  }

  /** Visits one position, then goes back through the plies whose values it decides. */
  private visit(): void {
    this.positions++
    let value = this.enter(this.ply)
    while (value !== PENDING) {
      if (this.ply === 0) return this.answer(value)
      this.ply--
      value = this.backUp(this.ply, value)
    }
  }

  /** Returns the margin that a position leads to, or a bound outside its window; {@link PENDING} if it made a move. */
  private enter(ply: number): number {
    const { game, table } = this
    const now = game.margin[ply]!
    if (game.side[ply]! < 0) return now
    const keyLow = game.keyLow[ply]!
    const keyHigh = game.keyHigh[ply]!
    let first = NO_MOVE
    // At the root a bound would give an answer without a move.
    if (ply > 0) {
      const floor = game.floor(ply)
      if (floor >= this.high[ply]!) return floor
      const ceiling = game.ceiling(ply)
      if (ceiling <= this.low[ply]!) return ceiling
    }
    const place = (keyLow | keyHigh) === 0 ? -1 : table.find(keyLow, keyHigh)
    if (place >= 0) {
      first = table.best[place]!
      const low = now + table.low[place]!
      const high = now + table.high[place]!
      if (ply > 0 && (low >= this.high[ply]! || low === high)) return low
      if (ply > 0 && high <= this.low[ply]!) return high
    }
    if (!this.list(ply, first)) return this.giveUp()
    return this.tryNext(ply)
  }

  /** Ends the search with what is proved so far: a position has too many moves or lies too deep. */
  private giveUp(): number {
    this.question = DONE
    return PENDING
  }

  /** Lists and ranks the moves; returns false if there are too many. */
  private list(ply: number, first: number): boolean {
    const { game, history, ranks } = this
    const count = ply < MAX_PLIES ? game.expand(ply) : INFINITE_MARGIN
    if (count > MAX_MOVES) return false
    const side = game.side[ply]!
    for (let i = 0; i < count; i++) {
      const rank = game.priority(ply, i) + history[CODE_COUNT * side + game.code(ply, i)]!
      ranks[MAX_MOVES * ply + i] = i === first ? BEST_MOVE_RANK : rank
    }
    this.count[ply] = count
    this.best[ply] = side === 0 ? -INFINITE_MARGIN : INFINITE_MARGIN
    this.bestAt[ply] = NO_MOVE
    return true
  }

  /** Makes the highest-ranked move not tried yet, or returns the position's value if there is none. */
  private tryNext(ply: number): number {
    const at = this.mostPromising(ply)
    if (at < 0) return this.close(ply)
    const max = this.game.side[ply] === 0
    const best = this.best[ply]!
    this.at[ply] = at
    this.game.make(ply, at)
    this.low[ply + 1] = max ? Math.max(this.low[ply]!, best) : this.low[ply]!
    this.high[ply + 1] = max ? this.high[ply]! : Math.min(this.high[ply]!, best)
    this.ply = ply + 1
    return PENDING
  }

  /**
   * Takes the value of the move just searched. Returns the position's value if that settles it, else {@link PENDING}.
   */
  private backUp(ply: number, value: number): number {
    const max = this.game.side[ply] === 0
    if (this.bestAt[ply] === NO_MOVE || (max ? value > this.best[ply]! : value < this.best[ply]!)) {
      this.best[ply] = value
      this.bestAt[ply] = this.at[ply]!
    }
    return (max ? value >= this.high[ply]! : value <= this.low[ply]!) ? this.close(ply) : this.tryNext(ply)
  }

  private close(ply: number): number {
    const { game, table } = this
    const value = this.best[ply]!
    const max = game.side[ply] === 0
    if (max ? value >= this.high[ply]! : value <= this.low[ply]!) this.remember(ply)
    const keyLow = game.keyLow[ply]!
    const keyHigh = game.keyHigh[ply]!
    if ((keyLow | keyHigh) === 0) return value
    const place = table.findOrAdd(keyLow, keyHigh, ply)
    const left = value - game.margin[ply]!
    if (value > this.low[ply]!) table.low[place] = Math.max(table.low[place]!, left)
    if (value < this.high[ply]!) table.high[place] = Math.min(table.high[place]!, left)
    table.best[place] = this.bestAt[ply]!
    return value
  }

  /** Credits the move that caused a cutoff, so that it is tried early in other positions. */
  private remember(ply: number): void {
    const { game, history } = this
    const entry = CODE_COUNT * game.side[ply]! + game.code(ply, this.bestAt[ply]!)
    const plies = MAX_PLIES - ply
    history[entry] = Math.min(MAX_HISTORY, history[entry]! + plies)
  }

  /** Returns the index of the highest-ranked move and marks the move as tried; -1 if all were tried. */
  private mostPromising(ply: number): number {
    const { ranks } = this
    const from = MAX_MOVES * ply
    const end = from + this.count[ply]!
    let at = -1
    let highest = TRIED
    for (let i = from; i < end; i++) {
      if (ranks[i]! <= highest) continue
      highest = ranks[i]!
      at = i
    }
    if (at < 0) return -1
    ranks[at] = TRIED
    return at - from
  }
}
