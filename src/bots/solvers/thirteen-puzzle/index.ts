import { createBotProfile } from '../../bot-profile'
import { thirteenPuzzle } from '../../../rules/forty-nine-outfit/thirteen-puzzle'
import {
  type ThirteenPuzzleState,
  packSlide,
  TILES,
  CORNER,
  MAX_SLIDES,
  ROW_LENGTH,
  SLIDE_COUNT,
  SLIDES_TO,
  TRAY_SIZE,
} from '../../../rules/forty-nine-outfit/thirteen-puzzle/tray'
import { runSearch, createSolution, noSolution, type Solution, type Solver, type SolutionSearch } from '../solver'
import { doubled, PositionTable } from '../position-table'
import { patterns, type Patterns } from './patterns'

const CAPACITY = 1 << 14

/**
 * The positions that a search has met, two words of seven squares each (four bits a square), with the vacancy, the slides
 * made and the lower bound of the slides to come.
 */
class Nodes extends PositionTable {
  vacant = new Uint8Array(CAPACITY)
  slidesMade = new Uint16Array(CAPACITY)
  slidesToCome = new Uint8Array(CAPACITY)

  protected override grow(): void {
    super.grow()
    this.vacant = doubled(this.vacant)
    this.slidesMade = doubled(this.slidesMade)
    this.slidesToCome = doubled(this.slidesToCome)
  }
}

/** Exceeds every sum of the priority queue. */
const BUCKETS = 4096

const NIBBLE = 4

/** Factor that makes every weighted sum an integer. */
const WHOLE = 4

/** Positions opened between two yields. */
const SLICE = 2048

/**
 * Weight of the slides to come against those made: 1 finds a shortest way; a greater weight finds a way sooner, at most
 * that many times longer than the shortest.
 */
type Weight = 1 | 1.25 | 2

class Search {
  readonly nodes = new Nodes(CAPACITY)
  /** For each sum of slides made and (weighted) slides to come, the entry that was added last, or -1. */
  private readonly buckets = new Int32Array(BUCKETS).fill(-1)
  /** For each entry: the node, the slides made to it, and the entry added before it to the same bucket. */
  private readonly entries: number[] = []
  private readonly made: number[] = []
  private readonly below: number[] = []
  private least = 0
  /** The index of each group in its database, for the node being opened. */
  private readonly indices = new Int32Array(4)

  constructor(
    readonly known: Patterns,
    readonly weight: Weight,
  ) {}

  begin(cells: ArrayLike<number>): void {
    let top = 0
    let bottom = 0
    for (let square = 0; square < ROW_LENGTH; square++) {
      top |= cells[square]! << (NIBBLE * square)
      bottom |= cells[square + ROW_LENGTH]! << (NIBBLE * square)
    }
    const node = this.nodes.add(top, bottom)
    this.nodes.parent[node] = -1
    this.nodes.vacant[node] = Array.from({ length: TRAY_SIZE }, (_, square) => cells[square]).indexOf(0)
    this.nodes.slidesToCome[node] = this.lookUp(node)
    this.push(node)
  }

  /** Removes and returns the node with the least sum; of equals, the one added last. */
  nearest(): number {
    for (;;) {
      while (this.buckets[this.least]! < 0) this.least++
      const entry = this.buckets[this.least]!
      this.buckets[this.least] = this.below[entry]!
      const node = this.entries[entry]!
      // The entry is stale if a better way to the node was found since; that has a newer entry.
      if (this.nodes.slidesMade[node] === this.made[entry]) return node
    }
  }

  /** Adds the positions that one more slide leads to. */
  open(node: number): void {
    const { nodes } = this
    this.lookUp(node)
    const vacant = nodes.vacant[node]!
    for (let i = 0; i < SLIDE_COUNT[vacant]!; i++) this.slide(node, SLIDES_TO[MAX_SLIDES * vacant + i]!, vacant)
  }

  /** Returns the squares from which cards were slid on the way to a node. */
  wayTo(node: number): number[] {
    const squares: number[] = []
    for (let at = node; this.nodes.parent[at]! >= 0; at = this.nodes.parent[at]!) squares.push(this.nodes.vacant[at]!)
    return squares.reverse()
  }

  private slide(node: number, from: number, to: number): void {
    const { nodes, known } = this
    const card = this.cardOn(node, from)
    let top = nodes.first[node]!
    let bottom = nodes.second[node]!
    if (from < ROW_LENGTH) top ^= card << (NIBBLE * from)
    else bottom ^= card << (NIBBLE * (from - ROW_LENGTH))
    if (to < ROW_LENGTH) top |= card << (NIBBLE * to)
    else bottom |= card << (NIBBLE * (to - ROW_LENGTH))
    const made = nodes.slidesMade[node]! + 1
    let child = nodes.find(top, bottom)
    if (child < 0) {
      child = nodes.add(top, bottom)
      const group = known.group[card]!
      const slides = known.slides[group]!
      const index = this.indices[group]!
      const moved = index + ((to - from) << known.shift[card]!)
      nodes.slidesToCome[child] = nodes.slidesToCome[node]! - slides[index]! + slides[moved]!
      nodes.vacant[child] = from
    } else if (nodes.slidesMade[child]! <= made) return
    nodes.parent[child] = node
    nodes.slidesMade[child] = made
    this.push(child)
  }

