import { bySeat, letterOf, lettersOf, type Eye } from '../../kit'
import { members } from '../bits'
import { COLOURS } from '../cards'
import { cardNames, countCards } from '../hands'
import { COLOUR, highOf, lowOf } from './colour-sets'
import { stockNames, wordNames } from './names'
import { letterOrNull, roundsOf } from './rounds'
import type { BuildView, ChicagoView } from './shape'
import { dealerOf, isPlaying, type ChicagoState } from './state'

/** The page's State, complete. */
export function dump(state: ChicagoState): ChicagoView {
  return seen(state, stockNames(state), (seat) => cardNames(state.hands, seat))
}

/** What an eye may know. The page opens nothing at the end: hands and stock are empty then. */
export function view(state: ChicagoState, eye: Eye): ChicagoView {
  const { hands } = state
  return seen(state, state.size - state.top, (seat) =>
    seat === eye ? cardNames(hands, seat) : countCards(hands, seat),
  )
}

/** What lies open before every eye, with the stock and the hands as they are shown to one. */
function seen(
  state: ChicagoState,
  stock: readonly string[] | number,
  handOf: (seat: number) => readonly string[] | number,
): ChicagoView {
  const letters = lettersOf(state.seats)
  return {
    round: state.round,
    deal: state.deal,
    dealer: letterOf(dealerOf(state)),
    turn: isPlaying(state) ? letterOf(state.turn) : null,
    stock,
    hands: bySeat(letters.map((_, seat) => handOf(seat))),
    table: wordNames(state.looseLow, state.looseHigh),
    builds: buildsOf(state),
    piles: bySeat(letters.map((_, seat) => cardNames(state.piles, seat))),
    lastCapture: letterOrNull(state.lastCapture),
    rounds: roundsOf(state),
  }
}

function buildsOf(state: ChicagoState): BuildView[] {
  return members(state.topsLow, state.topsHigh).map((top) => {
    const colour = COLOUR[top]!
    const cards = state.builds[top]!
    return {
      colour: COLOURS[colour]!,
      cards: wordNames(lowOf(colour, cards), highOf(colour, cards)),
      by: letterOf(state.builders[top]!),
    }
  })
}
