import { bySeat, letterOf, lettersOf, type Eye } from '../../kit'
import { SQUARES } from '../board'
import { CARDS, cardName, CHEATER } from '../cards'
import { handNames, setNames, stockNames } from './names'
import { reasonOf } from './outcome'
import type { FortyNineView } from './shape'
import { handSize, hasStock, isTaken, type FortyNineState } from './state'
import { tallyOf } from './tally'
import { skippedSeats } from './telling'

/** The page's State, complete. */
export function dump(state: FortyNineState): FortyNineView {
  const hands = lettersOf(state.seats).map((_, seat) => handNames(state, seat))
  return { ...open(state), stock: stockNames(state), hands: bySeat(hands) }
}

/** What an eye may know: everything once the game is over. */
export function view(state: FortyNineState, eye: Eye): FortyNineView {
  if (state.ended) return dump(state)
  const hidden = (size: number) => (state.strict ? null : size)
  const hands = lettersOf(state.seats).map((_, seat) => {
    return seat === eye ? handNames(state, seat) : hidden(handSize(state, seat))
  })
  const seen = { ...open(state), stock: hidden(CARDS - state.top), hands: bySeat(hands) }
  return state.strict ? { ...seen, stockEmpty: !hasStock(state), shown: shownCards(state) } : seen
}

/** What lies open before every eye. */
function open(state: FortyNineState): Omit<FortyNineView, 'stock' | 'hands'> {
  return {
    dealer: letterOf(state.seats - 1),
    turn: state.ended || !state.dealt ? null : letterOf(state.turn),
    drawn: state.drawn === 1,
    board: boardOf(state),
    points: bySeat(state.points.subarray(0, state.seats)),
    tally: tallyOf(state),
    skipped: skippedSeats(state).map(letterOf),
    ended: reasonOf(state),
  }
}

function boardOf(state: FortyNineState): (string | null)[] {
  const board: (string | null)[] = []
  for (let square = 0; square < SQUARES; square++) board.push(isTaken(state, square) ? cardName(square) : null)
  if (state.cheaterAt >= 0) board[state.cheaterAt] = cardName(CHEATER)
  return board
}

function shownCards(state: FortyNineState): Record<string, string[]> {
  return bySeat(lettersOf(state.seats).map((_, seat) => setNames(state.shown, seat)))
}
