import { isTouchOf } from '../../../stage/model/names'
import type { Piece } from '../../../stage/model/pieces'
import { nearSeat } from '../../layout/eye'
import type { Field } from '../../types'
import type { SceneContext } from '../../types'
import type { Table } from '../table'
import { DISCARDS, STAND } from '../touch'
import { discardSpots } from './discards'

/** On a high screen that place lies right of the stock: so far from the field's left edge, in inches. */
const STOCK_TO_STAND = 3.55

/** A place to touch for keeping all five; once cards are picked, the place before the hand where they are thrown. */
export function marks(table: Table, context: SceneContext, field: Field): Piece[] {
  const { touchable, picked, portrait } = context
  const throwing = picked.some((touch) => isTouchOf(touch, 'hand'))
  const stand = touchable.has(STAND)
    ? [mark(STAND, 'mark/pass', portrait ? [STOCK_TO_STAND - field.side, field.z + 1.65] : [-6.6, 6.4])].map(
        (piece): Piece => ({ ...piece, group: 'stock' }),
      )
    : []
  const { x, z } = discardSpots(table, context).get(nearSeat(table))!
  return throwing ? [...stand, mark(DISCARDS, 'mark/square', [x, z])] : stand
}

function mark(touch: string, face: string, [x, z]: readonly [number, number]): Piece {
  return {
    id: `mark:${touch}`,
    kind: 'mark',
    face,
    pose: { x, y: 0.004, z },
    touch,
    zone: 'marks',
    glow: touch === DISCARDS ? 0.9 : 0.5,
  }
}
