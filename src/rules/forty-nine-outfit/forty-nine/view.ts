import { bySeat, letterOf, lettersOf, type Eye } from '../../kit'
import { SQUARES } from '../board'
import { CARDS, cardName, CHEATER } from '../cards'
import { handNames, setNames, stockNames } from './names'
import { reasonOf } from './outcome'
import type { FortyNineView } from './shape'
import { handSize, hasStock, isTaken, type FortyNineState } from './state'
import { tallyOf } from './tally'
import { skippedSeats } from './play-and-tell'

/** Returns the complete State of the rules page. */
export function dump(state: FortyNineState): FortyNineView {
  return { ...open(state), stock: stockNames(state), hands: allHands(state) }
}

/** Returns what a viewer may know of the State; everything once the game is over. */
export function view(state: FortyNineState, eye: Eye): FortyNineView {
  return { ...open(state), ...own(state, eye) }
}

export const viewParts = { open, own }

type OwnKeys = 'stock' | 'hands' | 'stockEmpty' | 'shown'

/** Returns the part of the view that is the same for every viewer. */
function open(state: FortyNineState): Omit<FortyNineView, OwnKeys> {
  return {
    dealer: letterOf(state.seats - 1),
    turn: state.ended || !state.dealt ? null : letterOf(state.turn),
    drawn: state.hasDrawn === 1,
    board: boardOf(state),
    points: bySeat(state.points.subarray(0, state.seats)),
    tally: tallyOf(state),
    skipped: skippedSeats(state).map(letterOf),
    ended: reasonOf(state),
  }
}

/** Returns hands and stock as a viewer sees them. */
function own(state: FortyNineState, eye: Eye): Pick<FortyNineView, OwnKeys> {
  if (state.ended) return { stock: stockNames(state), hands: allHands(state) }
  const hidden = (size: number) => (state.isStrict ? null : size)
  const hands: Record<string, string[] | number | null> = {}
  for (let seat = 0; seat < state.seats; seat++) {
    hands[letterOf(seat)] = seat === eye ? handNames(state, seat) : hidden(handSize(state, seat))
  }
  const seen = { stock: hidden(CARDS - state.top), hands }
  return state.isStrict ? { ...seen, stockEmpty: !hasStock(state), shown: shownCards(state) } : seen
}

function allHands(state: FortyNineState): Record<string, string[]> {
  return bySeat(lettersOf(state.seats).map((_, seat) => handNames(state, seat)))
}

function boardOf(state: FortyNineState): (string | null)[] {
  const board: (string | null)[] = []
  for (let square = 0; square < SQUARES; square++) board.push(isTaken(state, square) ? cardName(square) : null)
  if (state.cheaterAt >= 0) board[state.cheaterAt] = cardName(CHEATER)
  return board
}

function shownCards(state: FortyNineState): Record<string, string[]> {
  return bySeat(lettersOf(state.seats).map((_, seat) => setNames(state.returnedCards, seat)))
}

/** Lists the place of every card: `hand A/17`, `board/C`, `stock/3`; before the deal all cards are in stock. */
export function census(state: FortyNineState): string[] {
  if (!state.dealt) return Array.from({ length: CARDS }, (_, card) => `stock/${cardName(card)}`).sort()
  const places = stockNames(state).map((card) => `stock/${card}`)
  for (let seat = 0; seat < state.seats; seat++) {
    for (const card of handNames(state, seat)) places.push(`hand ${letterOf(seat)}/${card}`)
  }
  for (let square = 0; square < SQUARES; square++) {
    if (isTaken(state, square)) places.push(`board/${cardName(square === state.cheaterAt ? CHEATER : square)}`)
  }
  return places.sort()
}
