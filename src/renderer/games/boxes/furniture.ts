import type { Piece } from '../../stage/pieces'
import { inBox, leafletPlace, lidPlace, padPlace, SHELF, trayPlace, covering } from './places'
import type { BoxContext, BoxId } from './types'

/** What stands about while a game is played: the opened box, the shut ones, the leaflet and the pad. */
export function furniture(box: BoxId, seats: number, portrait: boolean): Piece[] {
  if (portrait) return []
  const context: BoxContext = { phase: 'open', touchable: new Set(), portrait }
  return [...theBox(box, context, seats), ...shut(box, context), ...papers(box, context, seats)]
}

/** The box in hand: its lower half and its lid. */
export function theBox(box: BoxId, context: BoxContext, seats: number): Piece[] {
  if (box !== 'forty-nine-outfit') return []
  const touch = { touch: 'box', zone: 'table', glow: context.touchable.has('box') ? 0.5 : 0 }
  const tray = { ...trayPlace(context.phase, seats) }
  const lid = { ...lidPlace(context.phase, seats) }
  return [
    { ...touch, id: 'tray', kind: 'tray', face: '49/tray', pose: tray, motion: 'slide' },
    { ...touch, id: 'lid', kind: 'lid', face: '49/lid', pose: lid, motion: 'lay', beat: covering(context.phase) },
  ]
}

/** The other boxes: they can be pointed at while nothing is being played. */
export function shut(box: BoxId, context: BoxContext): Piece[] {
  const idle = context.phase === 'closed'
  return SHELF.filter(({ id }) => id !== box && id !== 'forty-nine-outfit').map(({ id, face, at }) => {
    const piece: Piece = { id: `box:${id}`, kind: 'lid', face, pose: { ...at }, zone: 'shelf' }
    return idle ? { ...piece, touch: `box:${id}` } : piece
  })
}

/** The leaflet, in the box until the board comes out, and the pad. */
export function papers(_box: BoxId, { phase }: BoxContext, seats: number): Piece[] {
  const packed = phase === 'closed' || phase === 'lid-off'
  const leaflet: Piece = {
    id: 'leaflet',
    kind: 'leaflet',
    face: '49/leaflet',
    pose: packed ? inBox(phase, seats, 4.1, -3) : leafletPlace(seats),
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
  return phase === 'open' ? [leaflet, pad] : [leaflet]
}
