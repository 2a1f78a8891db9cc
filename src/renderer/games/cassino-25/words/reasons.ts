import { reasonFor } from '../../../../bots/reasons/cassino-25'
import type { Cassino25ReasonKey } from '../../../../bots/reasons/cassino-25-keys'
import type { Seat, Seen } from '../../../../rules/kit'
import type { Cassino25View } from '../../../../rules/pack/cassino-25/shape'
import { cassinoReasons } from '../../casino/pack/messages/en-reasons'
import type { Words } from '../../types'

/** Why a hint is good; the key is `reason.` and one of {@link REASONS}. */
export function reasonWords(seen: Seen, seat: Seat, move: string): Words {
  const { key, params } = reasonFor(seen as Seen<Cassino25View>, seat, move)
  return { key: `reason.${key}`, params }
}

/** English. */
export const REASONS: Readonly<Record<Cassino25ReasonKey, string>> = {
  counts: 'Nothing that was missed is worth a call: count the cards.',
  calls: 'Cassino! {cards} missed by another are yours for nothing.',
  sweeps: 'Clears the table.',
  ...cassinoReasons,
}
