import { count, lowestBit } from '../../../rules/forty-nine-outfit/cards'
import {
  READING_ANY,
  READING_HEAP,
  isFoundation,
  LOT_SIZE,
  PACK_FROM,
  PILES,
  type SuiteAssemblingState,
} from '../../../rules/forty-nine-outfit/suite-assembling/state'
import { doubled, PositionTable } from '../position-table'
import { downIn, packDown, Tableau, withOneLess } from './tableau'

const CAPACITY = 1 << 12

/** The positions that a search has visited, each with the step that led to it. */
class Visited extends PositionTable {
  step = new Int32Array(CAPACITY)

  protected override grow(): void {
    super.grow()
    this.step = doubled(this.step)
  }
}

/**
 * A decision: `deals` deals, then `what`: a card of the pack is played (its entry), a run is moved to a space
 * (FROM_PILE + its pile), or only automatic plays happen (NOTHING).
 */
export interface Step {
  readonly deals: number
  readonly action: number
}

/** The result of a search, and the number of positions it opened. */
interface SearchResult {
  /** The decisions that lead to the end; `false` if none do, null if the search exceeded its budget. */
  readonly steps: readonly Step[] | false | null
  readonly opened: number
}

export const FROM_PILE = 24
export const NOTHING = 31

const WHAT_BITS = 5
/** Bit offsets in the word of the pack: above its entries, the cards on the heap, the cards of the lot, the pass. */
const HEAP_AT = 21
const LOT_AT = 26
const PASS_AT = 28
const PACK_MASK = (1 << HEAP_AT) - 1

/** Positions opened between two yields. */
const SLICE = 1024

/**
 * Searches all decisions that matter, each position once: which card of the pack to play when, and what fills a space.
 */
export function* decide(state: SuiteAssemblingState, maxPositions: number): Generator<void, SearchResult, void> {
  const search = new Search(state)
  search.begin(state)
  let opened = 1
  for (; search.hasMore(); opened++) {
    const position = search.next()
    if (search.isSolved(position)) return { steps: search.stepsTo(position), opened }
    search.open(position)
    if (search.visited.count > maxPositions) return { steps: null, opened }
    if (opened % SLICE === 0) yield
  }
  return { steps: false, opened }
}

/**
 * Whether every card of the pack can be had at any time. Then it matters neither where it lies nor when it is taken,
 * and one that fits is taken at once, which harms as little as moving a run.
 */
export function isFree({ reading, passes }: SuiteAssemblingState): boolean {
  return reading === READING_ANY && passes === 0
}

class Search {
  readonly visited = new Visited(CAPACITY)
  private readonly waiting: number[] = []
  private readonly tableau: Tableau
  private readonly order: SuiteAssemblingState['order']
  private readonly reading: number
  private readonly passes: number
  private readonly free: boolean

  // The current position: entries of the pack, cards on the heap, cards of the lot, the pass.
  private left = 0
  private heap = 0
  private lot = 0
  private pass = 0

  constructor(state: SuiteAssemblingState) {
    const { order, reading, passes } = state
    this.order = order
    this.reading = reading
    this.passes = passes
    this.free = isFree(state)
    this.tableau = new Tableau(order)
  }

  begin(state: SuiteAssemblingState): void {
    this.left = state.packLeft
    this.heap = count(state.packLeft & ((1 << state.heapEnd) - 1))
    this.lot = state.lot
    this.pass = state.passes === 0 ? 0 : state.pass
    this.add(packDown(state.down), -1, 0, NOTHING)
  }

  hasMore(): boolean {
    return this.waiting.length > 0
  }

  next(): number {
    // Called only if a position is waiting.
    return this.waiting.pop()!
  }

  isSolved(position: number): boolean {
    return this.visited.second[position] === 0 && (this.visited.first[position]! & PACK_MASK) === 0
  }

  stepsTo(position: number): Step[] {
    const steps: Step[] = []
    for (let at = position; this.visited.parent[at]! >= 0; at = this.visited.parent[at]!) {
      const step = this.visited.step[at]!
      steps.push({ deals: step >> WHAT_BITS, action: step & NOTHING })
    }
    return steps.reverse()
  }

  /** Adds the results of all decisions in a position; the last one added is searched first. */
  open(position: number): void {
    const down = this.visited.second[position]!
    this.load(position)
    this.tableau.playHarmless(this.left, down)
    const spaces = this.tableau.spaces
    if (this.free) this.openFree(position, spaces)
    else this.openInTurn(position, spaces)
    if (spaces === 0) return
    for (let pile = PILES - 1; pile >= 0; pile--) {
      if (downIn(down, pile) === 0) continue
      this.load(position)
      // The card under the run is open then; the tableau derives that from the number of face-down cards.
      this.add(withOneLess(down, pile), position, 0, FROM_PILE + pile)
    }
  }

  /** Cards that fit have been taken already, which never harms; any other card may fill a space. */
  private openFree(position: number, spaces: number): void {
    if (spaces === 0) return
    for (let rest = this.left; rest !== 0; rest &= rest - 1) this.take(position, 0, lowestBit(rest))
  }

