import { reasonFor21, type CassinoReasonKey } from '../../../bots/reasons/cassino'
import { cassinoReasons } from '../casino/pack/messages/en-reasons'
import { createReasonWords } from '../layout/words'

/** Returns the reason for a hint's move. */
export const reasonWords = createReasonWords(reasonFor21)

/** English messages of the reasons for hints. */
export const REASONS: Readonly<Record<Exclude<CassinoReasonKey, 'counts' | 'calls'>, string>> = {
  sweeps: 'Clears the table: a sweep, one point.',
  ...cassinoReasons,
}
