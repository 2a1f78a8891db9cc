import type { Piece } from '../../../stage/pieces'
import type { SceneContext } from '../../types'
import { DISCARDS, STAND } from '../touch'

/** A place to touch for keeping all five; once cards are picked, one in the middle where they are thrown. */
export function marks({ touchable, picked, portrait }: SceneContext): Piece[] {
  const throwing = picked.some((touch) => touch.startsWith('hand:'))
  const stand = touchable.has(STAND) ? [mark(STAND, 'mark/pass', portrait ? [-4.4, 9.7] : [-6.6, 6.4])] : []
  return throwing ? [...stand, mark(DISCARDS, 'mark/square', [0, portrait ? 4 : 2.3])] : stand
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
