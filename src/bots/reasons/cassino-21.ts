import type { Seat, GameView } from '../../rules/kit'
import type { Cassino21View } from '../../rules/pack/cassino-21/shape'
import { whyCassino, type CassinoReasonKey } from './cassino'
import type { Reason } from './reason'

/**
 * Returns why a legal move is good, from what its seat sees; keys at `CassinoReasonKey`. Throws if the text is no move.
 */
export function reasonFor(seen: GameView<Cassino21View>, seat: Seat, move: string): Reason<CassinoReasonKey> {
  return whyCassino(seen, seat, move, true)
}
