import { BRIDGE_CARDS, bridgeName, createShuffleFunctions, type Seat, type EventSink } from '../../kit'
import { dealerOf } from '../../casino/rounds'
import { BRIDGE_PACK } from '../pack'
import { HIGH_BITS, LOW_BITS, namesIn } from '../sets'
import type { CassinoEvent } from './events'
import { give, HIGH_WORDS, PLAYING, SHUFFLING, type CassinoState } from './state'

/**
 * Returns the number of outcomes due. The only chance is the shuffle before each round: 52 outcomes, the pack's order
 * from the top.
 */
export function chance(state: CassinoState): number {
  return state.phase === SHUFFLING ? BRIDGE_CARDS : 0
}

export const { sampleChance, readChance } = createShuffleFunctions(() => BRIDGE_PACK)

/** Begins a round: applies the shuffle and makes the first deal. */
export function applyChance(state: CassinoState, outcomes: readonly number[], tell?: EventSink<CassinoEvent>): void {
  for (let i = 0; i < BRIDGE_CARDS; i++) state.pack[i] = outcomes[i]!
  state.top = 0
  clearTable(state)
  state.phase = PLAYING
  state.round = state.countedRounds + 1
  state.deal = 1
  state.dealer = dealerOf(state.countedRounds, state.seats)
  state.turn = leftOf(state, state.dealer)
  firstDeal(state)
  if (!tell) return
  tellDeal(state, tell)
  tell({ type: 'turn', seat: state.turn })
}

/** Returns the seat at the left of a seat. */
export function leftOf(state: CassinoState, seat: Seat): Seat {
  return seat + 1 === state.seats ? 0 : seat + 1
}

/** Makes the next deal of a round: two cards to each seat, twice over, the dealer last. */
export function dealAgain(state: CassinoState, tell?: EventSink<CassinoEvent>): void {
  state.deal++
  for (let time = 0; time < 2; time++) dealTwos(state, state.seats)
  if (tell) tellDeal(state, tell)
}

function clearTable(state: CassinoState): void {
  state.hands.fill(0)
  state.piles.fill(0)
  state.looseLow = 0
  state.looseHigh = 0
  state.buildGroups.fill(0)
  state.buildLow.fill(0)
  state.buildHigh.fill(0)
  state.buildBy.fill(0)
  state.builds = 0
  state.lastCapture = -1
  state.windowSeat = -1
  state.sweepCount = 0
}

function firstDeal(state: CassinoState): void {
  const before = state.variant.tableBeforeDealer ? state.seats - 1 : state.seats
  for (let time = 0; time < 2; time++) {
    dealTwos(state, before)
    layTwo(state)
    if (before < state.seats) giveTwo(state, state.dealer)
  }
}

/** Deals two cards to each of `seats` seats, starting at the dealer's left. */
function dealTwos(state: CassinoState, seats: number): void {
  let seat = state.dealer
  for (let i = 0; i < seats; i++) giveTwo(state, (seat = leftOf(state, seat)))
}

function giveTwo(state: CassinoState, seat: Seat): void {
  give(state.hands, seat, state.pack[state.top++]!)
  give(state.hands, seat, state.pack[state.top++]!)
}

function layTwo(state: CassinoState): void {
  for (let i = 0; i < 2; i++) {
    const card = state.pack[state.top++]!
    state.looseLow |= LOW_BITS[card]!
    state.looseHigh |= HIGH_BITS[card]!
  }
}

function tellDeal(state: CassinoState, tell: EventSink<CassinoEvent>): void {
  const { dealer, round, deal, seats, hands, top } = state
  const held = Array.from({ length: seats }, (_, seat) => namesIn(hands[seat]!, hands[HIGH_WORDS + seat]!))
  const stock = BRIDGE_CARDS - top
  tell({ type: 'dealt', seat: dealer, round, deal, hands: held, table: deal === 1 ? laidOut(state) : [], stock })
}

/** Returns the four cards dealt to the table, in the order dealt. */
function laidOut(state: CassinoState): string[] {
  const first = 2 * (state.variant.tableBeforeDealer ? state.seats - 1 : state.seats)
  const second = 2 * (state.seats + 1) + first
  return [first, first + 1, second, second + 1].map((entry) => bridgeName(state.pack[entry]!))
}
