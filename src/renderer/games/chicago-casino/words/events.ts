import { letterOf, type GameEvent, type Seen } from '../../../../rules/kit'
import type {
  BuiltEvent,
  ChicagoEvent,
  CountedEvent,
  DealtEvent,
  TookEvent,
} from '../../../../rules/forty-nine-outfit/chicago-casino/events'
import { isOpenHand } from '../../layout/eye'
import { seatParam } from '../../layout/names'
import type { Words } from '../../types'
import { pointsOf } from '../table'
import { piecesTold } from './moves'

/** The sentence of an event, for the log and the live region; `name` is filled in by the page. */
export function eventWords(event: GameEvent, seen: Seen): Words | null {
  const it = event as ChicagoEvent
  const you = event.seat === seen.eye
  switch (it.type) {
    case 'dealt':
      return dealt(it, seen)
    case 'odd':
      return { key: 'event.odd', params: { cards: it.cards.join(', '), count: it.cards.length } }
    case 'trailed':
      return whose(`event.trailed${it.card === 'C' ? '-cheater' : ''}`, you, { card: it.card })
    case 'took':
      return took(it, you)
    case 'built':
      return built(it, you)
    case 'swept':
      return it.cards.length === 0 ? null : whose('event.swept', you, { n: it.cards.length })
    case 'counted':
      return counted(it)
    case 'ended':
      return { key: `event.ended-${it.reason}` }
    default:
      return null
  }
}

function whose(key: string, you: boolean, params: Words['params'] = {}): Words {
  return { key: `${key}.${you ? 'you' : 'they'}`, params }
}

function dealt({ round, deal, hands, table, stock }: DealtEvent, seen: Seen): Words {
  const hand = hands[seen.eye]
  const key = `event.dealt.${deal === 1 ? 'first' : 'more'}`
  const params = { round, stock, table: table.join(', ') }
  return isOpenHand(hand) ? { key: `${key}-you`, params: { ...params, cards: hand.join(', ') } } : { key, params }
}

/** A taking, with what it scores. */
function took({ card, pieces, cards }: TookEvent, you: boolean): Words {
  const told = piecesTold(pieces)
  const points = cards.reduce((sum, one) => sum + pointsOf(one), 0)
  const cheater = card === 'C' ? '-cheater' : ''
  return whose(`event.${points > 0 ? 'scored' : 'took'}${told.key}${cheater}`, you, { card, points, ...told.params })
}

function built({ card, cards, from }: BuiltEvent, you: boolean): Words {
  const params = { card, cards: cards.join(', '), top: cards.at(-1) ?? '' }
  if (from === null) return whose('event.built', you, params)
  return whose('event.rebuilt', you, { ...params, owner: seatParam(letterOf(from)) })
}

function counted({ round, cards }: CountedEvent): Words {
  if (cards === null) return { key: 'event.counted-level', params: { round } }
  return { key: 'event.counted', params: { round, cards: seatParam(letterOf(cards)) } }
}
