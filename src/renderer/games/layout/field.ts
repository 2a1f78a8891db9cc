import type { Field, SceneContext } from '../types'

/** A board and its rim. The ends of the row behind it are left for stock and marks. */
export const BOARD_FIELD: Field = { x: 8.05, z: 8.05, side: 7.95, behind: { x: 0, width: 11.8 } }

/** How far behind the field the middles of the opponents' hands lie. */
export const HANDS_BEHIND = 1.55

/** The field of a game without a board, as it tells it for small screens; everywhere else there is room as for a board. */
export function fieldFor({ held }: SceneContext, close: () => Field): Field {
  return held === undefined ? BOARD_FIELD : close()
}
