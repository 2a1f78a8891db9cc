import {
  accept,
  bridgeName,
  bridgeWords,
  refuse,
  type Result,
  type Seat,
  type SeatSet,
  type EventSink,
} from '../../kit'
import { isLoose, PLAYING, COUNTING, type CassinoState } from '../cassino/state'
import type { CassinoEvent } from '../cassino/events'
import { capturedPieces, pickUp } from '../cassino/lay'
import { CALL_KIND, type Move } from '../cassino/move'
import type { ParsedMove } from '../cassino/notation'
import { canCapture } from '../cassino/can-capture'
import { canCapturePieces, firstMissing, packCapture, type MissingRefusal } from '../cassino/read'

/** Why a call is refused: the code of the first rule that it breaks. */
export type CallRefusal = 'bad-call' | 'no-call' | MissingRefusal

type OptionalEventSink = EventSink<CassinoEvent> | undefined

/** Returns the seats that may call: all except the one whose play is in the window. */
export function callers(state: CassinoState): SeatSet {
  if (state.windowSeat < 0 || (state.phase !== PLAYING && state.phase !== COUNTING)) return 0
  return ((1 << state.seats) - 1) & ~(1 << state.windowSeat)
}

/** Opens the window after a trail or a capture if the card could still capture something. */
export function openWindow(state: CassinoState, seat: Seat, card: number, tell: OptionalEventSink): void {
  if (!canCapture(state, card)) return
  state.windowSeat = seat
  state.windowCard = card
  if (tell) tell({ type: 'missed', seat, card: bridgeName(card) })
}

/** Closes the window at the next play or a count: nothing earlier can be called any more. */
export function shutWindow(state: CassinoState): void {
  state.windowSeat = -1
  state.windowCard = 0
}

/** Gives a seat what was missed. The window stays open while the card could capture more. */
export function call(state: CassinoState, seat: Seat, move: Move, tell: OptionalEventSink): void {
  const { windowSeat: from, windowCard: card } = state
  if (tell) tell({ type: 'called', seat, from, card: bridgeName(card), ...capturedPieces(state, card, move) })
  pickUp(state, seat, card, move)
  if (canCapture(state, card)) return
  shutWindow(state)
  if (tell) tell({ type: 'closed', seat: from })
}

/** Returns the legal call for a parsed text, or the first rule that it breaks, in the order of the rules page. */
export function readCall(
  state: CassinoState,
  seat: Seat,
  words: Extract<ParsedMove, { kind: 'call' }>,
): Result<Move, CallRefusal> {
  if (!state.calls) return refuse('no-call', 'Missed captures are not called at this table.')
  if (state.windowSeat < 0) return refuse('no-call', 'There is nothing to call after the last play.')
  if (state.windowSeat === seat) return refuse('no-call', 'Nobody can call what he missed himself.')
  const missing = firstMissing(state, words.pieces)
  if (missing !== null) return missing
  const card = state.windowCard
  const itself = isLoose(state, card) && words.pieces.includes(card)
  if (itself || !canCapturePieces(card, words.pieces)) {
    return refuse('bad-call', `With ${bridgeWords(card)} nobody could have captured just these pieces.`)
  }
  return accept(packCapture(card, CALL_KIND, words.pieces))
}
