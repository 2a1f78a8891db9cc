import { type Outcome, accept, refuse, type Result } from '../../kit'
import { members, cardName, cardNamed, CARDS, CHEATER, type Card } from '../cards'
import type { TenHandsSeen, TenHandsView } from './shape'
import { HANDS, isSolved, move, start, IN_TRAY, type TenHandsState } from './state'
import { parsePlacing, placedCard, type Placing } from '../placing'
import { HAND_SIZE } from '../ranking'
import { handTo } from './moves'

/** Error codes of refused move texts: the first rule that the text breaks. */
type TenHandsRefusal = 'already-there' | 'bad-move' | 'game-over' | 'hand-full' | 'not-in-a-hand'

/** Parses a move text: returns the legal move, or the first broken rule in the order of the rules page. */
export function read(state: TenHandsState, text: string): Result<Placing, TenHandsRefusal> {
  if (isSolved(state)) return refuse('game-over', 'The puzzle is solved.')
  const move = parsePlacing(text, HANDS, true)
  if (move < 0) return refuse('bad-move', 'A move puts a card into one of the ten hands (17@3, C@10) or away (17@off).')
  const card = placedCard(move)
  const to = handTo(move)
  if (to === IN_TRAY && state.handOf[card] === IN_TRAY) return refuse('not-in-a-hand', `${nameOf(card)} is in no hand.`)
  if (to === state.handOf[card]) return refuse('already-there', `${nameOf(card)} is in hand ${to + 1} already.`)
  if (to !== IN_TRAY && state.sizes[to] === HAND_SIZE)
    return refuse('hand-full', `Hand ${to + 1} has five cards already.`)
  return accept(move)
}

function nameOf(card: Card): string {
  return card === CHEATER ? 'The Cheater' : `Card ${cardName(card)}`
}

/** Returns the State of the rules page; nothing is hidden. */
export function view(state: TenHandsState): TenHandsView {
  const numbers = Array.from({ length: HANDS }, (_, hand) => hand)
  const tray = Array.from({ length: CARDS }, (_, card) => card).filter((card) => state.handOf[card] === IN_TRAY)
  return {
    hands: byNumber(numbers.map((hand) => members(state.low[hand]!, state.high[hand]!).map(cardName))),
    ranks: byNumber(numbers.map((hand) => state.ranks[hand]! || null)),
    tray: tray.map(cardName),
    right: state.rightHandCount,
    solved: isSolved(state),
  }
}

function byNumber<T>(values: readonly T[]): Record<string, T> {
  return Object.fromEntries(values.map((value, hand) => [`${hand + 1}`, value]))
}

/** Restores a table from a view. */
export function restore(seen: TenHandsSeen): TenHandsState {
  const state = start(seen.options, seen.seats)
  for (const [number, cards] of Object.entries(seen.state.hands)) {
    for (const card of cards) move(state, cardNamed(card), Number(number) - 1)
  }
  return state
}

export function outcome(state: TenHandsState): Outcome {
  const over = isSolved(state)
  return { over, scores: [state.rightHandCount], winners: over ? [0] : null, reason: over ? 'solved' : null }
}

/** Lists the place of every card: `hand 3/17`, `tray/C`. */
export function census(state: TenHandsState): string[] {
  return Array.from(state.handOf, (hand, card) => {
    return hand === IN_TRAY ? `tray/${cardName(card)}` : `hand ${hand + 1}/${cardName(card)}`
  }).sort()
}
