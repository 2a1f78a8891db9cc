import { accept, letterOf, refuse, type Result, type Seat } from '../../kit'
import { cardName, cardNamed, CHEATER, colourAt } from '../cards'
import { colourIndex } from '../colours'
import { hasCard } from '../hands'
import { canFollow, type Move } from './moves'
import { isOver, type NewYorkWhistState } from './state'
import { colourLed } from './winning'

/** Error codes of refused move texts: the first rule that the text breaks. */
export type NewYorkWhistRefusal = 'bad-move' | 'card-not-in-hand' | 'game-over' | 'must-follow' | 'not-your-turn'

/** Parses a move text: returns the legal move, or the first broken rule in the order of the rules page. */
export function read(state: NewYorkWhistState, seat: Seat, text: string): Result<Move, NewYorkWhistRefusal> {
  if (isOver(state)) return refuse('game-over', 'The game is over.')
  const card = cardNamed(text)
  if (card < 0) return refuse('bad-move', 'A move is a card of the own hand: 1 to 49, or C for the Cheater.')
  if (!state.dealt) return refuse('not-your-turn', 'The cards are to be dealt first.')
  if (state.turn !== seat) return refuse('not-your-turn', `It is the turn of ${letterOf(state.turn)}.`)
  if (!hasCard(state.hands, seat, card)) {
    return refuse(
      'card-not-in-hand',
      `${card === CHEATER ? 'The Cheater' : `Card ${cardName(card)}`} is not in the hand.`,
    )
  }
  if (card !== CHEATER && canFollow(state, seat) && colourIndex(card) !== colourLed(state)) {
    const led = colourAt(colourLed(state))
    return refuse('must-follow', `Whoever holds a card of the colour led must lay one, or the Cheater: ${led} was led.`)
  }
  return accept(card)
}
