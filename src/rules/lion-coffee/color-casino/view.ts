import { readRound } from '../../casino/rounds'
import { soleMaxIndex } from '../../casino/leaders'
import { visibleParts, letterOrNull, tableView, openParts, type HideableParts } from '../../casino/view'
import { bySeat, letterOf, type Eye, type Outcome } from '../../kit'
import { cardName, members } from '../cards'
import { PACK } from './names'
import type { BuildView, ColorView, RoundView } from './shape'
import { sideCount, type ColorState } from './state'
import { standing } from '../../casino/table'

/** Returns the complete State of the rules page. */
export function dump(state: ColorState): ColorView {
  return viewWith(state, openParts(PACK, state))
}

/**
 * Returns what an eye may know. Nothing is opened at the end of the game: leftovers that are out of play stay hidden.
 */
export function view(state: ColorState, eye: Eye): ColorView {
  return viewWith(state, visibleParts(PACK, state, eye))
}

function viewWith(state: ColorState, covered: HideableParts): ColorView {
  return {
    ...tableView(PACK, state, covered, buildsOf(state)),
    sweeps: bySeat(state.sweeps.subarray(0, state.seats)),
    lastCapture: letterOrNull(state.lastCapture),
    rounds: Array.from({ length: state.countedRounds }, (_, round) => roundOf(state, round)),
  }
}

function buildsOf(state: ColorState): BuildView[] {
  return members(state.topsLow, state.topsHigh).map((top) => ({
    cards: [cardName(state.lowers[top]!), cardName(top)],
    by: letterOf(state.builders[top]!),
  }))
}

/** Returns the view of a counted round, counted from 0. */
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

/** Returns the first seat of the side that alone has the most, or -1. */
function mostOfSides(state: ColorState, counts: readonly number[]): number {
  const sides = sideCount(state)
  const sums = new Uint8Array(sides)
  counts.forEach((count, seat) => (sums[seat % sides]! += count))
  return soleMaxIndex(sums, sides)
}

/**
 * Returns the outcome: scores are the totals of the rounds already counted; with partners, each seat has the side's
 * total.
 */
export function outcome(state: ColorState): Outcome {
  return standing(state, 'target')
}
