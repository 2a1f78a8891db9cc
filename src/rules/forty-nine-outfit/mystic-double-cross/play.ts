import { type EventSink, createShuffleFunctions } from '../../kit'
import { CHEATER, cardName, CARDS } from '../cards'
import { countSquare, scoreOf, tellCounted } from '../fives-and-rows'
import type { MysticDoubleCrossEvent } from './shape'
import { DRAW, type Move } from './move'
import { reasonOf } from './view'
import { STACK_SIZE, type MysticDoubleCrossState } from './state'
import { FULL_PACK, NUMBER_PACK } from '../pack'

/** Returns the outcomes of chance awaited: one for each card of the shuffle, the only chance of the game, or 0. */
export function chance(state: MysticDoubleCrossState): number {
  return state.dealt ? 0 : state.packSize
}

export const { sampleChance, readChance } = createShuffleFunctions((state: MysticDoubleCrossState) =>
  state.packSize === CARDS ? FULL_PACK : NUMBER_PACK,
)

export function applyChance(
  state: MysticDoubleCrossState,
  outcomes: readonly number[],
  tell?: EventSink<MysticDoubleCrossEvent>,
): void {
  for (let i = 0; i < state.packSize; i++) state.pack[i] = outcomes[i]!
  state.dealt = 1
  if (tell) tell({ type: 'dealt', stack: STACK_SIZE, rest: state.packSize - STACK_SIZE })
}

/** Plays a legal move. */
export function play(state: MysticDoubleCrossState, move: Move): void {
  if (move === DRAW) turnUp(state)
  else placeCheater(state, move)
}

function turnUp(state: MysticDoubleCrossState): void {
  const card = state.pack[state.drawn++]!
  if (card === CHEATER) state.inHand = 1
  else if (card === state.cheaterAt) state.aside = 1
  else countSquare(state, card)
}

function placeCheater(state: MysticDoubleCrossState, square: number): void {
  state.inHand = 0
  state.cheaterAt = square
  countSquare(state, square)
}

/** Does the same as {@link play} and reports events. */
export function playAndTell(state: MysticDoubleCrossState, move: Move, tell: EventSink<MysticDoubleCrossEvent>): void {
  play(state, move)
  const square = move === DRAW ? state.pack[state.drawn - 1]! : move
  const card = cardName(move === DRAW ? square : CHEATER)
  if (move === DRAW) tell({ type: 'turned', seat: 0, card, left: STACK_SIZE - state.drawn })
  if (square === CHEATER) tell({ type: 'held', seat: 0, card: 'C' })
  else if (move === DRAW && square === state.cheaterAt) tell({ type: 'aside', seat: 0, card })
  else {
    tell({ type: 'laid', seat: 0, card, square: square + 1 })
    tellCounted(state, square, tell)
  }
  const reason = reasonOf(state)
  if (reason) tell({ type: 'ended', seat: 0, reason, score: scoreOf(state), target: state.target })
}
