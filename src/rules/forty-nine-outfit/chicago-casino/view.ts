import { visibleParts, letterOrNull, tableView, openParts, type HideableParts } from '../../casino/view'
import { letterOf, type Eye, bySeat, type Outcome } from '../../kit'
import { members, colourAt } from '../cards'
import { COLOUR, highOf, lowOf } from './colour-sets'
import { PACK, namesInSet } from './names'
import type { BuildView, ChicagoView, RoundView, EndReason } from './shape'
import type { ChicagoState } from './state'
import { readRound } from '../../casino/rounds'
import { soleMaxIndex } from '../../casino/leaders'
import { standing } from '../../casino/table'

/** Returns the counted rounds, as the rules page lists them. */
function roundsOf(state: ChicagoState): RoundView[] {
  return Array.from({ length: state.countedRounds }, (_, round) => {
    const { dealer, last, cards, points } = readRound(state.rounds, round, state.seats)
    return {
      dealer: letterOf(dealer),
      last: letterOrNull(last),
      cards: letterOrNull(soleMaxIndex(cards, state.seats)),
      cardCounts: bySeat(cards),
      points: bySeat(points),
    }
  })
}

/** Returns the complete State of the rules page. */
export function dump(state: ChicagoState): ChicagoView {
  return viewWith(state, openParts(PACK, state))
}

/** Returns what a viewer may know. The rules page opens nothing at the end: hands and stock are empty then. */
export function view(state: ChicagoState, eye: Eye): ChicagoView {
  return viewWith(state, visibleParts(PACK, state, eye))
}

function viewWith(state: ChicagoState, covered: HideableParts): ChicagoView {
  return {
    ...tableView(PACK, state, covered, buildsOf(state)),
    lastCapture: letterOrNull(state.lastCapture),
    rounds: roundsOf(state),
  }
}

function buildsOf(state: ChicagoState): BuildView[] {
  return members(state.topsLow, state.topsHigh).map((top) => {
    const colour = COLOUR[top]!
    const cards = state.builds[top]!
    return {
      colour: colourAt(colour),
      cards: namesInSet(lowOf(colour, cards), highOf(colour, cards)),
      by: letterOf(state.builders[top]!),
    }
  })
}

/** Returns the standing; the scores are the totals of the rounds already counted. */
export function outcome(state: ChicagoState): Outcome {
  return standing(state, endReason(state))
}

/** Returns the reason with which a game with these options ends. */
export function endReason(state: ChicagoState): EndReason {
  return state.target === 0 ? 'round' : 'target'
}
