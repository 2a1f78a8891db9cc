import type { Field } from '../../types'
import { trickRing } from '../../layout/trick'
import type { Table } from '../table'

/** Half a card of the trick, and some wood about it. */
const RIM = 1.15
/** Tricks that were taken lie beside the one that is played: a column of piles, or a row where that is. */
const TAKEN = 2.6
/** Three rows of six cards. */
const SIDE = 6.2

/** The trick in the middle, with what was taken at its sides, or before and behind it on a screen held sideways. */
export function whistField({ seats }: Pick<Table, 'seats'>, held: 'upright' | 'sideways'): Field {
  const [wide, deep] = trickRing(seats)
  const behind = { x: 0, width: 2 * SIDE - 0.6 }
  const beside = Math.max(SIDE, wide + RIM)
  if (held === 'upright') return { x: beside, z: deep + RIM, side: SIDE, behind }
  return { x: wide + RIM, z: Math.max(SIDE, deep + TAKEN), side: SIDE, behind }
}
