import { bridgeName, BRIDGE_CARDS, bySeat, letterOf, type Eye, type Seat } from '../../kit'
import { readRound, type RoundRead } from '../../casino/rounds'
import { namesIn } from '../sets'
import { sideWithMost } from './count'
import type { BuildView, CassinoView, RoundView } from './shape'
import { COUNTING, HIGH_WORDS, OVER, PLAYING, sizeOf, type CassinoState } from './state'
import { MAX_VALUE } from './values'

/**
 * Returns the part of a view that both rules pages share; at the end of the game it opens the piles. `eye` null:
 * everything is open.
 */
export function commonView(state: CassinoState, eye: Eye | null): Omit<CassinoView, 'rounds'> {
  const all = eye === null
  const hands = seatsOf(state).map((seat) => {
    return all || seat === eye ? setNames(state.hands, seat) : sizeOf(state.hands, seat)
  })
  const piles = seatsOf(state).map((seat) =>
    all || state.phase === OVER ? setNames(state.piles, seat) : sizeOf(state.piles, seat),
  )
  return {
    round: state.round,
    deal: state.deal,
    lastDeal: state.top === BRIDGE_CARDS,
    dealer: letterOf(state.dealer),
    turn: state.phase === PLAYING || state.phase === COUNTING ? letterOf(state.turn) : null,
    stock: all ? Array.from(state.pack.subarray(state.top), bridgeName) : BRIDGE_CARDS - state.top,
    hands: bySeat(hands),
    piles: bySeat(piles),
    table: namesIn(state.looseLow, state.looseHigh),
    builds: buildsOn(state),
    lastCapture: letterOrNull(state.lastCapture),
  }
}

export function seatsOf(state: CassinoState): Seat[] {
  return Array.from({ length: state.seats }, (_, seat) => seat)
}

/** Returns the cards of a hand or a pile, sorted. */
export function setNames(sets: Int32Array, seat: Seat): string[] {
  return namesIn(sets[seat]!, sets[HIGH_WORDS + seat]!)
}

function letterOrNull(seat: Seat | null): string | null {
  return seat === null || seat < 0 ? null : letterOf(seat)
}

function buildsOn(state: CassinoState): BuildView[] {
  const values = Array.from({ length: MAX_VALUE }, (_, i) => i + 1).filter((value) => state.buildGroups[value]! > 0)
  return values.map((value) => ({
    value,
    groups: state.buildGroups[value]!,
    cards: namesIn(state.buildLow[value]!, state.buildHigh[value]!),
    by: letterOf(state.buildBy[value]!),
  }))
}

/** Unpacks the counted rounds. */
export function unpackRounds(state: CassinoState): RoundRead[] {
  return Array.from({ length: state.countedRounds }, (_, round) => readRound(state.rounds, round, state.seats))
}

/** Returns the part of a counted round that both rules pages share. */
export function roundView(state: CassinoState, round: RoundRead): RoundView {
  return {
    dealer: letterOf(round.dealer),
    last: letterOrNull(round.last),
    cards: letterOrNull(sideWithMost(round.cards, state.sides)),
    spades: letterOrNull(sideWithMost(round.suit, state.sides)),
    cardCounts: bySeat(round.cards),
    spadeCounts: bySeat(round.suit),
    points: bySeat(round.points),
  }
}
