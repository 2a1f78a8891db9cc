import { useView } from '../stores/app/view'
import { isTouchOf } from '../stage/model/touch-names'
import { useSelection } from '../stores/table/selection'
import { useVerbs } from '../stores/table/verbs'
import { useVisit } from './visit'

/** More places than this are not marked: marks everywhere would say nothing. */
const MAX_MARKS = 8

/** Returns where a move begins; one with a card of the hand, where it ends. */
const placeOfMove = ([first = '', ...more]: readonly string[]): string =>
  isTouchOf(first, 'hand') ? (more.at(-1) ?? first) : first

/** A point of the page, in CSS pixels from its top left corner. */
export interface PagePoint {
  readonly x: number
  readonly y: number
}

/** The touch that stands for the confirm button beside the table's own things. */
export const CONFIRM_TOUCH = 'do:confirm'

/**
 * Returns the current position of a touchable thing, on the table or among the buttons above it; null if it is not
 * visible.
 */
export function placeOf(touch: string): PagePoint | null {
  const button = document.querySelector(`.play .keys [data-touch="${CSS.escape(touch)}"]`)
  if (button !== null) return middleOf(button)
  const view = useView()
  const canvas = document.querySelector('.deep canvas')
  if (!view.flat && view.stage && canvas) {
    const at = view.stage.positionOf(touch)
    if (at === null) return null
    const { left, top, right, bottom } = canvas.getBoundingClientRect()
    const turned = document.documentElement.dataset['turned'] !== undefined
    return turned ? { x: right - at.x, y: bottom - at.y } : { x: left + at.x, y: top + at.y }
  }
  const thing = document.querySelector(`[data-flat] [data-touch="${CSS.escape(touch)}"]`)
  return thing === null ? null : middleOf(thing)
}

function middleOf(thing: Element): PagePoint | null {
  const { left, top, width, height } = thing.getBoundingClientRect()
  return width < 1 ? null : { x: left + width / 2, y: top + height / 2 }
}

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
