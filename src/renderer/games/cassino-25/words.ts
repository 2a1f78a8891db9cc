import { reasonFor25, type CassinoReasonKey } from '../../../bots/reasons/cassino'
import { cassinoReasons } from '../casino/pack/messages/en-reasons'
import { createReasonWords } from '../layout/words'

/** Returns the reason for a hint's move. */
export const reasonWords = createReasonWords(reasonFor25)

/** English messages of the reasons for hints. */
export const REASONS: Readonly<Record<CassinoReasonKey, string>> = {
  counts: 'Nothing that was missed is worth a call: count the cards.',
  calls: 'Cassino! {cards} missed by another are yours for nothing.',
  sweeps: 'Clears the table.',
  ...cassinoReasons,
}
