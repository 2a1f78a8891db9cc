import type { Piece } from '../../../stage/pieces'
import type { SceneContext } from '../../types'
import { newestSpin } from '../spin'
import type { Table } from '../table'
import { dialAt } from './places'

/** How high the arrow turns: a quarter of an inch above the print. */
const ARROW_AT = 0.81

/** The dial with its arrow. A spin that is newer than what the stage showed makes it turn. */
export function dial(table: Table, context: SceneContext): Piece[] {
  const at = dialAt(context.portrait)
  const { number, strength, to } = newestSpin(table, context.flick)
  const lit = (touch: string) => (context.touchable.has(touch) ? 0.55 : 0)
  return [
    { ...theDial(at), touch: 'dial', glow: Math.max(lit('dial'), lit('arrow')) },
    {
      id: 'arrow',
      kind: 'arrow',
      face: 'deco/arrow',
      pose: { ...at, y: ARROW_AT, turn: to },
      spin: { number, strength },
      touch: 'arrow',
      zone: 'table',
      glow: lit('arrow'),
    },
  ]
}

/** The dial alone, wherever it stands. */
export function theDial(at: { readonly x: number; readonly z: number }): Piece {
  return { id: 'dial', kind: 'dial', face: 'deco/dial', pose: { ...at, y: 0 }, zone: 'table', motion: 'lay' }
}
