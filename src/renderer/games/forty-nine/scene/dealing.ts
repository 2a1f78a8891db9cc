import { seatsOf } from '../../layout/eye'
import type { SceneContext } from '../../types'
import { isFresh, type Table } from '../table'

/** Whether the cards of this scene are the ones just dealt: they come from the stock, one after another. */
export function isDealing(table: Table, context: SceneContext): boolean {
  return isFresh(table.state) && !table.over && context.last === null
}

/**
 * When a dealt card leaves the stock, in beats: one card to each seat in turn, five times, beginning with seat A. A card
 * that is touched already answers at once.
 */
export function dealBeat(table: Table, context: SceneContext, seat: string, index: number): number {
  return context.picked.length > 0 ? 0 : index * table.seats + seatsOf(table).indexOf(seat)
}
