import { reasonFor } from '../../../../bots/reasons/cassino-21'
import type { CassinoReasonKey } from '../../../../bots/reasons/cassino'
import type { Seat, Seen } from '../../../../rules/kit'
import type { Cassino21View } from '../../../../rules/pack/cassino-21/shape'
import { cassinoReasons } from '../../casino/pack/messages/en-reasons'
import type { Words } from '../../../i18n/words'

/** Why a hint is good; the key is `reason.` and one of {@link REASONS}. */
export function reasonWords(seen: Seen<Cassino21View>, seat: Seat, move: string): Words {
  const { key, params } = reasonFor(seen, seat, move)
  return { key: `reason.${key}`, params }
}

/** English. */
export const REASONS: Readonly<Record<Exclude<CassinoReasonKey, 'counts' | 'calls'>, string>> = {
  sweeps: 'Clears the table: a sweep, one point.',
  ...cassinoReasons,
}