  /**
   * Queues a node. The heuristic is not consistent, so its sum may be below the least sum so far; it is raised to that,
   * since no way is shorter.
   */
  private push(node: number): void {
    const made = this.nodes.slidesMade[node]!
    const sum = Math.max(WHOLE * (made + this.weight * this.nodes.slidesToCome[node]!), this.least)
    this.made.push(made)
    this.below.push(this.buckets[sum]!)
    this.buckets[sum] = this.entries.push(node) - 1
  }

  private cardOn(node: number, square: number): number {
    const word = square < ROW_LENGTH ? this.nodes.first[node]! : this.nodes.second[node]!
    return (word >> (NIBBLE * (square < ROW_LENGTH ? square : square - ROW_LENGTH))) & 15
  }

  /** Computes the indices of a position's groups; returns the lower bound of the slides to come. */
  private lookUp(node: number): number {
    const { group, shift, slides } = this.known
    this.indices.fill(0)
    for (let square = 0; square < TRAY_SIZE; square++) {
      const card = this.cardOn(node, square)
      if (card !== 0) this.indices[group[card]!]! |= square << shift[card]!
    }
    return slides.reduce((sum, table, i) => sum + table[this.indices[i]!]!, 0)
  }
}

/** Maximum number of stored positions in the search for a shortest solution, then in the search for a short one. */
const MAX_STORED = 700_000
const MAX_STORED_WEIGHTED = 500_000

/**
 * Solves the "13" Puzzle. Parity tells at once whether the cards can come home (every even position can: R. M. Wilson,
 * "Graph puzzles, homotopy, and the alternating group", 1974). Most positions are then solved in the fewest slides.
 */
export const thirteenPuzzleSolver: Solver<ThirteenPuzzleState> = {
  isOpen: true,

  *solve(state) {
    if (state.isUnsolvable) return noSolution
    return yield* slideHome(state.cells)
  },

  /** Leads an odd mix to its last picture, which is home with 12 and 13 exchanged. */
  advise(state) {
    if (!state.isUnsolvable || !thirteenPuzzle.requiredSeats(state)) return null
    const [first] = runSearch(slideHome(Array.from(state.cells, exchanged))).moves
    return first ?? null
  },
}

function exchanged(card: number): number {
  if (card === TILES) return TILES - 1
  return card === TILES - 1 ? TILES : card
}

/**
 * Finds a way home, which every even position has: a shortest one, or if that takes too much memory, a greedier one.
 */
function* slideHome(cells: ArrayLike<number>): SolutionSearch {
  const known = yield* patterns()
  const shortest = yield* wayHome(cells, known, 1, MAX_STORED)
  if (shortest) return asSolution(cells, shortest, true)
  const short = yield* wayHome(cells, known, 1.25, MAX_STORED_WEIGHTED)
  return asSolution(cells, short ?? (yield* wayHome(cells, known, 2, Infinity)) ?? [], false)
}

function asSolution(cells: ArrayLike<number>, squares: readonly number[], shortest: boolean): Solution {
  let vacant = Array.from(cells).indexOf(0)
  const slides = squares.map((from) => {
    const slide = packSlide(from, vacant)
    vacant = from
    return slide
  })
  return createSolution(slides, shortest, slides.length)
}

export const thirteenPuzzleBot = createBotProfile(thirteenPuzzle, { solver: thirteenPuzzleSolver })

/**
 * Finds a way home. Returns the squares of the cards to slide, in order; null if more than `maxNodes` positions would
 * have to be stored. A* (Hart, Nilsson and Raphael, 1968), weighted as by I. Pohl (1970). The heuristic is admissible,
 * and a position to which a better way is found is opened again, so that with weight 1 no way is shorter.
 */
function* wayHome(
  cells: ArrayLike<number>,
  known: Patterns,
  weight: Weight,
  maxNodes: number,
): Generator<void, number[] | null, void> {
  const search = new Search(known, weight)
  search.begin(cells)
  for (let opened = 0; search.nodes.count <= maxNodes; opened++) {
    const node = search.nearest()
    if (search.nodes.slidesToCome[node] === 0 && search.nodes.vacant[node] === CORNER) return search.wayTo(node)
    search.open(node)
    if (opened % SLICE === SLICE - 1) yield
  }
  return null
}
