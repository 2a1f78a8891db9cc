import { fullRows } from '../puzzles/fives-and-rows'
import { LAST, type Table } from './table'

/** The heading of the leaflet that matters for this position. */
export function anchor(seen: Table): string {
  const { state, over } = seen
  if (over) return 'how-far-it-goes'
  if (state.inHand === LAST) return 'the-end'
  if (fullRows(state.faceUp).length > 0) return 'what-counts'
  return state.turned === 0 ? 'laying-out' : 'turning'
}
