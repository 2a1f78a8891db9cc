import type {
  AskedEvent,
  BookEvent,
  BostonBooksEvent,
  DealOverEvent,
  DealtEvent,
  DrawnEvent,
  GivenEvent,
} from '../../../../rules/forty-nine-outfit/boston-books'
import { letterOf, type GameEvent, type Seen } from '../../../../rules/kit'
import { isOpenHand } from '../../layout/eye'
import { seatParam } from '../../layout/names'
import type { Words } from '../../types'
import { colourOfCard } from '../table'

/** The sentence of an event, for the log and the live region; `name` is filled in by the page. */
export function eventWords(event: GameEvent, seen: Seen): Words | null {
  const it = event as BostonBooksEvent
  const you = event.seat === seen.eye
  switch (it.type) {
    case 'dealt':
      return dealt(it, seen)
    case 'asked':
      return asked(it, seen)
    case 'given':
      return given(it, seen)
    case 'refused':
      return whose('event.refused', you)
    case 'drawn':
      return drawn(it, you)
    case 'nothing':
      return whose('event.nothing', you)
    case 'book':
      return book(it, you)
    case 'dealOver':
      return dealOver(it)
    case 'ended':
      return { key: 'event.ended', params: { n: Math.max(...it.scores) } }
    default:
      return null
  }
}

/** The same sentence to whoever did it and about whoever did it. */
function whose(key: string, you: boolean, params: Words['params'] = {}): Words {
  return { key: `${key}.${you ? 'you' : 'they'}`, params }
}

function dealt({ hands, deal, stock }: DealtEvent, seen: Seen): Words {
  const hand = hands[seen.eye]
  const params = { deal, n: stock }
  if (!isOpenHand(hand)) return { key: 'event.dealt', params }
  return { key: 'event.dealt-you', params: { ...params, cards: hand.join(', ') } }
}

/** Said by the caller, to the one who is asked, or to neither. */
function asked({ seat, of, card }: AskedEvent, seen: Seen): Words {
  const params = { of: seatParam(letterOf(of)), card, colour: colourOfCard(card) ?? '' }
  return { key: `event.asked.${side(seat, of, seen)}`, params }
}

function given({ seat, of, card }: GivenEvent, seen: Seen): Words {
  return { key: `event.given.${side(seat, of, seen)}`, params: { of: seatParam(letterOf(of)), card } }
}

function side(seat: number, of: number, { eye }: Seen): 'you' | 'me' | 'they' {
  return seat === eye ? 'you' : of === eye ? 'me' : 'they'
}

function drawn({ card, hit, last }: DrawnEvent, you: boolean): Words {
  if (hit) return whose('event.hit', you, { card: card ?? '' })
  const key = last ? 'event.missed-last' : 'event.missed'
  if (!you || card === null) return { key: `${key}.they` }
  return card === 'C' ? { key: `${key}.you-cheater` } : { key: `${key}.you`, params: { card } }
}

function book({ colour, cards }: BookEvent, you: boolean): Words {
  return whose(cards.includes('C') ? 'event.book-cheater' : 'event.book', you, { colour })
}

function dealOver({ deal }: DealOverEvent): Words {
  return { key: 'event.deal-over', params: { deal } }
}
