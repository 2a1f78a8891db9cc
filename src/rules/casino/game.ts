import { createShuffleFunctions, type EventSink, type Eye, type Seat } from '../kit'
import { countRound, standing } from './count'
import { eventFor, type DealtEvent } from './events'
import { createDeterminizer } from './hidden'
import type { AnyCasinoView, CasinoSheet } from './sheet'
import {
  addTo,
  canDeal,
  dealerOf,
  isPlaying,
  layLoose,
  leftOf,
  namesOf,
  PLAYING,
  SHUFFLING,
  type CasinoTable,
} from './table'
import { sortedCardNames, viewOf } from './view'

/** Returns the functions of a casino that follow from its sheet: shuffle, deal, turns, count and views. */
export function createCasino<S extends CasinoTable, M, V extends AnyCasinoView>(sheet: CasinoSheet<S, M, V>) {
  return {
    start: sheet.start,
    clone: sheet.clone,
    copy: sheet.copy,
    /** The only chance is the shuffle of the whole pack before each round. */
    chance: (state: S) => (state.phase === SHUFFLING ? state.packSize : 0),
    ...createShuffleFunctions(sheet.pack.name, sheet.deckOf),
    applyChance(state: S, outcomes: readonly number[], tell?: EventSink<never>): void {
      gather(state, sheet, outcomes)
      dealHands(state, sheet, tell as EventSink)
    },
    requiredSeats: (state: S) => (isPlaying(state) ? 1 << state.turn : 0),
    /** Plays a card, and all that follows from it automatically. */
    apply(state: S, seat: Seat, move: M, sink?: EventSink<never>): void {
      const tell = sink as EventSink | undefined
      sheet.lay(state, seat, move, tell)
      state.turn = leftOf(state, seat)
      if (state.cardsInHands > 0) tell?.({ type: 'turn', seat: state.turn })
      else if (canDeal(state)) dealHands(state, sheet, tell)
      else if (!sheet.waits?.(state, tell)) countRound(state, sheet, tell)
    },
    view: (state: S, eye: Eye) => viewOf(state, sheet, eye),
    dump: (state: S) => viewOf(state, sheet, null),
    eventFor,
    determinize: createDeterminizer(sheet),
    outcome: standing,
  }
}

/** Gathers all cards and places the shuffled pack ready for the first deal of a round. */
function gather<S extends CasinoTable, M, V extends AnyCasinoView>(
  state: S,
  sheet: CasinoSheet<S, M, V>,
  outcomes: readonly number[],
): void {
  for (let i = 0; i < state.packSize; i++) state.pack[i] = outcomes[i]!
  state.phase = PLAYING
  state.round = state.countedRounds + 1
  state.deal = 0
  state.top = 0
  state.piles.fill(0)
  state.looseLow = state.looseHigh = 0
  sheet.clearBuilds(state)
  state.sweeps.fill(0)
  state.lastCapture = -1
}

/**
 * Deals to every seat in turn from the dealer's left, and in the first deal of a round to the table. The cards too few
 * to go round again may be laid on the table at once.
 */
function dealHands<S extends CasinoTable, M, V extends AnyCasinoView>(
  state: S,
  sheet: CasinoSheet<S, M, V>,
  tell?: EventSink,
): void {
  const { seats, packSize, pack } = state
  const { run, packet } = sheet
  const leader = leftOf(state, dealerOf(state))
  const isFirst = state.deal++ === 0
  const tableAt = sheet.servesDealerLast ? seats - 1 : seats
  const each = Math.min(sheet.handSize, Math.floor((packSize - state.top) / seats))
  const laid: number[] = []
  for (let given = run; given <= each; given += run) {
    for (let i = 0, seat = leader; i <= seats; i++, seat = leftOf(state, seat)) {
      if (isFirst && i === tableAt && given % packet === 0) {
        if (tell) laid.push(...pack.subarray(state.top, state.top + packet))
        for (let k = 0; k < packet; k++) layLoose(sheet.pack, state, pack[state.top++]!)
      }
      if (i < seats) for (let k = 0; k < run; k++) addTo(sheet.pack, state.hands, seat, pack[state.top++]!)
    }
  }
  state.cardsInHands = each * seats
  state.turn = leader
  if (tell) tellDeal(state, sheet, laid, tell)
  const oddCards = canDeal(state) ? null : (sheet.oddCards?.(state) ?? null)
  const from = state.top
  if (oddCards !== null) while (state.top < packSize) layLoose(sheet.pack, state, pack[state.top++]!)
  if (!tell) return
  if (oddCards !== null && state.top > from) {
    const odd = { type: oddCards, cards: sortedCardNames(sheet.pack, state, from, state.top) }
    tell(odd)
  }
  tell({ type: 'turn', seat: leader })
}

function tellDeal<S extends CasinoTable, M, V extends AnyCasinoView>(
  state: S,
  { pack, tellsDealOrder }: CasinoSheet<S, M, V>,
  laid: number[],
  tell: EventSink,
): void {
  const { round, deal, seats, packSize, top } = state
  const hands = Array.from({ length: seats }, (_, seat) => namesOf(pack, state.hands, seat))
  if (!tellsDealOrder) laid.sort((one, other) => one - other)
  const event: DealtEvent = {
    type: 'dealt',
    seat: dealerOf(state),
    round,
    deal,
    hands,
    table: laid.map(pack.name),
    stock: packSize - top,
  }
  tell(event)
}
