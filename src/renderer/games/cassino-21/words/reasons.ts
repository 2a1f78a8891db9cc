import { reasonFor } from '../../../../bots/reasons/cassino-21'
import type { Cassino21ReasonKey } from '../../../../bots/reasons/cassino-21-keys'
import type { Seat, Seen } from '../../../../rules/kit'
import type { Cassino21View } from '../../../../rules/pack/cassino-21/shape'
import { cassinoReasons } from '../../casino/pack/messages/en-reasons'
import type { Words } from '../../types'

/** Why a hint is good; the key is `reason.` and one of {@link REASONS}. */
export function reasonWords(seen: Seen, seat: Seat, move: string): Words {
  const { key, params } = reasonFor(seen as Seen<Cassino21View>, seat, move)
  return { key: `reason.${key}`, params }
}

/** English. */
export const REASONS: Readonly<Record<Exclude<Cassino21ReasonKey, 'counts' | 'calls'>, string>> = {
  sweeps: 'Clears the table: a sweep, one point.',
  ...cassinoReasons,
}
