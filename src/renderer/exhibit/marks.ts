import { isTouchOf } from '../stage/model/touch-names'
import { useSelection } from '../stores/table/selection'
import { useVerbs } from '../stores/table/verbs'
import { useVisit } from './visit'

/** More places than this are not marked: marks everywhere would say nothing. */
const MAX_MARKS = 8

/**
 * Returns the touches whose places are marked for the visitor to move. Cards of the hand are not: those that can be
 * touched are brighter, and where they can be laid is marked instead. Nor are actions, which have buttons.
 */
export function markedTouches(): readonly string[] {
  const { narrowed, touchable, picked } = useSelection()
  if (useVisit().scene !== 'play') return []
  const next = picked.length > 0 ? [...touchable] : narrowed.candidates.map(({ touches }) => placeOfMove(touches))
  const verbs = new Set(useVerbs().all.map(({ touch }) => touch))
  const marked = [...new Set(next)].filter((touch) => touch !== '' && !isTouchOf(touch, 'hand') && !verbs.has(touch))
  return marked.length > MAX_MARKS ? [] : marked
}

/** Returns where a move begins; one with a card of the hand, where it ends. */
const placeOfMove = ([first = '', ...more]: readonly string[]): string =>
  isTouchOf(first, 'hand') ? (more.at(-1) ?? first) : first
