import type { Eye, Outcome } from '../../kit'
import { count, cardName } from '../cards'
import { SQUARES } from '../board'
import { COLOUR_SIZE } from '../colours'
import { availableNames, downNames, entryNames, runNames } from './names'
import { heapOf, stockOf } from './pack'
import type { SuiteAssemblingView, SuiteAssemblingEnd } from './shape'
import { PILES, SOLVED, type SuiteAssemblingState } from './state'

const EACH_PILE = Array.from({ length: PILES }, (_, pile) => pile)

/** Returns the complete State of the rules page. */
export function dump(state: SuiteAssemblingState): SuiteAssemblingView {
  return {
    piles: EACH_PILE.map((pile) => ({ down: downNames(state, pile), up: runNames(state, pile) })),
    foundations: [...state.up],
    stock: entryNames(state, stockOf(state)),
    heap: entryNames(state, heapOf(state)),
    ...open(state),
  }
}

/**
 * Returns what any viewer may know: until the game is over, face-down cards, pack and heap are given as their lengths.
 */
export function view(state: SuiteAssemblingState, _eye: Eye): SuiteAssemblingView {
  if (state.ended) return dump(state)
  return {
    piles: EACH_PILE.map((pile) => ({ down: state.down[pile]!, up: runNames(state, pile) })),
    foundations: [...state.up],
    stock: count(stockOf(state)),
    heap: count(heapOf(state)),
    ...open(state),
  }
}

function open(state: SuiteAssemblingState): Pick<SuiteAssemblingView, 'lot' | 'available' | 'pass' | 'solved'> {
  return { lot: state.lot, available: availableNames(state), pass: state.pass, solved: state.ended === SOLVED }
}

/**
 * Lists the place of every card: `down 3/9`, `run 3/10`, `foundation/8`, `stock/1`, `heap/2`; before the deal all are
 * in the `pack`.
 */
export function census(state: SuiteAssemblingState): string[] {
  if (!state.dealt) return Array.from({ length: SQUARES }, (_, card) => `pack/${cardName(card)}`).sort()
  const places = [
    ...entryNames(state, stockOf(state)).map((card) => `stock/${card}`),
    ...entryNames(state, heapOf(state)).map((card) => `heap/${card}`),
  ]
  for (const pile of EACH_PILE) {
    places.push(...downNames(state, pile).map((card) => `down ${pile + 1}/${card}`))
    places.push(...runNames(state, pile).map((card) => `run ${pile + 1}/${card}`))
    for (let i = 0; i < state.up[pile]!; i++) places.push(`foundation/${cardName(COLOUR_SIZE * pile + i)}`)
  }
  return places.sort()
}

/** Returns the standing; the score is the number of cards on the foundations. */
export function outcome(state: SuiteAssemblingState): Outcome {
  const reason = reasonOf(state)
  const winners = reason ? (reason === 'solved' ? [0] : []) : null
  return { over: reason !== null, scores: [state.cardsUp], winners, reason }
}

export function reasonOf(state: SuiteAssemblingState): SuiteAssemblingEnd | null {
  if (!state.ended) return null
  return state.ended === SOLVED ? 'solved' : 'blocked'
}
