import type { Piece } from '../../../stage/pieces'
import type { SceneContext } from '../../types'
import { covering, inBox, leafletPlace, lidPlace, padPlace, SHELF, trayPlace } from './places'

/** The outfit's box, the other boxes of the shelf, the leaflet and the pad. On a high screen only what is in play stays. */
export function boxes(context: SceneContext, seats: number): Piece[] {
  if (context.portrait && context.phase === 'open') return []
  return [tray(context, seats), lid(context, seats), ...shelf(context), ...paper(context, seats)]
}

function tray(context: SceneContext, seats: number): Piece {
  const at = trayPlace(context.phase, seats)
  return { ...answering(context), id: 'tray', kind: 'tray', face: '49/tray', pose: { ...at }, motion: 'slide' }
}

function lid(context: SceneContext, seats: number): Piece {
  const at = lidPlace(context.phase, seats)
  const own = { id: 'lid', kind: 'lid', face: '49/lid', motion: 'lay', beat: covering(context) } as const
  return { ...answering(context), ...own, pose: { ...at } }
}

/** The box answers when it is pointed at. */
function answering(context: SceneContext): { touch: string; zone: string; glow: number } {
  return { touch: 'box', zone: 'table', glow: context.touchable.has('box') ? 0.5 : 0 }
}

/** The other boxes can be pointed at while nothing is being played. */
function shelf(context: SceneContext): Piece[] {
  const idle = context.phase === 'closed'
  return SHELF.map(({ id, face, at }) => {
    const piece: Piece = { id, kind: 'lid', face, pose: { ...at }, zone: 'shelf' }
    return idle ? { ...piece, touch: id } : piece
  })
}

function paper(context: SceneContext, seats: number): Piece[] {
  const packed = context.phase === 'closed' || context.phase === 'lid-off'
  const leaflet: Piece = {
    id: 'leaflet',
    kind: 'leaflet',
    face: '49/leaflet',
    pose: packed ? inBox(context.phase, seats, 4.1, -3) : leafletPlace(seats),
    zone: 'table',
    motion: 'lay',
    ...(packed ? {} : { touch: 'leaflet' }),
  }
  const pad: Piece = {
    id: 'pad',
    kind: 'pad',
    face: 'pad',
    pose: padPlace(seats),
    touch: 'pad',
    zone: 'table',
    motion: 'lay',
  }
  return context.phase === 'open' ? [leaflet, pad] : [leaflet]
}
