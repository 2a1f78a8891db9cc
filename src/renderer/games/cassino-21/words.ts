import { reasonFor } from '../../../bots/reasons/cassino-21'
import type { CassinoReasonKey } from '../../../bots/reasons/cassino'
import { cassinoReasons } from '../casino/pack/messages/en-reasons'
import { reasonWordsOf } from '../layout/words'

/** Why a hint is good. */
export const reasonWords = reasonWordsOf(reasonFor)

/** English. */
export const REASONS: Readonly<Record<Exclude<CassinoReasonKey, 'counts' | 'calls'>, string>> = {
  sweeps: 'Clears the table: a sweep, one point.',
  ...cassinoReasons,
}
