import { letterOf, type GameEvent, type Seen } from '../../../../rules/kit'
import type {
  BuiltEvent,
  ColorEvent,
  CountedEvent,
  DealtEvent,
  LastTrickEvent,
  TookEvent,
} from '../../../../rules/lion-coffee/color-casino/events'
import { isOpenHand } from '../../layout/eye'
import { seatParam } from '../../layout/names'
import type { Words } from '../../types'
import { cardList, letterOfColour, numberOf } from '../table'

/** The sentence of an event, for the log and the live region; `name` is filled in by the page. */
export function eventWords(event: GameEvent, seen: Seen): Words | null {
  const it = event as ColorEvent
  const you = event.seat === seen.eye
  switch (it.type) {
    case 'dealt':
      return dealt(it, seen)
    case 'leftovers':
      return { key: 'event.leftovers', params: { cards: cardList(it.cards) } }
    case 'trailed':
      return whose(`event.trailed.${letterOfColour(it.card)}`, you, { number: numberOf(it.card) })
    case 'built':
      return built(it, you)
    case 'took':
      return took(it, you)
    case 'sweep':
      return whose('event.sweep', you)
    case 'lastTrick':
      return lastTrick(it, you)
    case 'counted':
      return counted(it)
    case 'ended':
      return { key: 'event.ended' }
    default:
      return null
  }
}

function whose(key: string, you: boolean, params: Words['params'] = {}): Words {
  return { key: `${key}.${you ? 'you' : 'they'}`, params }
}

function dealt({ round, deal, hands, table, stock }: DealtEvent, seen: Seen): Words {
  const hand = hands[seen.eye]
  const first = deal === 1
  const params = { round, stock, table: cardList(table) }
  if (!isOpenHand(hand)) return { key: first ? 'event.dealt.first' : 'event.dealt.more', params }
  const key = first ? 'event.dealt.first-you' : 'event.dealt.more-you'
  return { key, params: { ...params, cards: cardList(hand) } }
}

function built({ card, on }: BuiltEvent, you: boolean): Words {
  return whose(`event.built.${letterOfColour(card)}`, you, { number: numberOf(card), on: numberOf(on) })
}

/** The arithmetic of a taking, and whether it brought one of the two cards that count. */
function took({ card, groups, cards }: TookEvent, you: boolean): Words {
  const what = groups.map(({ how, numbers }) => numbers.join(how === 'sum' ? ' + ' : ' − ')).join(', ')
  const note = cards.includes('10R') ? '-ten' : cards.includes('2K') ? '-two' : ''
  return whose(`event.took${note}.${letterOfColour(card)}`, you, { number: numberOf(card), what })
}

function lastTrick({ cards, leftovers }: LastTrickEvent, you: boolean): Words {
  const params = { n: cards.length, leftovers: cardList(leftovers) }
  return whose(leftovers.length > 0 ? 'event.last-trick-leftovers' : 'event.last-trick', you, params)
}

function counted({ round, cards, reds }: CountedEvent): Words {
  const key = `event.counted.${cards === null ? 'level' : 'cards'}-${reds === null ? 'level' : 'reds'}`
  const name = (seat: number | null) => (seat === null ? '' : seatParam(letterOf(seat)))
  return { key, params: { round, cards: name(cards), reds: name(reds) } }
}
