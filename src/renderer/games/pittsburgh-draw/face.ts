import { cardsPage } from '../layout/pages'
import { cardCount, isOpenHand, eyeOf, isUndealt, ownCards } from '../layout/eye'
import type {
  DiscardedEvent,
  DrawnEvent,
  PittsburghEvent,
  PittsburghView,
} from '../../../rules/forty-nine-outfit/pittsburgh-draw/shape'
import { createEventWords, actorWords, createSounds, dealtWords } from '../layout/words'
import { cardsParam, seatParam, type Words } from '../../i18n/words'
import { type Table, discardsOf, isShowing, worthOf, showingOrder, TAKE_UP, attempt, STAND, touches } from './table'
import { reasonFor } from '../../../bots/reasons/pittsburgh-draw'
import type { CountStep, Pad } from '../types'
import { lessonRecord, lessonStep } from '../layout/lesson'
import { defineFace } from '../define-face'
import { padLine, scorePad, countStep } from '../layout/pad'
import { scene, pittsburghExtent } from './scene'

/** Returns the words for cards that leave a hand or enter it: named for their owner, counted for everybody else. */
function movedWords(what: 'discarded' | 'drawn', { cards }: DiscardedEvent | DrawnEvent, you: boolean): Words {
  const n = cardCount(cards)
  return actorWords(`event.${what}`, you, isOpenHand(cards) ? { n, cards: cardsParam(cards) } : { n, cards: '' })
}

/** Returns the record of a deal in which the learner has a hand, and the stock begins with these cards. */
const dealOf = (hand: string, stock?: string) =>
  lessonRecord({ game: 'pittsburgh-draw', hasCheater: true, hands: [hand, '9 16 30 37 44'], ...(stock && { stock }) })

/** Face of Pittsburgh Draw: the exchange and the showing of hands. */
export const pittsburghDrawFace = defineFace<PittsburghView, PittsburghEvent>({
  id: 'pittsburgh-draw',
  scene,
  tableLayout: cardsPage({ extent: pittsburghExtent, handSize: () => 5 }),
  touches,
  attempt,
  anyOrder: 'all',
  /** Returns a move in words: standing, or the cards discarded. */
  moveWords(_seen, _seat, move): Words {
    const cards = discardsOf(move)
    if (cards.length === 0) return { key: 'move.stand' }
    return { key: cards.length === 5 ? 'move.all' : 'move.discard', params: { cards: cardsParam(cards) } }
  },
  verbs: () => [
    { touches: [TAKE_UP], words: { key: 'verb.take-up' } },
    { touches: [STAND], words: { key: 'verb.stand' } },
  ],
  eventWords: createEventWords<PittsburghEvent, Table['state']>({
    dealt({ hands, deal, stock }, _you, { eye }): Words {
      const params = { deal, n: stock }
      // Later hands wait face down while the last ones lie open.
      if (deal > 1 && isOpenHand(hands[eye])) return { key: 'event.dealt-waiting', params }
      return dealtWords('event.dealt', hands[eye], params, cardsParam)
    },
    stood: 'acted',
    discarded: (it, you) => movedWords('discarded', it, you),
    drawn: (it, you) => movedWords('drawn', it, you),
    reshuffled: ({ stock }) => ({ key: 'event.reshuffled', params: { n: stock } }),
    shown({ hand }, you): Words {
      const { cards, kind, governs, cheaterAs } = hand
      const key = `event.shown${cheaterAs === null ? '' : '-cheater'}.${kind}`
      return actorWords(key, you, { cards: cardsParam(cards), governs: governs[0] ?? 0, as: cheaterAs ?? 0 })
    },
    won({ kind, points, score }, you): Words {
      return actorWords(`event.won.${kind}`, you, { n: points, score })
    },
    ended: 'acted',
  }),
  announcement: ['won'],
  /** Returns what the viewer can do now, and the kind of the viewer's own hand. */
  prompt(seen): Words {
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
  },
  /** Returns the key and parameters of the reason for a hint's move. A hand that is kept has a sentence for its kind. */
  reason(seen, seat, move): Words {
    const { key, params } = reasonFor(seen, seat, move)
    const full = key === 'stands' ? `${key}-${params['kind']}` : key
    return { key: `reason.${full}`, params: { ...params, n: Number(params['cards'] ?? params['points'] ?? 0) } }
  },
  /** Returns the pad: every deal with its winning hand, and the totals. */
  pad(seen): Pad {
    const lines = seen.state.deals.map(({ winner, kind, points }, i) =>
      padLine(seen, kind, (seat) => (seat === winner ? points : null), { params: { deal: i + 1 } }),
    )
    return scorePad(seen, lines)
  },
  /** Returns the last showing, hand by hand from the dealer's left, the winner's last: only that one scores. */
  count(seen): readonly CountStep[] {
    const { shown } = seen.state
    if (shown === null) return []
    const order = showingOrder(seen)
    return [...order.filter((seat) => seat !== shown.winner), shown.winner].map((seat) => {
      const { cards, kind, value, governs, cheaterAs } = shown.hands[seat]!
      const won = seat === shown.winner
      const how = `${won ? 'won' : 'lost'}${cheaterAs === null ? '' : '-cheater'}`
      const params = { who: seatParam(seat), n: value, governs: governs[0] ?? 0, as: cheaterAs ?? 0 }
      return countStep(`${kind}.${how}`, params, seat, cards, won ? value : 0)
    })
  },
  sound: createSounds<PittsburghEvent>({
    dealt: 'deal',
    stood: 'pass',
    discarded: 'slide',
    drawn: 'draw',
    reshuffled: 'shuffle',
    shown: ({ hand }) => (hand.cheaterAs === null ? 'flip' : 'cheater'),
    won: 'pencil',
    ended: 'bell',
  }),
  anchor(seen): string {
    if (seen.over) return 'the-end'
    if (isShowing(seen)) return 'the-showing'
    if (isUndealt(seen)) return 'the-deal'
    if (ownCards(seen).includes('C')) return 'the-cheater'
    return seen.state.turn === eyeOf(seen) ? 'the-ten-hands' : 'the-exchange'
  },
  /**
   * The first lesson: colours are suits, and which cards to keep or discard. `points` is the value of the hand before the
   * move.
   */
  lesson: [
    lessonStep('pair', dealOf('1 6 15 29 43'), ['discard 15 29 43'], { points: 1 }),
    lessonStep('rainbow', dealOf('3 10 17 24 45'), ['stand'], { points: 3 }),
    lessonStep('two-pairs', dealOf('2 7 20 21 40'), ['discard 40'], { points: 2 }),
    lessonStep('four', dealOf('22 23 25 28 40', '24'), ['discard 40'], { points: 6, drawn: '24' }),
    lessonStep('cheater', dealOf('46 47 48 49 C'), ['stand'], { points: 10 }),
  ],
})
