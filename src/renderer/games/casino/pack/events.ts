import { letterOf } from '../../../../rules/kit'
import type {
  BuiltEvent,
  CalledEvent,
  CapturedEvent,
  CassinoEvent,
  GatheredEvent,
} from '../../../../rules/pack/cassino/events'
import { eventWordsOf, whose } from '../../layout/words'
import { seatParam, type Words } from '../../../i18n/words'
import { countedWords, dealtWords } from '../words'
import { cardLabel, cardList, valueOf, type Table } from './cards'
import { buildPieces, taken } from './words'

/** Returns the sentence of an event of Cassino, for the log and the live region. A missed capture is not announced. */
export const eventWords = eventWordsOf<CassinoEvent, Table['state']>({
  dealt: (it, _you, seen) => dealtWords(it, seen, cardList, it.deal === 1 ? 'first' : it.stock === 0 ? 'last' : 'more'),
  trailed: ({ card }, you) => whose('event.trailed', you, { card: cardLabel(card) }),
  captured,
  built,
  swept: (_it, you) => whose('event.swept', you),
  called: (it, _you, seen) => called(it, seen),
  waiting: () => ({ key: 'event.waiting' }),
  gathered,
  counted: ({ round, cards, spades }) => countedWords(round, cards, ['spades', spades]),
  ended: () => ({ key: 'event.ended' }),
})

const ALOUD: ReadonlySet<string> = new Set<CassinoEvent['type']>(['built', 'swept', 'called', 'waiting'])

/**
 * Returns the words of an event that everybody must hear: builds, calls, a sweep, the deal of the last cards. Null for
 * other events.
 */
export function aloud(event: CassinoEvent, seen: Table): Words | null {
  const last = event.type === 'dealt' && event.deal > 1 && event.stock === 0
  return last || ALOUD.has(event.type) ? eventWords(event, seen) : null
}

/**
 * Returns the suffix of a capture's message key for its most valuable card: the ten of diamonds, the two of spades, an
 * ace.
 */
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
    return whose(`event.raised.${value}`, you, {
      ...params,
      from: raised.value,
      owner: seatParam(letterOf(raised.by)),
    })
  if (joined) return whose(`event.added.${value}`, you, params)
  return whose(`event.${groups > 1 ? 'built-groups' : 'built'}.${value}`, you, params)
}

function called({ seat, from, card, loose, builds }: CalledEvent, seen: Table): Words {
  const words = taken('', valueOf(card), [...loose, ...buildPieces(builds)], { card: cardLabel(card) })
  const who = seat === seen.eye ? 'you' : from === seen.eye ? 'from-you' : 'they'
  return { key: `event.called.${who}${words.key}`, params: words.params ?? {} }
}

function gathered({ seat, cards }: GatheredEvent, you: boolean): Words | null {
  if (cards.length === 0) return null
  if (seat === undefined) return { key: 'event.gathered-nobody' }
  return whose('event.gathered', you, { n: cards.length })
}
