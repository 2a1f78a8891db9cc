import { lettersOf, memoizePerView, type Seat, type SeatSet, seatOf } from '../../kit'
import { HIGH_BITS, LOW_BITS, CARDS, CHEATER, type Card, cardNamed } from '../cards'
import { lowestNumber } from './deal'
import type { FortyNineSeen, FortyNineView } from './shape'
import { ownSquareOf } from './move'
import {
  CHEATER_BIT,
  holds,
  isOpening,
  isTaken,
  type FortyNineState,
  ENDED_49,
  ENDED_LAST_CARD,
  give,
  occupy,
  start,
} from './state'
import { skippedSeats } from './play-and-tell'
import { markReturned } from './returned-cards'
import { restoreTally } from './tally'

/** Restores a table from a view; hands and stock hold only the cards that the viewer knows. */
function restore(seen: FortyNineSeen): FortyNineState {
  const state = start(seen.options, seen.seats)
  const known = seen.state
  // Before the deal nobody is to move, although the game has not ended.
  if (known.turn === null && known.ended === null) return state
  state.dealt = 1
  known.board.forEach((name, square) => {
    if (name === null) return
    occupy(state, square)
    if (cardNamed(name) === CHEATER) state.cheaterAt = square
  })
  restoreHands(state, known)
  restoreTally(state, known.tally)
  state.turn = known.turn === null ? 0 : seatOf(known.turn)
  state.hasDrawn = known.drawn ? 1 : 0
  state.skippedCount = known.skipped.length
  if (known.ended) state.ended = known.ended === 'forty-nine' ? ENDED_49 : ENDED_LAST_CARD
  return state
}

function restoreHands(state: FortyNineState, known: FortyNineView): void {
  lettersOf(state.seats).forEach((letter, seat) => {
    const hand = known.hands[letter]
    if (Array.isArray(hand)) for (const card of hand) give(state, seat, cardNamed(card))
    for (const card of known.shown?.[letter] ?? []) {
      give(state, seat, cardNamed(card))
      markReturned(state, seat, cardNamed(card))
    }
  })
}

/** What one view reveals about the hidden cards. */
export interface HiddenCards {
  /** The table as far as it is known. Never modified. */
  readonly known: FortyNineState
  readonly eye: number
  /** Cards whose place the viewer does not know: in other hands or in the stock. */
  readonly unseen: readonly Card[]
  /** Number of unseen cards in each hand, the rest being the stock; null where hand sizes are secret. */
  readonly hiddenCounts: readonly number[] | null
  readonly stockEmpty: boolean
  /** Seats known not to hold certain cards, and the mask of those cards. */
  readonly barred: SeatSet
  readonly barLow: number
  readonly barHigh: number
  /** The order in which hands are dealt: barred seats first, then the others, both from the seat to move on. */
  readonly order: readonly Seat[]
}

export const hiddenOf = memoizePerView((seen: FortyNineSeen): HiddenCards => {
  const known = restore(seen)
  const bar = barOf(known, seen.eye)
  return {
    known,
    eye: seen.eye,
    unseen: Array.from({ length: CARDS }, (_, card) => card).filter((card) => isUnseen(known, card)),
    hiddenCounts: known.isStrict && !seen.over ? null : wantingOf(seen),
    stockEmpty: seen.state.stockEmpty === true,
    ...bar,
    order: dealingOrder(known, bar.barred),
  }
})

function isUnseen(state: FortyNineState, card: Card): boolean {
  if (card === CHEATER ? state.cheaterAt >= 0 : isTaken(state, ownSquareOf(card)) && card !== state.cheaterAt)
    return false
  for (let seat = 0; seat < state.seats; seat++) if (holds(state, seat, card)) return false
  return true
}

function wantingOf(seen: FortyNineSeen): number[] {
  return lettersOf(seen.seats).map((letter) => {
    const hand = seen.state.hands[letter]
    return typeof hand === 'number' ? hand : 0
  })
}

/**
 * Returns what is known not to be in other hands. Before the opening card, if the viewer is to open, no other hand has
 * a lower card. With an empty stock, a seat that was passed over holds no card that can be played.
 */
function barOf(state: FortyNineState, eye: number): Pick<HiddenCards, 'barred' | 'barLow' | 'barHigh'> {
  if (!isOpening(state)) {
    const barred = skippedSeats(state).reduce((set, seat) => set | (1 << seat), 0)
    return { barred, barLow: state.openLow, barHigh: state.openHigh | CHEATER_BIT }
  }
  if (state.turn !== eye) return { barred: 0, barLow: 0, barHigh: 0 }
  const lower = Array.from({ length: lowestNumber(state, eye) }, (_, card) => card)
  return {
    barred: ((1 << state.seats) - 1) & ~(1 << eye),
    barLow: lower.reduce((mask, card) => mask | LOW_BITS[card]!, 0),
    barHigh: lower.reduce((mask, card) => mask | HIGH_BITS[card]!, 0),
  }
}

function dealingOrder(state: FortyNineState, barred: SeatSet): Seat[] {
  const seats = Array.from({ length: state.seats }, (_, i) => (state.turn + i) % state.seats)
  const isBarred = (seat: Seat) => (barred & (1 << seat)) !== 0
  return [...seats.filter(isBarred), ...seats.filter((seat) => !isBarred(seat))]
}
