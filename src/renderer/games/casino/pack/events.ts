import type { GameEvent, Seen } from '../../../../rules/kit'
import type {
  BuiltEvent,
  CalledEvent,
  CapturedEvent,
  CassinoEvent,
  CountedEvent,
  DealtEvent,
  GatheredEvent,
} from '../../../../rules/pack/cassino/events'
import { isOpenHand } from '../../layout/eye'
import { seatParam } from '../../layout/names'
import { letterOf } from '../../../../rules/kit'
import type { Words } from '../../types'
import { cardLabel, cardList, valueOf } from './cards'
import { buildPieces, taken } from './words'

/** The sentence of an event of Cassino, for the log and the live region. What was missed is not shouted. */
export function eventWords(event: GameEvent, seen: Seen): Words | null {
  const it = event as CassinoEvent
  const you = event.seat === seen.eye
  switch (it.type) {
    case 'dealt':
      return dealt(it, seen)
    case 'trailed':
      return whose('event.trailed', you, { card: cardLabel(it.card) })
    case 'captured':
      return captured(it, you)
    case 'built':
      return built(it, you)
    case 'swept':
      return whose('event.swept', you)
    case 'called':
      return called(it, seen)
    case 'waiting':
      return { key: 'event.waiting' }
    case 'gathered':
      return gathered(it, you)
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
  const key = deal === 1 ? 'first' : stock === 0 ? 'last' : 'more'
  const params = { round, stock, table: cardList(table) }
  if (!isOpenHand(hand)) return { key: `event.dealt.${key}`, params }
  return { key: `event.dealt.${key}-you`, params: { ...params, cards: cardList(hand) } }
}

/** What makes a capture worth a word: the tens, the two, an ace. */
export function treasure(cards: readonly string[]): '' | '-big' | '-little' | '-ace' {
  if (cards.includes('10D')) return '-big'
  if (cards.includes('2S')) return '-little'
  return cards.some((card) => card.startsWith('A')) ? '-ace' : ''
}

function captured({ card, loose, builds }: CapturedEvent, you: boolean): Words {
  const note = treasure([card, ...loose, ...builds.flatMap(({ cards }) => cards)])
  const words = taken('', valueOf(card), [...loose, ...buildPieces(builds)], { card: cardLabel(card) })
  return whose(`event.captured${note}.take${words.key}`, you, words.params)
}

function built({ card, value, groups, loose, raised, joined }: BuiltEvent, you: boolean): Words {
  const params = { card: cardLabel(card), value, groups, what: cardList(loose) }
  if (raised)
    return whose('event.raised', you, { ...params, from: raised.value, owner: seatParam(letterOf(raised.by)) })
  if (joined) return whose('event.added', you, params)
  return whose(groups > 1 ? 'event.built-groups' : 'event.built', you, params)
}

function called({ seat, from, card, loose, builds }: CalledEvent, seen: Seen): Words {
  const words = taken('', valueOf(card), [...loose, ...buildPieces(builds)], { card: cardLabel(card) })
  const who = seat === seen.eye ? 'you' : from === seen.eye ? 'from-you' : 'they'
  return { key: `event.called.${who}${words.key}`, params: words.params ?? {} }
}

function gathered({ seat, cards }: GatheredEvent, you: boolean): Words | null {
  if (cards.length === 0) return null
  if (seat === undefined) return { key: 'event.gathered-nobody' }
  return whose('event.gathered', you, { n: cards.length })
}

function counted({ round, cards, spades }: CountedEvent): Words {
  const key = `event.counted.${cards === null ? 'level' : 'cards'}-${spades === null ? 'level' : 'spades'}`
  const name = (seat: number | null) => (seat === null ? '' : seatParam(letterOf(seat)))
  return { key, params: { round, cards: name(cards), spades: name(spades) } }
}
