import { isTouchOf } from '../../../stage/model/touch-names'
import type { Piece } from '../../../stage/model/pieces'
import type { SceneContext } from '../../types'
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
 * Spacing of the offered tickets, and how many lie in a row: in rows of two on a wide page, and on a tall one in rows
 * of five, spaced for fingertips.
 */
const ROWS = { wide: { row: 2, x: 1.72, z: 1.24 }, tall: { row: 5, x: 1.72, z: -1.72 } } as const

/** Returns the tickets that can be touched now: the values that a picked card could build, and the count of a round. */
export function offeredTickets(context: SceneContext): Piece[] {
  const names = [...context.touchable, ...context.picked].filter(
    (it) => it === 'build' || isTouchOf(it, 'build') || it === COUNT,
  )
  const { row, x, z } = ROWS[context.page === 'tall' ? 'tall' : 'wide']
  return [...new Set(names)].sort(byValue).map((touch, i) => ({
    ...ticket(`offer:${touch}`, textOf(touch), { x: (i % row) * x, y: 0.004, z: Math.floor(i / row) * z }, touch),
    group: 'tickets' as const,
    glow: context.picked.includes(touch) ? 1 : 0.5,
  }))
}

const textOf = (touch: string): string => (touch.includes(':') ? touch.slice(touch.indexOf(':') + 1) : touch)
const byValue = (a: string, b: string): number => Number(textOf(a)) - Number(textOf(b)) || (a < b ? -1 : 1)

/** Returns the ticket that says "Cassino!". It looks the same whether or not something was missed. */
export function callTicket(context: SceneContext): Piece {
  const laid = ticket('ticket:call', 'cassino', { x: 0, y: 0.004, z: 0 }, CALL)
  const piece: Piece = { ...laid, group: 'call' }
  return context.picked.includes(CALL) ? { ...piece, glow: 1 } : piece
}
