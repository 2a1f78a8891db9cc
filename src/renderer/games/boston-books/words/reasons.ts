import { reasonFor, type BostonBooksReasonKey } from '../../../../bots/reasons/boston-books'
import type { GameEvent, Seat } from '../../../../rules/kit'
import type { Words } from '../../../i18n/words'
import type { Table } from '../table'

/** Why a hint is good, as the sentence's key and what it names; `recall` is what the seat was told so far. */
export function reasonWords(seen: Table, seat: Seat, move: string, recall: readonly GameEvent[] = []): Words {
  const { key, params } = reasonFor(seen, seat, move, recall)
  return { key: `reason.${key}`, params: { ...params, n: Number(params['held'] ?? 0) } }
}

/** The sentences, as messages under `reason`; `of` is a name where the page knows one. */
export const REASONS: Readonly<Record<BostonBooksReasonKey, string>> = {
  'lays-book': 'The Cheater closes the {colour} book before a call in vain can cost you the turn.',
  'must-have': 'The stock is used up, so {of} has the {card}.',
  'known-holder': '{of} got the {card} by a call and has it still.',
  'known-book': '{of} got the {card} by a call, and it completes your {colour} book.',
  seventh: 'The {card} is all that your {colour} book lacks.',
  sixth: 'With the {card} your Cheater can close the {colour} book.',
  'called-colour': '{of} has called for {colour}, so some of it is there.',
  'any-card': 'You hold nothing of an open colour, so any card may be called for.',
  longest: 'With one card, {colour} is your longest colour. | With {n} cards, {colour} is your longest colour.',
  nearer:
    'It brings your {colour} book nearer: you hold one card of it. | It brings your {colour} book nearer: you hold {n} of it.',
}
