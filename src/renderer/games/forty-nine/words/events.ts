import type {
  DealtEvent,
  EndedEvent,
  ForfeitedEvent,
  FortyNineEvent,
  LaidEvent,
  PaidEvent,
  ScoredEvent,
} from '../../../../rules/forty-nine-outfit/forty-nine/events'
import type { GameEvent, Seen } from '../../../../rules/kit'
import type { Words } from '../../types'
import { isRound } from '../../layout/board'
import { isOpenHand } from '../../layout/eye'
import { tallyReason } from '../tally'
import { cardList } from './cards'

/** The sentence of an event, for the log and the live region; `name` is filled in by the page. */
export function eventWords(event: GameEvent, seen: Seen): Words | null {
  const it = event as FortyNineEvent
  const you = event.seat === seen.eye
  switch (it.type) {
    case 'dealt':
      return dealt(it, seen)
    case 'drawn':
      return drawn(it.card, it.last, you)
    case 'laid':
      return laid(it, you)
    case 'row':
      return it.claimed ? null : { key: 'event.row-unclaimed', params: { row: it.row } }
    case 'scored':
      return scored(it, you)
    case 'lastCard':
      return whose(it.announced ? 'event.last-card' : 'event.last-card-silent', you)
    case 'returned':
      return returned(it.card, it.square, you)
    case 'forfeited':
      return forfeited(it, you)
    case 'passed':
      return whose('event.passed', you)
    case 'skipped':
      return whose('event.skipped', you)
    case 'paid':
      return paid(it, seen)
    case 'ended':
      return ended(it, you)
    default:
      return null
  }
}

/** The same sentence to whoever did it and about whoever did it. */
function whose(key: string, you: boolean, params?: Words['params']): Words {
  const words = { key: `${key}.${you ? 'you' : 'they'}` }
  return params ? { ...words, params } : words
}

function dealt(event: DealtEvent, seen: Seen): Words {
  const hand = event.hands[seen.eye]
  const params = { stock: event.stock }
  if (!isOpenHand(hand)) return { key: 'event.dealt', params }
  return { key: 'event.dealt-you', params: { ...params, cards: cardList(hand) } }
}

function drawn(card: string | null, last: boolean, you: boolean): Words {
  const key = last ? 'event.drawn-last' : 'event.drawn'
  if (!you || card === null) return { key: `${key}.they` }
  return card === 'C' ? { key: `${key}.you-cheater` } : { key: `${key}.you`, params: { card } }
}

function laid({ card, square }: LaidEvent, you: boolean): Words {
  if (card !== 'C') return whose('event.laid', you, { card })
  return whose(isRound(square) ? 'event.cheated-round' : 'event.cheated', you, { square })
}

function scored({ for: reason, points }: ScoredEvent, you: boolean): Words {
  const { kind, what } = tallyReason(reason)
  if (kind === 'hands') return whose('event.scored.hands', you, { n: Number(what), points })
  return whose(`event.scored.${kind}`, you, { what, points })
}

function returned(card: string, square: number, you: boolean): Words {
  return card === 'C' ? whose('event.returned-cheater', you, { square }) : whose('event.returned', you, { card })
}

function forfeited({ for: reason, points }: ForfeitedEvent, you: boolean): Words {
  return whose(`event.forfeited.${tallyReason(reason).kind}`, you, { points })
}

/** Chips: told to payer and payee; a bystander hears of all. */
function paid({ from, to, points }: PaidEvent, seen: Seen): Words | null {
  const params = { points }
  if (seen.eye === from) return { key: 'event.paid.out', params }
  if (seen.eye === to) return { key: 'event.paid.in', params }
  return seen.eye < 0 ? { key: 'event.paid.seen', params } : null
}

function ended({ reason }: EndedEvent, you: boolean): Words {
  return whose(`event.ended-${reason}`, you)
}
