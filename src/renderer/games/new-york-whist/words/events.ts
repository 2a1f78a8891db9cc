import type {
  BlindEvent,
  DealtEvent,
  LaidEvent,
  NewYorkWhistEvent,
  TakenEvent,
} from '../../../../rules/forty-nine-outfit/new-york-whist'
import { letterOf } from '../../../../rules/kit'
import { eventWordsOf } from '../../layout/events'
import { isOpenHand } from '../../layout/eye'
import { cardParam, namedCards, seatParam } from '../../../i18n/seat-names'
import { whose } from '../../layout/words'
import type { Words } from '../../../i18n/words'
import { sideOf, type Table } from '../table'

/** The sentence of an event, for the log and the live region; `name` is filled in by the page. */
export const eventWords = eventWordsOf<NewYorkWhistEvent, Table['state']>({
  dealt: (it, _you, seen) => dealt(it, seen),
  laid: (it, _you, seen) => laid(it, seen),
  taken: (it, _you, seen) => forSide('event.taken', it, seen),
  blind: (it, _you, seen) => forSide(it.points > 0 ? 'event.blind-points' : 'event.blind', it, seen),
  ended: ({ scores }) => ({ key: 'event.ended', params: { points: Math.max(...scores) } }),
})

function dealt(event: DealtEvent, seen: Table): Words {
  const hand = event.hands[seen.eye]
  const trump = event.shown !== null ? 'shown' : event.trump !== null ? 'trump' : 'plain'
  const key = event.shown === 'C' ? 'shown-cheater' : trump
  const each = isOpenHand(event.hands[0]) ? event.hands[0].length : (event.hands[0] ?? 0)
  const params = {
    each,
    n: event.blind,
    trump: event.trump ?? '',
    card: event.shown === null ? '' : cardParam(event.shown),
  }
  if (!isOpenHand(hand)) return { key: `event.dealt.${key}`, params }
  return { key: `event.dealt-you.${key}`, params: { ...params, cards: namedCards(hand) } }
}

/** Who lays what, and whose the trick is after it if that is somebody else. */
function laid({ seat, card, leads, best, points }: LaidEvent, seen: Table): Words {
  const how = `${leads ? 'led' : best === seat ? 'headed' : 'thrown'}${card === 'C' ? '-cheater' : ''}`
  const params = { card: cardParam(card), n: points, best: seatParam(letterOf(best)) }
  if (!leads && best !== seat && best === seen.eye) return { key: 'event.thrown-yours', params }
  return whose(`event.${how}`, seat === seen.eye, params)
}

/** Said to the taker, to the taker's partners, or to everybody else. */
function forSide(key: string, { seat, cards, points }: TakenEvent | BlindEvent, seen: Table): Words {
  const mine = seen.eye >= 0 ? sideOf(seen, letterOf(seen.eye)) : []
  const to = seat === seen.eye ? 'you' : mine.includes(letterOf(seat)) ? 'partner' : 'they'
  return { key: `${key}.${to}`, params: { cards: namedCards(cards), n: points } }
}
