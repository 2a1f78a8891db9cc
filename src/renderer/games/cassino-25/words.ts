import type { CassinoReasonKey } from '../../../bots/reasons/cassino'
import { cassinoReasons } from '../casino/pack/messages/en-reasons'

/** English messages of the reasons for hints. */
export const REASONS: Readonly<Record<CassinoReasonKey, string>> = {
  counts: 'Nothing that was missed is worth a call: count the cards.',
  calls: 'Cassino! {cards} missed by another are yours for nothing.',
  sweeps: 'Clears the table.',
  ...cassinoReasons,
}
