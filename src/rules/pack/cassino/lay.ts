import { addTo, layLoose, takeFromHand } from '../../casino/table'
import {
  HIGH_BITS,
  LOW_BITS,
  lowestBit,
  bridgeNames,
  HIGH_WORDS,
  bridgeName,
  type BridgeCard,
  type Seat,
  type EventSink,
} from '../../kit'
import type { CassinoEvent, TakenBuild } from './events'
import { buildsOf, cardOf, highPieces, lowPieces, kindOf, WITH_BUILD, WITH_RAISED, type Move } from './move'
import { clearBuild, PACK, type CassinoState } from './state'
import { courtShift, courtsLike, HIGH_UP_TO, isCourt, LOW_UP_TO, VALUE } from './values'

type OptionalEventSink = EventSink<CassinoEvent> | undefined

/** Plays a card from the hand: trails it, captures with it or builds with it. Returns whether it captured. */
export function lay(state: CassinoState, seat: Seat, move: Move, tell: OptionalEventSink): boolean {
  const card = cardOf(move)
  const value = kindOf(move)
  takeFromHand(PACK, state, seat, card)
  if (value > 0) build(state, seat, card, value, move, tell)
  else if (lowPieces(move) === 0 && highPieces(move) === 0 && buildsOf(move) === 0) trail(state, seat, card, tell)
  else {
    if (tell) tell({ type: 'captured', seat, card: bridgeName(card), ...capturedPieces(state, card, move) })
    addTo(PACK, state.piles, seat, card)
    pickUp(state, seat, card, move)
    return true
  }
  return false
}

function trail(state: CassinoState, seat: Seat, card: BridgeCard, tell: OptionalEventSink): void {
  if (tell) tell({ type: 'trailed', seat, card: bridgeName(card) })
  layLoose(PACK, state, card)
}

/** Puts the pieces that a card captures, or could have captured, into a pile. */
export function pickUp(state: CassinoState, seat: Seat, card: BridgeCard, move: Move): void {
  let low = looseLowOf(card, move)
  let high = looseHighOf(card, move)
  state.looseLow &= ~low
  state.looseHigh &= ~high
  if (buildsOf(move) & WITH_BUILD) {
    const value = VALUE[card]!
    low |= state.buildLow[value]!
    high |= state.buildHigh[value]!
    clearBuild(state, value)
  }
  state.piles[seat]! |= low
  state.piles[HIGH_WORDS + seat]! |= high
  state.lastCapture = seat
}

function build(
  state: CassinoState,
  seat: Seat,
  card: BridgeCard,
  value: number,
  move: Move,
  tell: OptionalEventSink,
): void {
  const low = lowPieces(move)
  const high = highPieces(move)
  const laid = VALUE[card]!
  const raised = buildsOf(move) & WITH_RAISED ? value - laid : 0
  const groups = Math.round((laid + raised + sumOf(low, high)) / value)
  const before = tell && {
    loose: bridgeNames(low, high),
    raised: raised ? buildAt(state, raised) : null,
    joined: state.buildGroups[value] ? buildAt(state, value) : null,
  }
  state.looseLow &= ~low
  state.looseHigh &= ~high
  addToBuild(state, value, low | LOW_BITS[card]!, high | HIGH_BITS[card]!, groups)
  if (raised) {
    addToBuild(state, value, state.buildLow[raised]!, state.buildHigh[raised]!, 0)
    clearBuild(state, raised)
  }
  state.buildBy[value] = seat
  if (before) tell({ type: 'built', seat, card: bridgeName(card), value, groups: state.buildGroups[value]!, ...before })
}

/** Adds cards to the build of a value, creating it if there is none. */
function addToBuild(state: CassinoState, value: number, low: number, high: number, groups: number): void {
  if (state.buildGroups[value] === 0) state.builds++
  state.buildGroups[value]! += groups
  state.buildLow[value]! |= low
  state.buildHigh[value]! |= high
}

/** Returns the sum of some numerals. */
function sumOf(low: number, high: number): number {
  let sum = 0
  for (let rest = low; rest !== 0; rest &= rest - 1) sum += (lowestBit(rest) >> 2) + 1
  for (let rest = high; rest !== 0; rest &= rest - 1) sum += (lowestBit(rest) >> 2) + 8
  return sum
}

/** Returns the pieces of a capture or a call for its event. Must be called before the move is made. */
export function capturedPieces(
  state: CassinoState,
  card: BridgeCard,
  move: Move,
): { loose: string[]; builds: TakenBuild[] } {
  return {
    loose: bridgeNames(looseLowOf(card, move), looseHighOf(card, move)),
    builds: buildsOf(move) & WITH_BUILD ? [buildAt(state, VALUE[card]!)] : [],
  }
}

function buildAt(state: CassinoState, value: number): TakenBuild {
  const cards = bridgeNames(state.buildLow[value]!, state.buildHigh[value]!)
  return { value, groups: state.buildGroups[value]!, cards, by: state.buildBy[value]! }
}

/** Returns the loose cards that a capture names. A court's are given by their suits, all of its own rank. */
export function looseLowOf(card: BridgeCard, move: Move): number {
  return isCourt(card) ? 0 : lowPieces(move)
}

export function looseHighOf(card: BridgeCard, move: Move): number {
  return isCourt(card) ? lowPieces(move) << courtShift(card) : highPieces(move)
}

/** Whether a card could capture anything on the table, not counting the card itself. Allocates nothing. */
export function canCapture(state: CassinoState, card: BridgeCard): boolean {
  const low = state.looseLow & ~LOW_BITS[card]!
  const high = state.looseHigh & ~HIGH_BITS[card]!
  if (isCourt(card)) return (high & courtsLike(card)) !== 0
  const value = VALUE[card]!
  return state.buildGroups[value] !== 0 || reaches(low & LOW_UP_TO[value]!, high & HIGH_UP_TO[value]!, value)
}

/** Whether some of these numerals add up to a value: bit s of `sums` is set if some of them add up to s. */
function reaches(low: number, high: number, value: number): boolean {
  let sums = 1
  for (let rest = low; rest !== 0; rest &= rest - 1) sums |= sums << ((lowestBit(rest) >> 2) + 1)
  for (let rest = high; rest !== 0; rest &= rest - 1) sums |= sums << ((lowestBit(rest) >> 2) + 8)
  return (sums & (1 << value)) !== 0
}
