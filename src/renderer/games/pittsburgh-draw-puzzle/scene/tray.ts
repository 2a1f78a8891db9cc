import { namedTouch, namedZone } from '../../../stage/model/names'
import type { Piece } from '../../../stage/model/pieces'
import { laidPose } from '../../layout/rows'
import { liftedPose } from '../../puzzles/cards-tray'
import type { SceneContext } from '../../types'
import { traySpot } from '../places'
import { PACK, type Table } from '../table'

/** Every card that is in no hand, in its own place; the places of the others take them back. */
export function tray({ state }: Table, context: SceneContext): Piece[] {
  const there = new Set(state.tray)
  return PACK.map((card) => (there.has(card) ? trayCard(card, context) : gap(card, context)))
}

function trayCard(card: string, context: SceneContext): Piece {
  const id = `card:${card}`
  const touch = namedTouch('hand', card)
  const picked = context.picked.includes(touch)
  const pose = laidPose(id, traySpot(card, context), 0.5)
  return {
    id,
    kind: 'card',
    face: `49/${card}`,
    pose: picked ? liftedPose(pose, context) : pose,
    zone: namedZone('hand', 'A'),
    motion: 'lay',
    touch,
    ...(picked ? { glow: 0.9 } : {}),
  }
}

function gap(card: string, context: SceneContext): Piece {
  return {
    id: `gap:${card}`,
    kind: 'mark',
    face: 'mark/square',
    pose: traySpot(card, context),
    touch: 'tray',
    zone: 'marks',
    glow: context.touchable.has('tray') ? 0.3 : 0,
  }
}