  /** Deals through the rest of this pass and one whole further pass, and plays what is available at each stop. */
  private openInTurn(position: number, spaces: number): void {
    const first = this.waiting.length
    for (let deals = 0, turns = 0; ;) {
      if (deals > 0 && this.hasFoundation()) {
        this.takeFoundations()
        this.add(this.visited.second[position]!, position, deals, NOTHING)
        break
      }
      if (this.takesAtOnce(position, deals)) break
      this.playAvailable(position, deals, spaces)
      if (this.left === 0) break
      if (this.heap === count(this.left)) {
        if (turns++ > 0 || this.isLastPass()) break
      }
      this.deal()
      deals++
      this.playHarmless(position)
    }
    // The nearest stop is searched first.
    this.waiting.push(...this.waiting.splice(first).reverse())
  }

  /**
   * In the last pass a card that fits is taken as soon as possible, and nothing else need be tried from there: this
   * changes no later lot and uncovers the heap, and a card laid on a run blocks nothing. Returns whether one was taken.
   */
  private takesAtOnce(position: number, deals: number): boolean {
    if (!this.isLastPass()) return false
    for (let rest = this.available(); rest !== 0; rest &= rest - 1) {
      const entry = lowestBit(rest)
      if (!this.tableau.fits(this.order[PACK_FROM + entry]!)) continue
      this.take(position, deals, entry)
      return true
    }
    return false
  }

  private isLastPass(): boolean {
    return this.passes > 0 && this.pass >= this.passes
  }

  private playHarmless(position: number): void {
    this.tableau.playHarmless(this.left, this.visited.second[position]!)
  }

  private playAvailable(position: number, deals: number, spaces: number): void {
    const [left, heap, lot, pass] = [this.left, this.heap, this.lot, this.pass]
    for (let rest = this.available(); rest !== 0; rest &= rest - 1) {
      const entry = lowestBit(rest)
      if (spaces > 0 || this.tableau.fits(this.order[PACK_FROM + entry]!)) {
        this.take(position, deals, entry)
        this.left = left
        this.heap = heap
        this.lot = lot
        this.pass = pass
        this.playHarmless(position)
      }
    }
  }

  private take(position: number, deals: number, entry: number): void {
    const before = this.left
    this.remove(entry)
    this.add(this.visited.second[position]!, position, deals, entry)
    if (this.free) this.left = before
  }

  private remove(entry: number): void {
    this.left &= ~(1 << entry)
    if (this.heap > 0) this.heap--
    if (this.lot > 0) this.lot--
  }

  /** Adds the current position with these packed face-down cards, unless it was visited before. */
  private add(down: number, parent: number, deals: number, what: number): void {
    this.tableau.playHarmless(this.left, down)
    if (this.free) this.takeAllThatFit()
    else this.takeFoundations()
    const lot = this.reading === READING_HEAP ? 0 : this.lot
    const place = this.free ? 0 : (this.heap << HEAP_AT) | (lot << LOT_AT) | (this.pass << PASS_AT)
    if (this.visited.find(this.left | place, this.tableau.down) >= 0) return
    const position = this.visited.add(this.left | place, this.tableau.down)
    this.visited.parent[position] = parent
    this.visited.step[position] = (deals << WHAT_BITS) | what
    this.waiting.push(position)
  }

  /** Plays available foundation cards, which go up by themselves. */
  private takeFoundations(): void {
    while (this.hasFoundation()) {
      for (let rest = this.available(); rest !== 0; rest &= rest - 1) {
        const entry = lowestBit(rest)
        if (!isFoundation(this.order[PACK_FROM + entry]!)) continue
        this.remove(entry)
        break
      }
    }
    this.tableau.playHarmless(this.left, this.tableau.down)
  }

  private takeAllThatFit(): void {
    for (let taken = true; taken;) {
      taken = false
      for (let rest = this.left; rest !== 0; rest &= rest - 1) {
        const entry = lowestBit(rest)
        if (!this.tableau.fits(this.order[PACK_FROM + entry]!)) continue
        this.left &= ~(1 << entry)
        this.tableau.playHarmless(this.left, this.tableau.down)
        taken = true
      }
    }
  }

  private hasFoundation(): boolean {
    for (let rest = this.available(); rest !== 0; rest &= rest - 1) {
      if (isFoundation(this.order[PACK_FROM + lowestBit(rest)]!)) return true
    }
    return false
  }

  /** Returns the entries of the pack that may be played now, as a set. */
  private available(): number {
    const cards = this.reading === READING_ANY ? this.lot : this.reading === READING_HEAP || this.lot > 0 ? 1 : 0
    if (cards === 0 || this.heap === 0) return 0
    let rest = this.left
    for (let under = this.heap - cards; under > 0; under--) rest &= rest - 1
    let found = 0
    for (let i = Math.min(cards, this.heap); i > 0; i--) {
      found |= rest & -rest
      rest &= rest - 1
    }
    return found
  }

  private deal(): void {
    const cards = count(this.left)
    if (this.heap === cards) {
      this.heap = 0
      if (this.passes > 0) this.pass++
    }
    this.lot = Math.min(LOT_SIZE, cards - this.heap)
    this.heap += this.lot
  }

  private load(position: number): void {
    const one = this.visited.first[position]!
    this.left = one & PACK_MASK
    this.heap = (one >>> HEAP_AT) & 31
    this.lot = (one >>> LOT_AT) & 3
    this.pass = one >>> PASS_AT
  }
}
