import { isTouchOf } from '../../../stage/model/touch-names'
import type { Piece } from '../../../stage/model/pieces'
import type { Field, SceneContext } from '../../types'
import { jitter } from '../../layout/jitter'
import { CALL, COUNT } from '../touch'

/**
 * Returns a printed cardboard ticket: the value of a build (`ticket/8`), or something to declare: `ticket/build`,
 * `ticket/cassino`, `ticket/count`.
 */
export function ticket(
  id: string,
  text: string,
  at: { readonly x: number; readonly y: number; readonly z: number },
  touch: string,
): Piece {
  return {
    id,
    kind: 'card',
    face: `ticket/${text}`,
    pose: { ...at, turn: jitter(id, 'turn', 0.07) },
    zone: 'tickets',
    touch,
    motion: 'slide',
  }
}

/**
 * Returns the places of the offered tickets. In a wide window they lie by the near edge of the cards, right of the
 * hand, in rows of two, clear of the papers at the right; in a tall one between cards and hand, spaced for fingertips,
 * with further rows behind the first.
 */
function offeredTicketRow({ page, portrait }: SceneContext, field: Field) {
  if (!portrait) return { x: 4.5, z: 6.9, row: 2, pitch: { x: 1.72, z: 1.24 } }
  const z = field.z + FIELD_DISTANCE
  if (page !== 'tall') return { x: -2.5, z, row: 5, pitch: { x: 1.95, z: -1.95 } }
  return {
    x: TALL_PAGE_ROW.x + TALL_PAGE_ROW.pitch,
    z,
    row: 5,
    pitch: { x: TALL_PAGE_ROW.pitch, z: -TALL_PAGE_ROW.pitch },
  }
}

/** Returns the fixed place of the ticket for calls. */
function callTicketSpot({ page, portrait }: SceneContext, field: Field) {
  if (!portrait) return { x: -6.4, z: 7.4 }
  return { x: page === 'tall' ? TALL_PAGE_ROW.x : -4.7, z: field.z + FIELD_DISTANCE }
}

/**
 * Distance of the tickets in front of the field in a tall window, in inches; on a tall page their row ends at the
 * viewer's pile.
 */
const FIELD_DISTANCE = 0.95
const TALL_PAGE_ROW = { x: -5.3, pitch: 1.72 }

/** Returns the tickets that can be touched now: the values that a picked card could build, and the count of a round. */
export function offeredTickets(context: SceneContext, field: Field): Piece[] {
  const names = [...context.touchable, ...context.picked].filter(
    (it) => it === 'build' || isTouchOf(it, 'build') || it === COUNT,
  )
  const at = offeredTicketRow(context, field)
  return [...new Set(names)].sort(byValue).map((touch, i) => ({
    ...ticket(
      `offer:${touch}`,
      textOf(touch),
      { x: at.x + (i % at.row) * at.pitch.x, y: 0.004, z: at.z + Math.floor(i / at.row) * at.pitch.z },
      touch,
    ),
    group: 'tickets' as const,
    glow: context.picked.includes(touch) ? 1 : 0.5,
  }))
}

const textOf = (touch: string): string => (touch.includes(':') ? touch.slice(touch.indexOf(':') + 1) : touch)
const byValue = (a: string, b: string): number => Number(textOf(a)) - Number(textOf(b)) || (a < b ? -1 : 1)

/** Returns the ticket that says "Cassino!". It looks the same whether or not something was missed. */
export function callTicket(context: SceneContext, field: Field): Piece {
  const laid = ticket('ticket:call', 'cassino', { ...callTicketSpot(context, field), y: 0.004 }, CALL)
  const piece: Piece = { ...laid, group: 'call' }
  return context.picked.includes(CALL) ? { ...piece, glow: 1 } : piece
}
