import type { Seat, Seen } from '../../rules/kit'
import type { Cassino25View } from '../../rules/pack/cassino-25/shape'
import { whyCassino } from './cassino'
import type { Cassino25ReasonKey } from './cassino-25-keys'
import type { Reason } from './reason'

/** Why a legal move is good, from what its seat sees; keys in `cassino-keys.ts`. Throws if the text is no move. */
export function reasonFor(seen: Seen<Cassino25View>, seat: Seat, move: string): Reason<Cassino25ReasonKey> {
  return whyCassino(seen, seat, move, false)
}
