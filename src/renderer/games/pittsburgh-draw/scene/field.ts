import { centredExtent, type Extent, type PageShape } from '../../../framing/table-layout'
import type { Field } from '../../types'
import { trickRadii } from '../../layout/trick'
import { discardDistanceFactor } from './discard-distance'
import { isShowing, type Table } from '../table'

/** Half the width of the areas in front of and behind the centre, in inches: two revealed hands side by side. */
const SIDE = 6.2
/** Half the width of the centre at a table for two, in inches: one revealed hand. */
const ONE_HAND = 3.8
/** Half a card, and some space around it, in inches. */
const RIM = 1.1

/** Returns the field: discards, or revealed hands; on a tall page both lie between the hands. */
export function pittsburghField({ seats }: Pick<Table, 'seats'>): Field {
  const z = trickRadii(seats)[1] * discardDistanceFactor(seats) + RIM
  return { x: seats === 2 ? ONE_HAND : SIDE, z, side: SIDE, behind: { x: 0, width: 2 * SIDE - 0.6 } }
}

/** Half the size of a row of discards on a page: five overlapping cards, in inches. */
const HALF_DISCARDS = { x: 2.1, z: 1.2 } as const
/** Distances between the centres of revealed hands on a page, and half the size of one, in inches. */
export const SHOWN_PAGE = { x: 8, z: 2.3 } as const
const HALF_SHOWN = { x: 3.9, z: 1.05 } as const

/**
 * Largest number of revealed hands laid out in a single column, in wide and tall windows; more are laid out in pairs.
 */
const MAX_HANDS_IN_COLUMN = { wide: 2, tall: 5 } as const

/** Returns the number of revealed hands side by side on a page. */
export const handsPerRow = (seats: number, tall: boolean): number =>
  seats > MAX_HANDS_IN_COLUMN[tall ? 'tall' : 'wide'] ? 2 : 1

/**
 * Returns the extent on a page: that of a deal, with all discards, or that of the revealed hands, until the viewer
 * picks up the new cards. The camera moves to a showing and back, and stands still during every deal.
 */
export function pittsburghExtent(table: Table, shape: PageShape, picked: readonly string[] = []): Extent {
  const { seats } = table
  const [wide, deep] = trickRadii(seats)
  const far = discardDistanceFactor(seats)
  if (!isShowing(table, picked)) return centredExtent(wide * far + HALF_DISCARDS.x, deep * far + HALF_DISCARDS.z)
  const beside = handsPerRow(seats, shape === 'tall')
  const rows = Math.ceil(seats / beside)
  const half = (beside - 1) / 2
  return centredExtent(half * SHOWN_PAGE.x + HALF_SHOWN.x, ((rows - 1) / 2) * SHOWN_PAGE.z + HALF_SHOWN.z)
}
