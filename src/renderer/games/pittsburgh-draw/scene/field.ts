import { around, type Extent } from '../../../framing/table-layout'
import type { Field } from '../../types'
import { trickRing } from '../../layout/trick'
import { apart } from './apart'
import type { Table } from '../table'

/** How far what lies before and behind the middle reaches to either side: two shown hands beside each other. */
const SIDE = 6.2
/** The middle itself of a table for two: one shown hand. */
const ONE_HAND = 3.8
/** Half a card, and some wood about it. */
const RIM = 1.1

/** What is thrown away, or the hands that are shown; on a small screen both lie between the hands. */
export function pittsburghField({ seats }: Pick<Table, 'seats'>): Field {
  const z = trickRing(seats)[1] * apart(seats) + RIM
  return { x: seats === 2 ? ONE_HAND : SIDE, z, side: SIDE, behind: { x: 0, width: 2 * SIDE - 0.6 } }
}

/** Rows of thrown cards on a page: half of five that overlap, and half a card. */
const THROWN = { x: 2.1, z: 1.2 } as const
/** From one shown hand to the next on a page, and half of one, in inches. */
export const SHOWN_PAGE = { x: 8, z: 2.3 } as const
const HALF_SHOWN = { x: 3.9, z: 1.05 } as const

/** More than so many shown hands lie two and two: in a wide window, and in one that is higher than wide. */
const IN_ONE = { wide: 2, tall: 5 } as const

/** How many shown hands lie beside each other on a page. */
export const shownBeside = (seats: number, tall: boolean): number => (seats > IN_ONE[tall ? 'tall' : 'wide'] ? 2 : 1)

/** On a page: what everybody throws away, or the hands that are shown. */
export function pittsburghExtent({ seats, state }: Pick<Table, 'seats' | 'state'>, tall: boolean): Extent {
  const [wide, deep] = trickRing(seats)
  const far = apart(seats)
  if (state.shown === null) return around(wide * far + THROWN.x, deep * far + THROWN.z)
  const beside = shownBeside(seats, tall)
  const rows = Math.ceil(seats / beside)
  const half = (beside - 1) / 2
  return around(half * SHOWN_PAGE.x + HALF_SHOWN.x, ((rows - 1) / 2) * SHOWN_PAGE.z + HALF_SHOWN.z)
}
