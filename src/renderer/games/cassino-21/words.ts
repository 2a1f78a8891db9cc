import type { CassinoReasonKey } from '../../../bots/reasons/cassino'
import { cassinoReasons } from '../casino/pack/messages/en-reasons'

/** English messages of the reasons for hints. */
export const REASONS: Readonly<Record<Exclude<CassinoReasonKey, 'counts' | 'calls'>, string>> = {
  sweeps: 'Clears the table: a sweep, one point.',
  ...cassinoReasons,
}
