import { letterOf } from '../../../../rules/kit'
import { isFresh, seatsOf, type Table } from '../table'
import type { SceneContext } from '../../types'

/** The seat whose side of the table is nearest: the eye's own, or the first one's for an onlooker. */
export function nearSeat(table: Table): string {
  return letterOf(Math.max(0, table.eye))
}

/** All others in the order of turns after the near seat: from its left round the table. */
export function opponentsOf(table: Table): string[] {
  const seats = seatsOf(table)
  const near = seats.indexOf(nearSeat(table))
  return [...seats.slice(near + 1), ...seats.slice(0, near)]
}

/** The seat that made the last ply, and what it was. */
export function lastPly(context: SceneContext): { readonly seat: string | null; readonly move: string | null } {
  const { last } = context
  return last ? { seat: last.seat === null ? null : letterOf(last.seat), move: last.move } : { seat: null, move: null }
}

/** Whether the cards of this scene are the ones just dealt: they come from the stock, one after another. */
export function isDealing(table: Table, context: SceneContext): boolean {
  return isFresh(table.state) && !table.over && lastPly(context).move === null
}

/**
 * When a dealt card leaves the stock, in beats: one card to each seat in turn, five times, beginning with seat A. A card
 * that is touched already answers at once.
 */
export function dealBeat(table: Table, context: SceneContext, seat: string, index: number): number {
  return context.picked.length > 0 ? 0 : index * table.seats + seatsOf(table).indexOf(seat)
}
