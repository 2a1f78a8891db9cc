import { type EventSink, createShuffleFunctions, accept, refuse, type Result } from '../../kit'
import { LAST_SQUARE, SQUARES } from '../board'
import { cardName, cardNamed, CHEATER, type Card } from '../cards'
import { countSquare, scoreOf, tellCounted } from '../fives-and-rows'
import type { BlindFortyNineEvent } from './shape'
import { reasonOf } from './view'
import { NO_CARD, type BlindFortyNineState, isOver } from './state'
import { NUMBER_PACK } from '../pack'

/** Returns the outcomes of chance awaited: 49 for the shuffle, the only chance of the game, or 0. */
export function chance(state: BlindFortyNineState): number {
  return state.dealt ? 0 : SQUARES
}

export const { sampleChance, readChance } = createShuffleFunctions(() => NUMBER_PACK)

/** Deals a shuffled pack: the first card to the hand, the others face down on squares 1 to 48. */
export function applyChance(
  state: BlindFortyNineState,
  outcomes: readonly number[],
  tell?: EventSink<BlindFortyNineEvent>,
): void {
  state.inHand = outcomes[0]!
  for (let i = 1; i < SQUARES; i++) state.faceDownCards[i - 1] = outcomes[i]!
  state.dealt = 1
  if (!tell) return
  tell({ type: 'dealt', faceDown: SQUARES - 1 })
  tell({ type: 'lifted', seat: 0, card: cardName(state.inHand), square: null })
}

/** Error codes of refused move texts: the first rule that the text breaks. */
type BlindFortyNineRefusal = 'bad-move' | 'game-over' | 'not-in-hand'

/** A move: the card laid, always the card in hand. */
export type Move = Card

/** Parses a move text: returns the legal move, or the first broken rule in the order of the rules page. */
export function read(state: BlindFortyNineState, text: string): Result<Move, BlindFortyNineRefusal> {
  if (isOver(state)) return refuse('game-over', 'The game is over.')
  const card = cardNamed(text)
  if (card < 0 || card === CHEATER) return refuse('bad-move', 'A move is the number of a card, 1 to 49.')
  if (card !== state.inHand) {
    return refuse('not-in-hand', `Card ${cardName(state.inHand)} is in hand, and no other can be laid.`)
  }
  return accept(card)
}

/** Lays the card in hand on its square and takes the card found there into the hand; square 49 holds none. */
export function play(state: BlindFortyNineState): void {
  const square = state.inHand
  countSquare(state, square)
  state.turnedCount++
  state.inHand = square === LAST_SQUARE ? NO_CARD : state.faceDownCards[square]!
}

/** Does the same as {@link play} and reports events. */
export function playAndTell(state: BlindFortyNineState, tell: EventSink<BlindFortyNineEvent>): void {
  const square = state.inHand
  play(state)
  tell({ type: 'laid', seat: 0, card: cardName(square), square: square + 1 })
  tellCounted(state, square, tell)
  const reason = reasonOf(state)
  if (reason === null) tell({ type: 'lifted', seat: 0, card: cardName(state.inHand), square: square + 1 })
  else tell({ type: 'ended', seat: 0, reason, score: scoreOf(state), target: state.target, turned: state.turnedCount })
}
