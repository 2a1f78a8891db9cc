import type { Field } from '../../types'
import { trickRing } from '../../layout/trick'
import type { Table } from '../table'

/** Half a card of the trick, and some wood about it. */
const RIM = 1.15
/** Three rows of six cards. */
const SIDE = 6.2

/** The trick in the middle, with what was taken at its sides. */
export function whistField({ seats }: Pick<Table, 'seats'>): Field {
  const [wide, deep] = trickRing(seats)
  const behind = { x: 0, width: 2 * SIDE - 0.6 }
  return { x: Math.max(SIDE, wide + RIM), z: deep + RIM, side: SIDE, behind }
}
