import { type Eye, shuffle, type Rng, type Outcome } from '../../kit'
import { LAST_SQUARE, SQUARES } from '../board'
import { cardName, cardNamed } from '../cards'
import { isCounted, scoreOf, countSquare } from '../fives-and-rows'
import type { BlindFortyNineView, BlindFortyNineSeen, BlindFortyNineEnd } from './shape'
import { isOver, NO_CARD, type BlindFortyNineState, start } from './state'

/** Returns a full table consistent with a view, with the face-down cards in uniformly random order. */
export function determinize(seen: BlindFortyNineSeen, rng: Rng): BlindFortyNineState {
  const state = start(seen.options, seen.seats)
  const { faceUp, faceDown, inHand, turned } = seen.state
  faceUp.forEach((card, square) => {
    if (card !== null) countSquare(state, square)
  })
  state.turnedCount = turned
  state.inHand = inHand === null ? NO_CARD : cardNamed(inHand)
  state.dealt = turned > 0 || inHand !== null ? 1 : 0
  const known = new Set([...faceUp, inHand, ...faceDown].map(cardNamed))
  const unseen = Array.from({ length: SQUARES }, (_, card) => card).filter((card) => !known.has(card))
  shuffle(unseen, unseen.length, rng)
  faceDown.forEach((card, square) => {
    // There are as many unseen cards as hidden face-down ones.
    if (card !== null) state.faceDownCards[square] = card === true ? unseen.pop()! : cardNamed(card)
  })
  return state
}

/** Returns the complete State of the rules page. */
export function dump(state: BlindFortyNineState): BlindFortyNineView {
  return viewWith(state, (card) => cardName(card))
}

/** Returns what any viewer may know: where cards lie face down, but not which; everything once the game is over. */
export function view(state: BlindFortyNineState, _eye: Eye): BlindFortyNineView {
  return isOver(state) ? dump(state) : viewWith(state, () => true)
}

function viewWith(state: BlindFortyNineState, hidden: (card: number) => string | true): BlindFortyNineView {
  const squares = Array.from({ length: SQUARES }, (_, square) => square)
  return {
    faceUp: squares.map((square) => (isCounted(state, square) ? cardName(square) : null)),
    faceDown: squares.map((square) => (isFaceDown(state, square) ? hidden(state.faceDownCards[square]!) : null)),
    inHand: state.inHand === NO_CARD ? null : cardName(state.inHand),
    turned: state.turnedCount,
    fives: state.fives,
    lines: state.lines,
    score: scoreOf(state),
    solved: reasonOf(state) === 'solved',
  }
}

function isFaceDown(state: BlindFortyNineState, square: number): boolean {
  return state.dealt !== 0 && square !== LAST_SQUARE && !isCounted(state, square)
}

/** Lists the place of every card: `up 5/5`, `down 3/17`, `hand/4`; `pack/4` before the deal. */
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

export function outcome(state: BlindFortyNineState): Outcome {
  const reason = reasonOf(state)
  const winners = reason ? (reason === 'solved' ? [0] : []) : null
  return { over: reason !== null, scores: [scoreOf(state)], winners, reason }
}

export function reasonOf(state: BlindFortyNineState): BlindFortyNineEnd | null {
  if (!isOver(state)) return null
  return scoreOf(state) >= state.target ? 'solved' : 'below-target'
}
