import type { Tell } from '../../kit'
import { LAST } from '../board'
import { cardName } from '../cards'
import { countSquare, scoreOf, tellCounted } from '../fives-and-rows'
import type { BlindFortyNineEvent } from './events'
import { reasonOf } from './outcome'
import { NOTHING, type BlindFortyNineState } from './state'

/** Lays the card in hand on its square and takes up the card that is there; nothing is on the last square. */
export function play(state: BlindFortyNineState): void {
  // In range: squares.
  const square = state.inHand
  countSquare(state, square)
  state.turned++
  state.inHand = square === LAST ? NOTHING : state.under[square]!
}

/** The same, and tells what happened. */
export function playAndTell(state: BlindFortyNineState, tell: Tell<BlindFortyNineEvent>): void {
  const square = state.inHand
  play(state)
  tell({ type: 'laid', seat: 0, card: cardName(square), square: square + 1 })
  tellCounted(state, square, tell)
  const reason = reasonOf(state)
  if (reason === null) tell({ type: 'lifted', seat: 0, card: cardName(state.inHand), square: square + 1 })
  else tell({ type: 'ended', seat: 0, reason, score: scoreOf(state), target: state.target, turned: state.turned })
}
