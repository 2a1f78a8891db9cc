import type { Piece } from '../../../stage/pieces'
import { nearSeat } from '../../layout/eye'
import type { SceneContext } from '../../types'
import type { Table } from '../table'
import { DISCARDS, STAND } from '../touch'
import { discardSpots } from './discards'

/** A place to touch for keeping all five; once cards are picked, the place before the hand where they are thrown. */
export function marks(table: Table, { touchable, picked, portrait }: SceneContext): Piece[] {
  const throwing = picked.some((touch) => touch.startsWith('hand:'))
  const stand = touchable.has(STAND) ? [mark(STAND, 'mark/pass', portrait ? [-4.4, 9.7] : [-6.6, 6.4])] : []
  const { x, z } = discardSpots(table, portrait).get(nearSeat(table))!
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
