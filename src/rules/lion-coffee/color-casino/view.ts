import { readRound } from '../../casino/rounds'
import { soleMost } from '../../casino/most'
import { bySeat, letterOf, lettersOf, type Eye } from '../../kit'
import { CARDS, cardName } from '../cards'
import { members } from '../sets'
import { letterOrNull, setNames, stockNames, wordNames } from './names'
import type { ColorView, RoundView } from './shape'
import { dealerOf, isPlaying, sidesOf, sizeOf, type ColorState } from './state'

/** The page's State, complete. */
export function dump(state: ColorState): ColorView {
  return seen(state, stockNames(state), (seat) => setNames(state.hands, seat))
}

/** What an eye may know. The page opens nothing at the end: leftovers that are out of play stay unseen. */
export function view(state: ColorState, eye: Eye): ColorView {
  const { hands } = state
  return seen(state, CARDS - state.top, (seat) => (seat === eye ? setNames(hands, seat) : sizeOf(hands, seat)))
}

/** What lies open before every eye, with the stock and the hands as they are shown to one. */
function seen(
  state: ColorState,
  stock: readonly string[] | number,
  handOf: (seat: number) => readonly string[] | number,
): ColorView {
  const letters = lettersOf(state.seats)
  return {
    round: state.round,
    deal: state.deal,
    dealer: letterOf(dealerOf(state)),
    turn: isPlaying(state) ? letterOf(state.turn) : null,
    stock,
    hands: bySeat(letters.map((_, seat) => handOf(seat))),
    table: wordNames(state.looseLow, state.looseHigh),
    builds: members(state.topsLow, state.topsHigh).map((top) => ({
      cards: [cardName(state.lowers[top]!), cardName(top)],
      by: letterOf(state.builders[top]!),
    })),
    piles: bySeat(letters.map((_, seat) => setNames(state.piles, seat))),
    sweeps: bySeat(state.sweeps.subarray(0, state.seats)),
    lastCapture: letterOrNull(state.lastCapture),
    rounds: Array.from({ length: state.counted }, (_, round) => roundOf(state, round)),
  }
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
