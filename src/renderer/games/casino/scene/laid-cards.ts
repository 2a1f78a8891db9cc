import { namedZone } from '../../../stage/model/touch-names'
import { entryAt, firstOf, lastOf, type GameView } from '../../../../rules/kit'
import type { Piece } from '../../../stage/model/pieces'
import { lastPly } from '../../layout/eye'
import type { Field, SceneContext } from '../../types'
import { laidPose } from '../../layout/places'
import { cardSize, faceOf, isFresh, type CasinoView, type CasinoStyle } from '../table'
import { tableTouch } from '../touch'
import { dealBeat } from './dealing'
import { areaOf, spreadItems } from './spread'
import { ticket } from './tickets'

/**
 * Distance from the right edge of a build's top card to the centre of its ticket, in inches, so that the ticket lies
 * left of the index in the lower right corner.
 */
const INDEX_DISTANCE = 1.35
const MIN_TICKET_OFFSET = -0.2
/** Distance between the centres of several tickets, so that each can be read, in inches. */
const PITCH = 1.12

/** Returns all cards on the table: loose cards, and builds as overlapping cards with tickets on them. */
export function laidCards(
  style: CasinoStyle,
  seen: GameView<CasinoView>,
  context: SceneContext,
  field: Field,
): Piece[] {
  const size = cardSize(style)
  const fresh = isFresh(style, seen)
  const { seat, events } = lastPly(context)
  const played = style.effectOf(events)
  return spreadItems(style.itemsOf(seen.state), size, areaOf(context, field)).flatMap(({ tableItem, cards }) => {
    const touch = tableTouch(tableItem.piece)
    const loose = tableItem.cards.length === 1
    const pieces = tableItem.cards.map((card, i): Piece => {
      const id = `card:${card}`
      const fromHand = seat !== null && played?.kind === 'lays' && card === played.card
      return {
        id,
        kind: 'card',
        face: faceOf(style, card),
        pose: laidPose(id, entryAt(cards, i), loose ? 1 : 0.5),
        zone: 'table',
        from: fromHand ? namedZone('hand', seat) : 'stock',
        touch,
        motion: 'lay',
        ...highlight(context, touch),
        ...(fresh && !fromHand ? { beat: dealBeat(seen, context, null, i) } : {}),
      }
    })
    const top = lastOf(cards)
    const several = tableItem.tickets.length > 1
    const middle = (firstOf(cards).x + top.x) / 2
    const beside = top.x + Math.max(MIN_TICKET_OFFSET, size.w / 2 - INDEX_DISTANCE)
    const tickets = tableItem.tickets.map((text, i) => {
      const right = several ? middle + ((tableItem.tickets.length - 1) / 2) * PITCH : beside
      const at = { x: right - i * PITCH, y: top.y + 0.03 + i * 0.032, z: top.z + size.d / 2 - 0.55 }
      return { ...ticket(`ticket:${tableItem.piece}:${i}`, text, at, touch), ...highlight(context, touch) }
    })
    return [...pieces, ...tickets]
  })
}

/**
 * Returns the highlighting of an item: picked ones glow; while anything is picked, items that can go with it glow too
 * and the rest is darkened.
 */
function highlight(context: SceneContext, touch: string): Partial<Piece> {
  if (context.picked.includes(touch)) return { glow: 0.95, tint: 1.05 }
  if (context.picked.length === 0) return {}
  return context.touchable.has(touch) ? { glow: 0.45, tint: 1.05 } : { tint: 0.78 }
}
