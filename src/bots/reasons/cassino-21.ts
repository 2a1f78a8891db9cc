import type { Seat, Seen } from '../../rules/kit'
import type { Cassino21View } from '../../rules/pack/cassino-21/shape'
import { whyCassino } from './cassino'
import type { Cassino21ReasonKey } from './cassino-21-keys'
import type { Reason } from './reason'

/** Why a legal move is good, from what its seat sees; keys in `cassino-keys.ts`. Throws if the text is no move. */
export function reasonFor(seen: Seen<Cassino21View>, seat: Seat, move: string): Reason<Cassino21ReasonKey> {
  return whyCassino(seen, seat, move, true)
}
