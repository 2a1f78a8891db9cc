import type { Seat, EventSink } from '../../kit'
import { HIGH_BITS, LOW_BITS, COLOURS } from '../cards'
import { OFF, placedCard, placeOf } from '../placing'
import { tellPlacing } from '../tray/events'
import { TRAY_CARDS } from '../tray/state'
import { dealHand, tellDeal } from './deal'
import type { ColorowSolitaireEvent } from './shape'
import { DONE, type Move } from './moves'
import { isOver, isSolved, place, takeOff, type ColorowSolitaireState } from './state'

type ColorowSolitaireEventSink = EventSink<ColorowSolitaireEvent>

/** Makes a legal move and reports events if `tell` is given. */
export function play(state: ColorowSolitaireState, seat: Seat, move: Move, tell?: ColorowSolitaireEventSink): void {
  if (tell) playAndTell(state, seat, move, tell)
  else make(state, move)
}

function make(state: ColorowSolitaireState, move: Move): void {
  if (move === DONE) {
    state.done = 1
    return
  }
  const card = placedCard(move)
  const to = placeOf(move)
  if (to === OFF) takeOff(state, card)
  else place(state, card, to)
  if (state.isDealt) leaveHand(state, card)
}

/** Removes a card from the hand; deals the next hand as soon as this one is empty. */
function leaveHand(state: ColorowSolitaireState, card: number): void {
  state.handLow &= ~LOW_BITS[card]!
  state.handHigh &= ~HIGH_BITS[card]!
  if ((state.handLow | state.handHigh) === 0) dealHand(state)
}

function playAndTell(state: ColorowSolitaireState, seat: Seat, move: Move, tell: ColorowSolitaireEventSink): void {
  const before = [...state.counts]
  const stock = TRAY_CARDS - state.top
  if (move !== DONE) tellPlacing(state, seat, move, tell)
  make(state, move)
  COLOURS.forEach((colour, k) => {
    const now = state.counts[k]!
    if (now !== before[k]) tell({ type: 'counted', colour, before: before[k]!, now, score: state.score })
  })
  if (TRAY_CARDS - state.top !== stock) tellDeal(state, tell)
  if (isOver(state)) tell({ type: 'ended', score: state.score, solved: isSolved(state) })
}
