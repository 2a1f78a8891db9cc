import type { Piece } from '../../../stage/model/pieces'
import { pickableCard } from '../../puzzles/cards-tray'
import type { SceneContext } from '../../types'
import { type Table, PACK } from '../table'
import { racks } from './racks'
import { traySpot } from '../places'

/** Returns every card that is in no hand, each in its own place; the places of the others take them back. */
function tray({ state }: Table, context: SceneContext): Piece[] {
  const trayCards = new Set(state.tray)
  return PACK.map((card) =>
    trayCards.has(card) ? pickableCard(card, traySpot(card, context), 0.5, context) : gap(card, context),
  )
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

/** Returns the whole pack in seven coloured rows, with five racks for hands of five on each side. */
export function scene(seen: Table, context: SceneContext): Piece[] {
  return [...tray(seen, context), ...racks(seen, context)]
}
