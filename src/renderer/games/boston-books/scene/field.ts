import { around, type Extent } from '../../../framing/table-layout'
import { HALF_CARD, ENLARGED, trickExtent } from '../../layout/pages'
import type { Field } from '../../types'

/** How far what lies before and behind the books reaches to either side. */
const SIDE = 6.2
/** The stock lies at the left of the opponents' hands. */
const BEHIND = { x: 1.1, width: 9.4 }

/** What is called for lies in the middle, books before and behind it. */
export const bostonField = (): Field => ({ x: SIDE, z: 4.5, side: SIDE, behind: BEHIND })

/** From card to card of what may be called for on a page, and how many lie beside each other and behind. */
export const CALLS = { pitch: 2.05 * ENLARGED, wide: { columns: 4, rows: 2 }, tall: { columns: 3, rows: 3 } } as const

/** On a page: the last call before whoever it was put to, or all numbers of a colour. */
export function bostonExtent({ seats }: { readonly seats: number }, tall: boolean): Extent {
  const { columns, rows } = tall ? CALLS.tall : CALLS.wide
  const ring = trickExtent(seats)
  const half = (count: number) => ((count - 1) / 2) * CALLS.pitch
  return around(Math.max(ring.right, half(columns) + HALF_CARD.x), Math.max(ring.near, half(rows) + HALF_CARD.z))
}
