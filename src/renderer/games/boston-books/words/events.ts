import type {
  AskedEvent,
  BostonBooksEvent,
  DealtEvent,
  DrawnEvent,
  GivenEvent,
} from '../../../../rules/forty-nine-outfit/boston-books'
import { letterOf } from '../../../../rules/kit'
import { eventWordsOf } from '../../layout/events'
import { isOpenHand } from '../../layout/eye'
import { cardParam, namedCards, seatParam } from '../../../i18n/seat-names'
import { whose } from '../../layout/words'
import type { Words } from '../../../i18n/words'
import { colourOfCard, type Table } from '../table'

/** The sentence of an event, for the log and the live region; `name` is filled in by the page. */
export const eventWords = eventWordsOf<BostonBooksEvent, Table['state']>({
  dealt: (it, _you, seen) => dealt(it, seen),
  asked: (it, _you, seen) => asked(it, seen),
  given: (it, _you, seen) => given(it, seen),
  refused: (_it, you) => whose('event.refused', you),
  drawn,
  nothing: (_it, you) => whose('event.nothing', you),
  book: ({ colour, cards }, you) => whose(cards.includes('C') ? 'event.book-cheater' : 'event.book', you, { colour }),
  dealOver: ({ deal }) => ({ key: 'event.deal-over', params: { deal } }),
  ended: ({ scores }) => ({ key: 'event.ended', params: { n: Math.max(...scores) } }),
})

function dealt({ hands, deal, stock }: DealtEvent, seen: Table): Words {
  const hand = hands[seen.eye]
  const params = { deal, n: stock }
  if (!isOpenHand(hand)) return { key: 'event.dealt', params }
  return { key: 'event.dealt-you', params: { ...params, cards: namedCards(hand) } }
}

/** Said by the caller, to the one who is asked, or to neither. */
function asked({ seat, of, card }: AskedEvent, seen: Table): Words {
  const params = { of: seatParam(letterOf(of)), card, colour: colourOfCard(card) ?? '' }
  return { key: `event.asked.${side(seat, of, seen)}`, params }
}

function given({ seat, of, card }: GivenEvent, seen: Table): Words {
  return { key: `event.given.${side(seat, of, seen)}`, params: { of: seatParam(letterOf(of)), card: cardParam(card) } }
}

function side(seat: number, of: number, { eye }: Table): 'you' | 'me' | 'they' {
  return seat === eye ? 'you' : of === eye ? 'me' : 'they'
}

function drawn({ card, hit, last }: DrawnEvent, you: boolean): Words {
  if (hit) return whose('event.hit', you, { card: card === null ? '' : cardParam(card) })
  const key = last ? 'event.missed-last' : 'event.missed'
  if (!you || card === null) return { key: `${key}.they` }
  return card === 'C' ? { key: `${key}.you-cheater` } : { key: `${key}.you`, params: { card: cardParam(card) } }
}
