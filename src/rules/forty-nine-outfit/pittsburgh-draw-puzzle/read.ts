import { accept, refuse, type Result } from '../../kit'
import { cardName, CHEATER, type Card } from '../cards'
import { parsePlacing, placedCard, type Placing } from '../placing'
import { HAND } from '../ranking'
import { handTo } from './moves'
import { HANDS, isSolved, TRAY, type TenHandsState } from './state'

/** Why a text is refused: the first rule that it breaks. */
export type TenHandsRefusal = 'already-there' | 'bad-move' | 'game-over' | 'hand-full' | 'not-in-a-hand'

/** The legal move that a text stands for, or the first broken rule in the page's order. */
export function read(state: TenHandsState, text: string): Result<Placing, TenHandsRefusal> {
  if (isSolved(state)) return refuse('game-over', 'The puzzle is solved.')
  const move = parsePlacing(text, HANDS, true)
  if (move < 0) return refuse('bad-move', 'A move puts a card into one of the ten hands (17@3, C@10) or away (17@off).')
  const card = placedCard(move)
  const to = handTo(move)
  if (to === TRAY && state.handOf[card] === TRAY) return refuse('not-in-a-hand', `${nameOf(card)} is in no hand.`)
  if (to === state.handOf[card]) return refuse('already-there', `${nameOf(card)} is in hand ${to + 1} already.`)
  if (to !== TRAY && state.sizes[to] === HAND) return refuse('hand-full', `Hand ${to + 1} has five cards already.`)
  return accept(move)
}

function nameOf(card: Card): string {
  return card === CHEATER ? 'The Cheater' : `Card ${cardName(card)}`
}
