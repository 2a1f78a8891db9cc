import { count, lowest } from '../../../rules/forty-nine-outfit/bits'
import { nebraskaCheckers } from '../../../rules/forty-nine-outfit/nebraska-checkers'
import { PLACES } from '../../../rules/forty-nine-outfit/nebraska-checkers/squares'
import { defaults } from '../../../rules/kit'

/** Most kings of both sides together for which every ending is known. */
export const KINGS_KNOWN = 4

/** Value of a position that is not decided yet, of one where the seat to move has lost already, and of a draw. */
const OPEN = 127
const LOST = -100
const DRAWN = 0

/** In a list of successors: the move has taken the last man. */
const WINS = -1

/** Rises along the sets of one size: C(p, 1) + C(q, 2) + C(r, 3) for the places p < q < r (the combinatorial number system). */
const RANKS = Int32Array.from({ length: 4 * PLACES }, (_, i) => choose(i % PLACES, Math.floor(i / PLACES)))

/** Where the positions begin in which the mover has so many kings (row) and the other so many (column). */
const OFFSETS = new Int32Array((KINGS_KNOWN + 1) ** 2)
const SIZE = layOut()

/**
 * Every ending of at most four kings, with how many plies it takes (retrograde analysis, from the ends backwards): a
 * chase by kings needs more foresight than a search has. The bar on repeated movements and the quiet limit are left
 * out: a shortest win repeats nothing, and the limit's default cuts off nothing that is won (the page's endings).
 */
export class Endings {
  private readonly values = retrograde()

  /**
   * Plies to the win of whoever is to move and has the kings `own` against `other`; negative to the loss, 0 for a draw;
   * NaN if this is no such ending, or over.
   */
  plies(own: number, other: number): number {
    if (own === 0 || other === 0 || count(own) + count(other) > KINGS_KNOWN) return NaN
    const value = this.values[indexOf(own, other)]!
    return value === LOST ? NaN : value
  }
}

function indexOf(own: number, other: number): number {
  const others = count(other)
  return OFFSETS[(KINGS_KNOWN + 1) * count(own) + others]! + rank(own) * choose(PLACES, others) + rank(other)
}

/** Kings go in all directions, so either side's moves are those of seat A. */
function retrograde(): Int8Array {
  const { starts, successors } = allSuccessors()
  const values = new Int8Array(SIZE).fill(OPEN)
  for (let at = 0; at < SIZE; at++) if (starts[at] === starts[at + 1]) values[at] = LOST
  for (let plies = 1, changed = true; changed || plies < 3; plies++) {
    changed = false
    for (let at = 0; at < SIZE; at++) {
      if (values[at] !== OPEN) continue
      const value = decide(values, successors, starts[at]!, starts[at + 1]!, plies)
      if (value === OPEN) continue
      values[at] = value
      changed = true
    }
  }
  for (let at = 0; at < SIZE; at++) if (values[at] === OPEN) values[at] = DRAWN
  return values
}

/** The value of a position that is decided in exactly so many plies, if it is. */
function decide(values: Int8Array, successors: Int32Array, from: number, to: number, plies: number): number {
  let allWon = true
  for (let i = from; i < to; i++) {
    const next = successors[i]!
    const value = next === WINS ? LOST : values[next]!
    const lostIn = value === LOST ? 0 : value < 0 ? -value : Infinity
    if (lostIn === plies - 1) return plies
    if (value <= 0 || value === OPEN || value >= plies) allWon = false
  }
  return allWon ? -plies : OPEN
}

function allSuccessors(): { readonly starts: Int32Array; readonly successors: Int32Array } {
  const starts = new Int32Array(SIZE + 1)
  const successors: number[] = []
  const state = nebraskaCheckers.start(defaults(nebraskaCheckers.info), 2)
  const after = nebraskaCheckers.clone(state)
  const list: number[] = []
  state.men.fill(0)
  let at = 0
  for (const [own, other] of positions()) {
    starts[at++] = successors.length
    // Places that overlap are no position; nothing leads there, and what stands there is never asked.
    if ((own & other) !== 0) continue
    state.kings[0] = own
    state.kings[1] = other
    const found = nebraskaCheckers.moves(state, 0, list)
    for (let i = 0; i < found; i++) {
      nebraskaCheckers.copy(state, after)
      nebraskaCheckers.apply(after, 0, list[i]!)
      const left = after.kings[1]!
      successors.push(left === 0 ? WINS : indexOf(left, after.kings[0]!))
    }
  }
  starts[SIZE] = successors.length
  return { starts, successors: Int32Array.from(successors) }
}

/** The kings of the mover and of the other, in the order of {@link indexOf}. */
function* positions(): Generator<readonly [own: number, other: number]> {
  for (const [own, other] of sizes()) {
    for (const mine of sets(own)) for (const theirs of sets(other)) yield [mine, theirs]
  }
}

function* sizes(): Generator<readonly [own: number, other: number]> {
  for (let own = 1; own < KINGS_KNOWN; own++) {
    for (let other = 1; own + other <= KINGS_KNOWN; other++) yield [own, other]
  }
}

/** All sets of so many places, in the order of their ranks, which is the order of the words. */
function sets(size: number): number[] {
  const found: number[] = []
  for (let set = (1 << size) - 1; set < 1 << PLACES;) {
    found.push(set)
    // The next word with as many bits (Gosper).
    const low = set & -set
    const up = set + low
    set = up | ((((set ^ up) / low) | 0) >> 2)
  }
  return found
}

function rank(set: number): number {
  let sum = 0
  let size = 1
  for (let rest = set; rest !== 0; rest &= rest - 1) sum += RANKS[PLACES * size++ + lowest(rest)]!
  return sum
}

function layOut(): number {
  let size = 0
  for (const [own, other] of sizes()) {
    OFFSETS[(KINGS_KNOWN + 1) * own + other] = size
    size += choose(PLACES, own) * choose(PLACES, other)
  }
  return size
}

function choose(n: number, k: number): number {
  let ways = 1
  for (let i = 0; i < k; i++) ways = (ways * (n - i)) / (i + 1)
  return ways
}
