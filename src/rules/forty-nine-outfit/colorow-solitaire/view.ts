import { shuffle, type Outcome, type Rng } from '../../kit'
import { HIGH_BITS, LOW_BITS, members, cardName, cardNamed, type Card } from '../cards'
import { placedCard, placeOf } from '../placing'
import { cardsInTray } from '../tray/moves'
import { NONE, TRAY_CARDS } from '../tray/state'
import { boardNames, placingsOf, trayNames } from '../tray/view'
import type { ColorowSolitaireSeen, ColorowSolitaireView } from './shape'
import { isOver, isSolved, place, start, type ColorowSolitaireState } from './state'

/** Returns the complete State of the rules page. */
export function dump(state: ColorowSolitaireState): ColorowSolitaireView {
  return viewWith(state, stockOf(state).map(cardName))
}

/** Returns what any viewer may know: everything but the order of a stock. */
export function view(state: ColorowSolitaireState): ColorowSolitaireView {
  return state.isDealt && !isOver(state) ? viewWith(state, TRAY_CARDS - state.top) : dump(state)
}

function viewWith(state: ColorowSolitaireState, stock: readonly string[] | number): ColorowSolitaireView {
  return {
    board: boardNames(state),
    tray: state.isDealt ? [] : trayNames(state),
    hand: members(state.handLow, state.handHigh).map(cardName),
    stock,
    byColour: [...state.counts],
    score: state.score,
    solved: isSolved(state),
  }
}

function stockOf(state: ColorowSolitaireState): Card[] {
  return [...state.pack.subarray(state.top, TRAY_CARDS)]
}

/** Restores the table from a view; a hidden stock is put in uniformly random order. */
export function determinize(seen: ColorowSolitaireSeen, rng: Rng): ColorowSolitaireState {
  const state = start(seen.options, seen.seats)
  const { board, hand, stock } = seen.state
  for (const placing of placingsOf(board)) place(state, placedCard(placing), placeOf(placing))
  if (!state.isDealt) {
    state.done = seen.over ? 1 : 0
    return state
  }
  for (const card of hand.map(cardNamed)) {
    state.handLow |= LOW_BITS[card]!
    state.handHigh |= HIGH_BITS[card]!
  }
  const cards = typeof stock === 'number' ? unseen(state) : stock.map(cardNamed)
  if (typeof stock === 'number') shuffle(cards, cards.length, rng)
  state.top = TRAY_CARDS - cards.length
  state.pack.set(cards, state.top)
  // Before the shuffle no card is on the board.
  state.shuffled = state.laidCount > 0 ? 1 : 0
  if (!state.shuffled) state.top = TRAY_CARDS
  return state
}

/** Returns the cards that are neither on the board nor in the hand. */
function unseen(state: ColorowSolitaireState): Card[] {
  return cardsInTray(state).filter(
    (card) => ((state.handLow & LOW_BITS[card]!) | (state.handHigh & HIGH_BITS[card]!)) === 0,
  )
}

export function outcome(state: ColorowSolitaireState): Outcome {
  const over = isOver(state)
  const winners = over ? (isSolved(state) ? [0] : []) : null
  return { over, scores: [state.score], winners, reason: over ? (state.isDealt ? 'board full' : 'done') : null }
}

/** Lists the place of every card: `board/17`, `tray/3`, `hand/5`, `stock/40`. */
export function census(state: ColorowSolitaireState): string[] {
  const stock = new Set(state.shuffled ? stockOf(state) : [])
  const placeOfCard = (card: Card): string => {
    if (state.squareOf[card] !== NONE) return 'board'
    if (!state.isDealt) return 'tray'
    return stock.has(card) || !state.shuffled ? 'stock' : 'hand'
  }
  return Array.from({ length: TRAY_CARDS }, (_, card) => `${placeOfCard(card)}/${cardName(card)}`).sort()
}
