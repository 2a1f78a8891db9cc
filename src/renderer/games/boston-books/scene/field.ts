import { centredExtent, type Extent, type PageShape } from '../../../framing/table-layout'
import { HALF_CARD, CENTRE_CARD_SCALE, trickExtent } from '../../layout/pages'
import type { Field } from '../../types'

/** Half the width of the areas in front of and behind the books, in inches. */
const SIDE = 6.2
/** The row of opponents; the stock lies at its left. */
const BEHIND = { x: 1.1, width: 9.4 }

/** Returns the field: callable cards lie at its centre, books in front of and behind them. */
export const bostonField = (): Field => ({ x: SIDE, z: 4.5, side: SIDE, behind: BEHIND })

/** Spacing of the callable cards on a page, in inches, and their numbers of columns and rows. */
export const CHOICE_GRID = {
  pitch: 2.05 * CENTRE_CARD_SCALE,
  wide: { columns: 4, rows: 2 },
  tall: { columns: 3, rows: 3 },
} as const

/**
 * Returns the extent on a page: room for the last call in front of the seat asked, or for all callable numbers of a
 * colour.
 */
export function bostonExtent({ seats }: { readonly seats: number }, shape: PageShape): Extent {
  const { columns, rows } = shape === 'tall' ? CHOICE_GRID.tall : CHOICE_GRID.wide
  const ring = trickExtent(seats)
  const half = (count: number) => ((count - 1) / 2) * CHOICE_GRID.pitch
  return centredExtent(Math.max(ring.right, half(columns) + HALF_CARD.x), Math.max(ring.near, half(rows) + HALF_CARD.z))
}
