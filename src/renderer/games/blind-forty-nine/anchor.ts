import type { Seen } from '../../../rules/kit'
import { fullRows } from '../puzzles/fives-and-rows'
import { LAST, tableOf } from './table'

/** The heading of the leaflet that matters for this position. */
export function anchor(seen: Seen): string {
  const { state, over } = tableOf(seen)
  if (over) return 'how-far-it-goes'
  if (state.inHand === LAST) return 'the-end'
  if (fullRows(state.faceUp).length > 0) return 'what-counts'
  return state.turned === 0 ? 'laying-out' : 'turning'
}
