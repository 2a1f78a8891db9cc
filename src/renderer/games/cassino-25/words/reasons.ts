import { reasonFor } from '../../../../bots/reasons/cassino-25'
import type { CassinoReasonKey } from '../../../../bots/reasons/cassino'
import type { Seat, Seen } from '../../../../rules/kit'
import type { Cassino25View } from '../../../../rules/pack/cassino-25/shape'
import { cassinoReasons } from '../../casino/pack/messages/en-reasons'
import type { Words } from '../../../i18n/words'

/** Why a hint is good; the key is `reason.` and one of {@link REASONS}. */
export function reasonWords(seen: Seen<Cassino25View>, seat: Seat, move: string): Words {
  const { key, params } = reasonFor(seen, seat, move)
  return { key: `reason.${key}`, params }
}

/** English. */
export const REASONS: Readonly<Record<CassinoReasonKey, string>> = {
  counts: 'Nothing that was missed is worth a call: count the cards.',
  calls: 'Cassino! {cards} missed by another are yours for nothing.',
  sweeps: 'Clears the table.',
  ...cassinoReasons,
}
