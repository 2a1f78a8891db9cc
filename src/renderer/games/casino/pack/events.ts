import { letterOf } from '../../../../rules/kit'
import type {
  BuiltEvent,
  CalledEvent,
  CapturedEvent,
  CassinoEvent,
  GatheredEvent,
} from '../../../../rules/pack/cassino/events'
import { createEventWords, actorWords } from '../../layout/words'
import { seatParam, type Words } from '../../../i18n/words'
import { countedWords, dealtWords } from '../words'
import { cardLabel, cardList, valueOf, type Table } from './cards'
import { buildPieces, captureWords } from './words'

/** Returns the sentence of an event of Cassino, for the log and the live region. A missed capture is not announced. */
export const eventWords = createEventWords<CassinoEvent, Table['state']>({
  dealt: (it, _you, seen) => dealtWords(it, seen, cardList, it.deal === 1 ? 'first' : it.stock === 0 ? 'last' : 'more'),
  trailed: ({ card }, you) => actorWords('event.trailed', you, { card: cardLabel(card) }),
  captured: capturedWords,
  built: builtWords,
  swept: (_it, you) => actorWords('event.swept', you),
  called: (it, _you, seen) => calledWords(it, seen),
  waiting: () => ({ key: 'event.waiting' }),
  gathered: gatheredWords,
  counted: ({ round, cards, spades }) => countedWords(round, cards, ['spades', spades]),
  ended: () => ({ key: 'event.ended' }),
})

const ANNOUNCED_EVENTS: ReadonlySet<string> = new Set<CassinoEvent['type']>(['built', 'swept', 'called', 'waiting'])

/**
 * Returns the words of an event that everybody must hear: builds, calls, a sweep, the deal of the last cards. Null for
 * other events.
 */
export function announcement(event: CassinoEvent, seen: Table): Words | null {
  const last = event.type === 'dealt' && event.deal > 1 && event.stock === 0
  return last || ANNOUNCED_EVENTS.has(event.type) ? eventWords(event, seen) : null
}

/**
 * Returns the suffix of a capture's message key for its most valuable card: the ten of diamonds, the two of spades, an
 * ace.
 */
export function captureSuffix(cards: readonly string[]): '' | '-big' | '-little' | '-ace' {
  if (cards.includes('10D')) return '-big'
  if (cards.includes('2S')) return '-little'
  return cards.some((card) => card.startsWith('A')) ? '-ace' : ''
}

function capturedWords({ card, loose, builds }: CapturedEvent, you: boolean): Words {
  const note = captureSuffix([card, ...loose, ...builds.flatMap(({ cards }) => cards)])
  const words = captureWords('', valueOf(card), [...loose, ...buildPieces(builds)], { card: cardLabel(card) })
  return actorWords(`event.captured${note}.take${words.key}`, you, words.params)
}

function builtWords({ card, value, groups, loose, raised, joined }: BuiltEvent, you: boolean): Words {
  const params = { card: cardLabel(card), value, groups, what: cardList(loose) }
  if (raised)
    return actorWords(`event.raised.${value}`, you, {
      ...params,
      from: raised.value,
      owner: seatParam(letterOf(raised.by)),
    })
  if (joined) return actorWords(`event.added.${value}`, you, params)
  return actorWords(`event.${groups > 1 ? 'built-groups' : 'built'}.${value}`, you, params)
}

function calledWords({ seat, from, card, loose, builds }: CalledEvent, seen: Table): Words {
  const words = captureWords('', valueOf(card), [...loose, ...buildPieces(builds)], { card: cardLabel(card) })
  const who = seat === seen.eye ? 'you' : from === seen.eye ? 'from-you' : 'they'
  return { key: `event.called.${who}${words.key}`, params: words.params ?? {} }
}

function gatheredWords({ seat, cards }: GatheredEvent, you: boolean): Words | null {
  if (cards.length === 0) return null
  if (seat === undefined) return { key: 'event.gathered-nobody' }
  return actorWords('event.gathered', you, { n: cards.length })
}
