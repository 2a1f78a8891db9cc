import type {
  DealtEvent,
  DiscardedEvent,
  DrawnEvent,
  PittsburghEvent,
  ShownEvent,
  WonEvent,
} from '../../../../rules/forty-nine-outfit/pittsburgh-draw'
import { eventWordsOf } from '../../layout/events'
import { isOpenHand } from '../../layout/eye'
import { whose } from '../../layout/words'
import { cardsParam } from '../../../i18n/seat-names'
import type { Words } from '../../../i18n/words'
import { sizeOf, type Table } from '../table'

/** The sentence of an event, for the log and the live region; `name` is filled in by the page. */
export const eventWords = eventWordsOf<PittsburghEvent, Table['state']>({
  dealt: (it, _you, seen) => dealt(it, seen),
  stood: (_it, you) => whose('event.stood', you),
  discarded: (it, you) => moved('discarded', it, you),
  drawn: (it, you) => moved('drawn', it, you),
  reshuffled: ({ stock }) => ({ key: 'event.reshuffled', params: { n: stock } }),
  shown,
  won,
  ended: (_it, you) => whose('event.ended', you),
})

function dealt({ hands, deal, stock }: DealtEvent, seen: Table): Words {
  const hand = hands[seen.eye]
  const params = { deal, n: stock }
  if (!isOpenHand(hand)) return { key: 'event.dealt', params }
  // Later hands wait face down while the last ones are looked at.
  if (deal > 1) return { key: 'event.dealt-waiting', params }
  return { key: 'event.dealt-you', params: { ...params, cards: cardsParam(hand) } }
}

/** Cards that leave a hand or come into it: their names to whoever has them, their number to all others. */
function moved(what: 'discarded' | 'drawn', { cards }: DiscardedEvent | DrawnEvent, you: boolean): Words {
  const n = sizeOf(cards)
  return whose(`event.${what}`, you, isOpenHand(cards) ? { n, cards: cardsParam(cards) } : { n, cards: '' })
}

function shown({ hand }: ShownEvent, you: boolean): Words {
  const { cards, kind, governs, cheaterAs } = hand
  const key = `event.shown${cheaterAs === null ? '' : '-cheater'}.${kind}`
  return whose(key, you, { cards: cardsParam(cards), governs: governs[0] ?? 0, as: cheaterAs ?? 0 })
}

function won({ kind, points, score }: WonEvent, you: boolean): Words {
  return whose(`event.won.${kind}`, you, { n: points, score })
}
