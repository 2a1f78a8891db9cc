import { accept, refuse, type Result } from '../../kit'
import { cardName, cardNamed, CHEATER, type Card } from '../cards'
import { isOver, type BlindFortyNineState } from './state'

/** Why a text is refused: the first rule that it breaks. */
export type BlindFortyNineRefusal = 'bad-move' | 'game-over' | 'not-in-hand'

/** A move: the card that is laid. */
export type Move = Card

/** The legal move that a text stands for, or the first broken rule in the page's order. */
export function read(state: BlindFortyNineState, text: string): Result<Move, BlindFortyNineRefusal> {
  if (isOver(state)) return refuse('game-over', 'The game is over.')
  const card = cardNamed(text)
  if (card < 0 || card === CHEATER) return refuse('bad-move', 'A move is the number of a card, 1 to 49.')
  if (card !== state.inHand) {
    return refuse('not-in-hand', `Card ${cardName(state.inHand)} is in hand, and no other can be laid.`)
  }
  return accept(card)
}
