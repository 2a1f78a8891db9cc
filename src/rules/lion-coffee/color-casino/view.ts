import { readRound } from '../../casino/rounds'
import { soleMost } from '../../casino/most'
import { coveredFor, letterOrNull, tableView, uncovered, type Covered } from '../../casino/view'
import { bySeat, letterOf, type Eye } from '../../kit'
import { cardName } from '../cards'
import { members } from '../sets'
import { PACK } from './names'
import type { BuildView, ColorView, RoundView } from './shape'
import { sidesOf, type ColorState } from './state'

// In range: seats, cards.

/** The page's State, complete. */
export function dump(state: ColorState): ColorView {
  return seen(state, uncovered(PACK, state))
}

/** What an eye may know. The page opens nothing at the end: leftovers that are out of play stay unseen. */
export function view(state: ColorState, eye: Eye): ColorView {
  return seen(state, coveredFor(PACK, state, eye))
}

function seen(state: ColorState, covered: Covered): ColorView {
  return {
    ...tableView(PACK, state, covered, buildsOf(state)),
    sweeps: bySeat(state.sweeps.subarray(0, state.seats)),
    lastCapture: letterOrNull(state.lastCapture),
    rounds: Array.from({ length: state.counted }, (_, round) => roundOf(state, round)),
  }
}

function buildsOf(state: ColorState): BuildView[] {
  return members(state.topsLow, state.topsHigh).map((top) => ({
    cards: [cardName(state.lowers[top]!), cardName(top)],
    by: letterOf(state.builders[top]!),
  }))
}

/** A counted round, from 0. */
function roundOf(state: ColorState, round: number): RoundView {
  const { dealer, last, cards, suit, sweeps, points } = readRound(state.rounds, round, state.seats)
  return {
    dealer: letterOf(dealer),
    last: letterOrNull(last),
    cards: letterOrNull(mostOfSides(state, cards)),
    reds: letterOrNull(mostOfSides(state, suit)),
    cardCounts: bySeat(cards),
    redCounts: bySeat(suit),
    sweeps: bySeat(sweeps),
    points: bySeat(points),
  }
}

/** The first seat of the side that alone has most, or -1. */
function mostOfSides(state: ColorState, counts: readonly number[]): number {
  const sides = sidesOf(state)
  const sums = new Uint8Array(sides)
  counts.forEach((count, seat) => (sums[seat % sides]! += count))
  return soleMost(sums, sides)
}
