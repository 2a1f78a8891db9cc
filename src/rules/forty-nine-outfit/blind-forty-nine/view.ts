import type { Eye } from '../../kit'
import { LAST, SQUARES } from '../board'
import { cardName } from '../cards'
import { counts, scoreOf } from '../fives-and-rows'
import { reasonOf } from './outcome'
import type { BlindFortyNineView } from './shape'
import { isOver, NOTHING, type BlindFortyNineState } from './state'

/** The page's State, complete. */
export function dump(state: BlindFortyNineState): BlindFortyNineView {
  return shown(state, (card) => cardName(card))
}

/** What any eye may know: where cards lie face down, but not which; all of it once the game is over. */
export function view(state: BlindFortyNineState, _eye: Eye): BlindFortyNineView {
  return isOver(state) ? dump(state) : shown(state, () => true)
}

function shown(state: BlindFortyNineState, hidden: (card: number) => string | true): BlindFortyNineView {
  // In range: squares.
  const squares = Array.from({ length: SQUARES }, (_, square) => square)
  return {
    faceUp: squares.map((square) => (counts(state, square) ? cardName(square) : null)),
    faceDown: squares.map((square) => (isFaceDown(state, square) ? hidden(state.under[square]!) : null)),
    inHand: state.inHand === NOTHING ? null : cardName(state.inHand),
    turned: state.turned,
    fives: state.fives,
    lines: state.lines,
    score: scoreOf(state),
    solved: reasonOf(state) === 'solved',
  }
}

function isFaceDown(state: BlindFortyNineState, square: number): boolean {
  return state.dealt !== 0 && square !== LAST && !counts(state, square)
}

/** Where every card is: `up 5/5`, `down 3/17`, `hand/4`; before the deal in the pack. */
export function census(state: BlindFortyNineState): string[] {
  if (!state.dealt) return Array.from({ length: SQUARES }, (_, card) => `pack/${cardName(card)}`).sort()
  const { faceUp, faceDown, inHand } = dump(state)
  const places = faceUp.flatMap((card, square) => (card === null ? [] : [`up ${square + 1}/${card}`]))
  faceDown.forEach((card, square) => {
    if (typeof card === 'string') places.push(`down ${square + 1}/${card}`)
  })
  if (inHand !== null) places.push(`hand/${inHand}`)
  return places.sort()
}
