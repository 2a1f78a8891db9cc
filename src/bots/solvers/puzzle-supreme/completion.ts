import { CELLS, freeNumbers, gapsOf, lackOf, LINE_COUNT, LINES_OF, vacantCells, type Square } from './lattice'

/**
 * Exhaustive search of the ways to fill a square: depth first, always at a gap of a line with the fewest gaps, with
 * only those numbers that leave every line through it possible. Runs in slices; if it ends without result, none exists.
 */
export class Completion {
  /** The square as far as it is filled; the whole solution once one is found. */
  readonly square: Square
  private readonly vacant: readonly number[]
  private readonly lack = new Int32Array(LINE_COUNT)
  private readonly gaps = new Int32Array(LINE_COUNT)
  private readonly isFree = new Uint8Array(CELLS + 1)
  /** Sums of the free numbers: the least and the most that a given count of them can add up to. */
  private readonly least = new Int32Array(CELLS + 1)
  private readonly most = new Int32Array(CELLS + 1)
  /** By depth: the cell, its candidates, and how many of them are left. */
  private readonly cells = new Uint8Array(CELLS + 1)
  private readonly candidates = new Uint8Array((CELLS + 1) * CELLS)
  private readonly left = new Uint8Array(CELLS + 1)
  private depth = -1

  constructor(square: Square) {
    this.square = square.slice()
    this.vacant = vacantCells(square)
    for (let line = 0; line < LINE_COUNT; line++) {
      this.lack[line] = lackOf(square, line)
      this.gaps[line] = gapsOf(square, line).length
    }
    for (const number of freeNumbers(square)) this.isFree[number] = 1
  }

  /** Lays up to `nodes` more numbers. Returns true if `square` is solved, false if it cannot be, null if unknown. */
  step(nodes: number): boolean | null {
    if (this.depth < 0) {
      if (this.vacant.length === 0) return this.lack.every((lack) => lack === 0)
      this.open(0)
    }
    for (let node = 0; node < nodes; node++) {
      const depth = this.depth
      const cell = this.cells[depth]!
      if (this.square[cell] !== 0) this.takeUp(cell)
      const left = this.left[depth]!
      if (left === 0) {
        if (depth === 0) return this.end()
        this.depth--
        continue
      }
      this.left[depth] = left - 1
      this.lay(cell, this.candidates[depth * CELLS + left - 1]!)
      if (depth + 1 === this.vacant.length) return true
      this.open(depth + 1)
    }
    return null
  }

  /** Ends the search for good. */
  private end(): false {
    this.left[0] = 0
    return false
  }

  private lay(cell: number, number: number): void {
    this.square[cell] = number
    this.isFree[number] = 0
    this.count(cell, -number, -1)
  }

  private takeUp(cell: number): void {
    const number = this.square[cell]!
    this.square[cell] = 0
    this.isFree[number] = 1
    this.count(cell, number, 1)
  }

  private count(cell: number, lack: number, gaps: number): void {
    for (const line of LINES_OF[cell]!) {
      this.lack[line]! += lack
      this.gaps[line]! += gaps
    }
  }

  /** Chooses the next cell and its candidates. */
  private open(depth: number): void {
    this.depth = depth
    this.sumFree()
    const cell = this.nextCell()
    this.cells[depth] = cell
    let found = 0
    for (let number = 1; number <= CELLS; number++) {
      if (this.isFree[number] && this.fits(cell, number)) this.candidates[depth * CELLS + found++] = number
    }
    this.left[depth] = found
  }

  /** Returns the cell on a line with the fewest gaps; of equals, the one whose lines have the fewest gaps together. */
  private nextCell(): number {
    let best = -1
    let bestWorth = Infinity
    for (const cell of this.vacant) {
      if (this.square[cell] !== 0) continue
      let fewest = CELLS
      let sum = 0
      for (const line of LINES_OF[cell]!) {
        const gaps = this.gaps[line]!
        if (gaps < fewest) fewest = gaps
        sum += 1 / gaps
      }
      const worth = 100 * fewest - sum
      if (worth < bestWorth) {
        best = cell
        bestWorth = worth
      }
    }
    return best
  }

  private sumFree(): void {
    let n = 0
    for (let number = 1; number <= CELLS; number++) {
      if (this.isFree[number]) this.least[n + 1] = this.least[n++]! + number
    }
    for (let i = 0; i <= n; i++) this.most[i] = this.least[n]! - this.least[n - i]!
  }

  /** Whether each line through a cell can still reach its sum with a number there. */
  private fits(cell: number, number: number): boolean {
    for (const line of LINES_OF[cell]!) {
      const rest = this.lack[line]! - number
      const gaps = this.gaps[line]! - 1
      if (gaps === 0) {
        if (rest !== 0) return false
      } else if (gaps === 1) {
        if (rest < 1 || rest > CELLS || rest === number || !this.isFree[rest]) return false
      } else if (rest < this.least[gaps]! || rest > this.most[gaps]!) return false
    }
    return true
  }
}
