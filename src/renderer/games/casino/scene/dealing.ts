import type { GameView } from '../../../../rules/kit'
import { seatsOf } from '../../layout/eye'
import type { SceneContext } from '../../types'
import type { CasinoView } from '../table'

/** Beats reserved for the last play of the previous deal. */
const LAST_PLAY = 5

/**
 * Returns the beat at which a dealt card leaves the stock: one card to each seat in turn from the dealer's left, and
 * the table (`seat` null) after the dealer. Returns 0 once the viewer has touched something, so that a touched card
 * responds at once.
 */
export function dealBeat(
  seen: GameView<CasinoView>,
  context: SceneContext,
  seat: string | null,
  index: number,
): number {
  if (context.picked.length > 0) return 0
  const seats = seatsOf(seen)
  const dealer = seats.indexOf(seen.state.dealer)
  const turn = seat === null ? seats.length : (seats.indexOf(seat) - dealer - 1 + seats.length) % seats.length
  const after = context.lastPly === null ? 0 : LAST_PLAY
  return after + index * (seats.length + 1) + turn
}
