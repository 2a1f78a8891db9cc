import type {
  BlindEvent,
  DealtEvent,
  EndedEvent,
  LaidEvent,
  NewYorkWhistEvent,
  TakenEvent,
} from '../../../../rules/forty-nine-outfit/new-york-whist'
import { letterOf, type GameEvent, type Seen } from '../../../../rules/kit'
import { isOpenHand } from '../../layout/eye'
import { seatParam } from '../../layout/names'
import type { Words } from '../../types'

/** The sentence of an event, for the log and the live region; `name` is filled in by the page. */
export function eventWords(event: GameEvent, seen: Seen): Words | null {
  const it = event as NewYorkWhistEvent
  const you = event.seat === seen.eye
  switch (it.type) {
    case 'dealt':
      return dealt(it, seen)
    case 'laid':
      return laid(it, seen)
    case 'taken':
      return taken(it, you)
    case 'blind':
      return blind(it, you)
    case 'ended':
      return ended(it)
    default:
      return null
  }
}

/** The same sentence to whoever did it and about whoever did it. */
function whose(key: string, you: boolean, params: Words['params'] = {}): Words {
  return { key: `${key}.${you ? 'you' : 'they'}`, params }
}

function dealt(event: DealtEvent, seen: Seen): Words {
  const hand = event.hands[seen.eye]
  const trump = event.shown !== null ? 'shown' : event.trump !== null ? 'trump' : 'plain'
  const key = event.shown === 'C' ? 'shown-cheater' : trump
  const each = isOpenHand(event.hands[0]) ? event.hands[0].length : (event.hands[0] ?? 0)
  const params = { each, n: event.blind, trump: event.trump ?? '', card: event.shown ?? '' }
  if (!isOpenHand(hand)) return { key: `event.dealt.${key}`, params }
  return { key: `event.dealt-you.${key}`, params: { ...params, cards: hand.join(', ') } }
}

/** Who lays what, and whose the trick is after it if that is somebody else. */
function laid({ seat, card, leads, best, points }: LaidEvent, seen: Seen): Words {
  const how = `${leads ? 'led' : best === seat ? 'headed' : 'thrown'}${card === 'C' ? '-cheater' : ''}`
  const params = { card, n: points, best: seatParam(letterOf(best)) }
  return whose(`event.${how}`, seat === seen.eye, params)
}

function taken({ cards, points }: TakenEvent, you: boolean): Words {
  return whose('event.taken', you, { cards: cards.join(', '), n: points })
}

function blind({ cards, points }: BlindEvent, you: boolean): Words {
  return whose(points > 0 ? 'event.blind-points' : 'event.blind', you, { cards: cards.join(', '), n: points })
}

function ended({ scores }: EndedEvent): Words {
  return { key: 'event.ended', params: { points: Math.max(...scores) } }
}
