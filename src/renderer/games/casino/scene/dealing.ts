import type { Seen } from '../../../../rules/kit'
import { seatsOf } from '../../layout/eye'
import type { SceneContext } from '../../types'
import type { CasinoView } from '../table'

/** Beats that the last play of the deal before has to itself. */
const LAST_PLAY = 5

/**
 * When a dealt card leaves the stock, in beats: one card to each seat in turn from the dealer's left on, the table after
 * the dealer (`seat` null). A card that is touched already answers at once.
 */
export function dealBeat(seen: Seen<CasinoView>, context: SceneContext, seat: string | null, index: number): number {
  if (context.picked.length > 0) return 0
  const seats = seatsOf(seen)
  const dealer = seats.indexOf(seen.state.dealer)
  const turn = seat === null ? seats.length : (seats.indexOf(seat) - dealer - 1 + seats.length) % seats.length
  const after = context.last === null ? 0 : LAST_PLAY
  return after + index * (seats.length + 1) + turn
}
