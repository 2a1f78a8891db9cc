import type { Field, SceneContext } from '../types'

/** The board and its rim. The ends of the row behind it are left free for stock and marks. */
export const BOARD_FIELD: Field = { x: 8.05, z: 8.05, side: 7.95, behind: { x: 0, width: 11.8 } }

/** Distance of the centres of the opponents' hands behind the field, in inches. */
export const HAND_DISTANCE = 1.55

/**
 * Returns the field of a game without a board: `compactField()` on a tall page; elsewhere, as much room as a board
 * takes.
 */
export function fieldFor({ page }: SceneContext, compactField: () => Field): Field {
  return page === 'tall' ? compactField() : BOARD_FIELD
}
