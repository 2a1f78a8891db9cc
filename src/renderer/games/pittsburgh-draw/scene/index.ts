import type { Piece } from '../../../stage/model/pieces'
import { fieldFor } from '../../layout/field'
import type { Field, SceneContext } from '../../types'
import { placeOutline, verbPlace } from '../../layout/outlines'
import { pile, STOCK, stockBefore } from '../../layout/places'
import { isShowing, isUndealt, packSize, sizeOf, type Table, isFresh } from '../table'
import { discards, discardSpots } from './discards'
import { pittsburghField } from './field'
import { shownHands } from './showing'
import { namedZone, isTouchOf } from '../../../stage/model/touch-names'
import { nearSeat, seatsOf } from '../../layout/eye'
import { hands } from '../../layout/hands'
import { DISCARDS, STAND } from '../touch'

/**
 * Returns the hands as they are held. In a new deal cards come from the stock; after a showing the viewer's own come
 * from where they were put down.
 */
function heldHands(table: Table, context: SceneContext, field: Field): Piece[] {
  const seats = seatsOf(table)
  const hasShownHands = table.state.shown !== null
  const fresh = isFresh(table)
  return hands(table, context, {
    cards: (seat) => table.state.hands[seat] ?? 0,
    face: (card) => `49/${card}`,
    back: '49/back',
    field,
    from: (seat) => (hasShownHands && seat === nearSeat(table) ? namedZone('hand', seat) : 'stock'),
    ...(fresh && !hasShownHands
      ? { beat: (seat, index) => (context.picked.length > 0 ? 0 : index * table.seats + seats.indexOf(seat)) }
      : {}),
  })
}

/**
 * Distance of the place for standing from the field's left edge in a tall window, in inches; it lies right of the
 * stock.
 */
const STOCK_TO_STAND = 3.55

/**
 * Returns a place to touch for keeping all five cards; once cards are picked, also the place in front of the hand for
 * the discards. Who only watches has neither.
 */
function marks(table: Table, context: SceneContext, field: Field): Piece[] {
  const { picked, portrait } = context
  if (table.over || table.eye < 0 || isUndealt(table)) return []
  const [x, z] = portrait ? [STOCK_TO_STAND - field.side, field.z + 1.65] : [-6.6, 6.4]
  const stand = verbPlace(STAND, { x, z }, context)
  const isDiscarding = picked.some((touch) => isTouchOf(touch, 'hand'))
  return isDiscarding ? [stand, discardMark(table, context)] : [stand]
}

function discardMark(table: Table, context: SceneContext): Piece {
  // `discardSpots` has an entry for every seat.
  const { x, z } = discardSpots(table, context).get(nearSeat(table))!
  return {
    ...{ id: `mark:${DISCARDS}`, kind: 'mark', face: 'mark/square', touch: DISCARDS, zone: 'marks', glow: 0.9 },
    pose: { x, y: 0.004, z },
  }
}

/** Returns the outlines of the places for discards where none lie and none can be laid down at the moment. */
function emptyDiscards(table: Table, context: SceneContext): Piece[] {
  if (table.over || isUndealt(table)) return []
  const isDiscarding = context.picked.some((touch) => isTouchOf(touch, 'hand'))
  return [...discardSpots(table, context)].flatMap(([seat, at]) => {
    const isUsed = sizeOf(table.state.discards[seat] ?? null) > 0 || (isDiscarding && seat === nearSeat(table))
    return isUsed ? [] : [placeOutline(`discards:${seat}`, '49/back', at)]
  })
}

/**
 * Returns the table of Pittsburgh Draw: hands and discards, or the hands revealed last. Those stay until the viewer
 * picks up the new cards, although the next deal has been made.
 */
export function scene(seen: Table, context: SceneContext): Piece[] {
  const field = fieldFor(context, () => pittsburghField(seen))
  const playing = isShowing(seen, context.picked)
    ? shownHands(seen, context, field)
    : [
        ...heldHands(seen, context, field),
        ...discards(seen, context),
        ...emptyDiscards(seen, context),
        ...marks(seen, context, field),
      ]
  return [...stock(seen, context, field), ...playing]
}

function stock(table: Table, { portrait }: SceneContext, field: Field): Piece[] {
  const before = isUndealt(table) && table.state.shown === null
  const count = before ? packSize(table) : sizeOf(table.state.stock)
  const at = portrait ? stockBefore(field) : STOCK
  return count === 0 && !table.over
    ? [placeOutline('stock', '49/back', at, 'stock')]
    : pile('stock', count, '49/back', at)
}
