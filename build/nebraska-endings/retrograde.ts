import { DRAWN, LOST, UNKNOWN } from '../../src/bots/heuristics/nebraska-checkers/ending-tables'
import { indexOf, positions, SIZE } from '../../src/bots/heuristics/nebraska-checkers/king-positions'
import { nebraskaCheckers } from '../../src/rules/forty-nine-outfit/nebraska-checkers'
import { defaults } from '../../src/rules/kit'

/** Successor that marks the capture of the last man. */
const WON_SUCCESSOR = -1

/**
 * Returns the value of every position of at most four kings, by its index, computed backwards from the ends (retrograde
 * analysis). Kings move in all directions, so the moves of either side are those of seat A. The bar on repeated
 * movements and the quiet limit are ignored: a shortest win repeats nothing, and the default limit ends no won position
 * early (see the endings in the rules page).
 */
export function computeEndings(): Int8Array {
  const { starts, successors } = allSuccessors()
  const values = new Int8Array(SIZE).fill(UNKNOWN)
  for (let at = 0; at < SIZE; at++) if (starts[at] === starts[at + 1]) values[at] = LOST
  for (let plies = 1, changed = true; changed || plies < 3; plies++) {
    changed = false
    for (let at = 0; at < SIZE; at++) {
      if (values[at] !== UNKNOWN) continue
      const value = decide(values, successors, starts[at]!, starts[at + 1]!, plies)
      if (value === UNKNOWN) continue
      values[at] = value
      changed = true
    }
  }
  for (let at = 0; at < SIZE; at++) if (values[at] === UNKNOWN) values[at] = DRAWN
  return values
}

/** Returns the value of a position if it is decided in exactly `plies` plies, else `UNKNOWN`. */
function decide(values: Int8Array, successors: Int32Array, from: number, to: number, plies: number): number {
  let allWon = true
  for (let i = from; i < to; i++) {
    const next = successors[i]!
    const value = next === WON_SUCCESSOR ? LOST : values[next]!
    const lostIn = value === LOST ? 0 : value < 0 ? -value : Infinity
    if (lostIn === plies - 1) return plies
    if (value <= 0 || value === UNKNOWN || value >= plies) allWon = false
  }
  return allWon ? -plies : UNKNOWN
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
    // Overlapping sets are not a position: no move leads there, and its value is never read.
    if ((own & other) !== 0) continue
    state.kings[0] = own
    state.kings[1] = other
    const found = nebraskaCheckers.moves(state, 0, list)
    for (let i = 0; i < found; i++) {
      nebraskaCheckers.copy(state, after)
      nebraskaCheckers.apply(after, 0, list[i]!)
      const left = after.kings[1]!
      successors.push(left === 0 ? WON_SUCCESSOR : indexOf(left, after.kings[0]!))
    }
  }
  starts[SIZE] = successors.length
  return { starts, successors: Int32Array.from(successors) }
}
