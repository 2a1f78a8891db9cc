import type { RouletteEvent } from '../../../../rules/deck-o-cards/deck-o-cards-roulette/events'
import { eventWords } from './events'
import { betWords } from './moves'
import type { Table } from '../table'
import { eventWordsOf } from '../../layout/events'

/** What is called out at the table; of one's own stakes what they would bring now, and what they brought. */
export const aloud = eventWordsOf<RouletteEvent, Table['state']>({
  bet: ({ total, spot }, you) => (you ? betWords(total, spot) : null),
  collected: (it, you, seen) => (you ? eventWords(it, seen) : null),
  paid: (it, you, seen) => (you ? eventWords(it, seen) : null),
  banker: (it, _you, seen) => eventWords(it, seen),
  noMoreBets: (it, _you, seen) => eventWords(it, seen),
  spun: (it, _you, seen) => eventWords(it, seen),
})
