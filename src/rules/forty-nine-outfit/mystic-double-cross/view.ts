import type { Eye, Outcome } from '../../kit'
import { SQUARES } from '../board'
import { cardName, CHEATER } from '../cards'
import { isCounted, scoreOf } from '../fives-and-rows'
import type { MysticDoubleCrossView, MysticDoubleCrossEnd } from './shape'
import { isOver, STACK_SIZE, type MysticDoubleCrossState } from './state'

/** Returns the complete State of the rules page. */
export function dump(state: MysticDoubleCrossState): MysticDoubleCrossView {
  return viewWith(state, namesOf(state, state.drawn, STACK_SIZE), namesOf(state, STACK_SIZE, state.packSize))
}

/** Returns what any viewer may know: all but the stack and the cards out of play; everything once the game is over. */
export function view(state: MysticDoubleCrossState, _eye: Eye): MysticDoubleCrossView {
  if (isOver(state)) return dump(state)
  return state.dealt ? viewWith(state, STACK_SIZE - state.drawn, state.packSize - STACK_SIZE) : viewWith(state, 0, 0)
}

function viewWith(
  state: MysticDoubleCrossState,
  stack: readonly string[] | number,
  rest: readonly string[] | number,
): MysticDoubleCrossView {
  const { drawn, fives, lines } = state
  return {
    board: Array.from({ length: SQUARES }, (_, square) => cardOn(state, square)),
    stack,
    rest,
    inHand: state.inHand ? 'C' : null,
    aside: state.aside ? cardName(state.cheaterAt) : null,
    drawn,
    fives,
    lines,
    score: scoreOf(state),
    solved: reasonOf(state) === 'solved',
  }
}

function namesOf(state: MysticDoubleCrossState, from: number, to: number): string[] {
  return state.dealt ? Array.from(state.pack.subarray(from, to), cardName) : []
}

function cardOn(state: MysticDoubleCrossState, square: number): string | null {
  if (!isCounted(state, square)) return null
  return cardName(square === state.cheaterAt ? CHEATER : square)
}

/**
 * Lists the place of every card: `square 3/3`, `square 45/C`, `stack/7`; before the deal all cards are in the stack.
 */
export function census(state: MysticDoubleCrossState): string[] {
  const { packSize } = state
  if (!state.dealt) return Array.from({ length: packSize }, (_, card) => `stack/${cardName(card)}`).sort()
  const { board, inHand, aside } = dump(state)
  const places = board.flatMap((card, square) => (card === null ? [] : [`square ${square + 1}/${card}`]))
  if (inHand) places.push(`hand/${inHand}`)
  if (aside !== null) places.push(`aside/${aside}`)
  for (const card of namesOf(state, state.drawn, STACK_SIZE)) places.push(`stack/${card}`)
  for (const card of namesOf(state, STACK_SIZE, packSize)) places.push(`rest/${card}`)
  return places.sort()
}

export function outcome(state: MysticDoubleCrossState): Outcome {
  const reason = reasonOf(state)
  const winners = reason ? (reason === 'solved' ? [0] : []) : null
  return { over: reason !== null, scores: [scoreOf(state)], winners, reason }
}

export function reasonOf(state: MysticDoubleCrossState): MysticDoubleCrossEnd | null {
  if (!isOver(state)) return null
  return scoreOf(state) >= state.target ? 'solved' : 'below-target'
}
