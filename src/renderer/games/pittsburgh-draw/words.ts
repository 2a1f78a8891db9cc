import type {
  DiscardedEvent,
  DrawnEvent,
  PittsburghEvent,
  ShownEvent,
  WonEvent,
} from '../../../rules/forty-nine-outfit/pittsburgh-draw'
import type { DealtEvent } from '../../../rules/forty-nine-outfit/pack'
import { createEventWords, actorWords } from '../layout/words'
import { isOpenHand, eyeOf } from '../layout/eye'
import { cardsParam, seatParam, type Words } from '../../i18n/words'
import { sizeOf, type Table, discardsOf, isShowing, isUndealt, worthOf } from './table'
import type { Seat } from '../../../rules/kit'
import { reasonFor } from '../../../bots/reasons/pittsburgh-draw'

/** Returns the sentence of an event, for the log and the live region; the page fills in `name`. */
export const eventWords = createEventWords<PittsburghEvent, Table['state']>({
  dealt: (it, _you, seen) => dealtWords(it, seen),
  stood: (_it, you) => actorWords('event.stood', you),
  discarded: (it, you) => movedWords('discarded', it, you),
  drawn: (it, you) => movedWords('drawn', it, you),
  reshuffled: ({ stock }) => ({ key: 'event.reshuffled', params: { n: stock } }),
  shown: shownWords,
  won: wonWords,
  ended: (_it, you) => actorWords('event.ended', you),
})

function dealtWords({ hands, deal, stock }: DealtEvent, seen: Table): Words {
  const hand = hands[seen.eye]
  const params = { deal, n: stock }
  if (!isOpenHand(hand)) return { key: 'event.dealt', params }
  // Later hands wait face down while the last ones lie open.
  if (deal > 1) return { key: 'event.dealt-waiting', params }
  return { key: 'event.dealt-you', params: { ...params, cards: cardsParam(hand) } }
}

/** Returns the words for cards that leave a hand or enter it: named for their owner, counted for everybody else. */
function movedWords(what: 'discarded' | 'drawn', { cards }: DiscardedEvent | DrawnEvent, you: boolean): Words {
  const n = sizeOf(cards)
  return actorWords(`event.${what}`, you, isOpenHand(cards) ? { n, cards: cardsParam(cards) } : { n, cards: '' })
}

function shownWords({ hand }: ShownEvent, you: boolean): Words {
  const { cards, kind, governs, cheaterAs } = hand
  const key = `event.shown${cheaterAs === null ? '' : '-cheater'}.${kind}`
  return actorWords(key, you, { cards: cardsParam(cards), governs: governs[0] ?? 0, as: cheaterAs ?? 0 })
}

function wonWords({ kind, points, score }: WonEvent, you: boolean): Words {
  return actorWords(`event.won.${kind}`, you, { n: points, score })
}

/** Returns a move in words: standing, or the cards discarded. */
export function moveWords(_seen: Table, _seat: Seat, move: string): Words {
  const cards = discardsOf(move)
  if (cards.length === 0) return { key: 'move.stand' }
  return { key: cards.length === 5 ? 'move.all' : 'move.discard', params: { cards: cardsParam(cards) } }
}

/** Returns what the viewer can do now, and the kind of the viewer's own hand. */
export function promptWords(seen: Table): Words {
  const { turn, shown } = seen.state
  if (seen.over) return { key: 'prompt.over' }
  if (isUndealt(seen) || turn === null) return { key: 'prompt.deal' }
  const isOwnTurn = turn === eyeOf(seen)
  if (shown !== null && isShowing(seen)) {
    const { winner, points } = shown
    return {
      key: `prompt.${isOwnTurn ? 'take-up' : 'shown'}.${winner === eyeOf(seen) ? 'you' : 'they'}`,
      params: { winner: seatParam(winner), n: points, who: seatParam(turn) },
    }
  }
  if (!isOwnTurn) return { key: 'prompt.wait', params: { who: seatParam(turn) } }
  const worth = worthOf(seen.state.hands[turn])
  return worth === null ? { key: 'prompt.turn' } : { key: `prompt.throw.${worth.kind}`, params: { n: worth.points } }
}

/** Returns the key and parameters of the reason for a hint's move. A hand that is kept has a sentence for its kind. */
export function reasonWords(seen: Table, seat: Seat, move: string): Words {
  const { key, params } = reasonFor(seen, seat, move)
  const full = key === 'stands' ? `${key}-${params['kind']}` : key
  return { key: `reason.${full}`, params: { ...params, n: Number(params['cards'] ?? params['points'] ?? 0) } }
}
