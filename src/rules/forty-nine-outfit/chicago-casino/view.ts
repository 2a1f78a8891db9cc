import { coveredFor, letterOrNull, tableView, uncovered, type Covered } from '../../casino/view'
import { letterOf, type Eye } from '../../kit'
import { members } from '../bits'
import { colourAt } from '../cards'
import { COLOUR, highOf, lowOf } from './colour-sets'
import { PACK, wordNames } from './names'
import { roundsOf } from './rounds'
import type { BuildView, ChicagoView } from './shape'
import type { ChicagoState } from './state'

/** The page's State, complete. */
export function dump(state: ChicagoState): ChicagoView {
  return seen(state, uncovered(PACK, state))
}

/** What an eye may know. The page opens nothing at the end: hands and stock are empty then. */
export function view(state: ChicagoState, eye: Eye): ChicagoView {
  return seen(state, coveredFor(PACK, state, eye))
}

function seen(state: ChicagoState, covered: Covered): ChicagoView {
  return {
    ...tableView(PACK, state, covered, buildsOf(state)),
    lastCapture: letterOrNull(state.lastCapture),
    rounds: roundsOf(state),
  }
}

function buildsOf(state: ChicagoState): BuildView[] {
  // In range: cards.
  return members(state.topsLow, state.topsHigh).map((top) => {
    const colour = COLOUR[top]!
    const cards = state.builds[top]!
    return {
      colour: colourAt(colour),
      cards: wordNames(lowOf(colour, cards), highOf(colour, cards)),
      by: letterOf(state.builders[top]!),
    }
  })
}
