import type { ColorowEvent, DealtEvent } from '../../../../rules/forty-nine-outfit/colorow'
import type { Seen } from '../../../../rules/kit'
import { colourOfCard, rowName } from '../../colour-rows'
import { isOpenHand } from '../../layout/eye'
import { whose } from '../../layout/words'
import type { Words } from '../../../i18n/words'
import { eventWordsOf } from '../../layout/events'

/** The sentence of an event, for the log and the live region; `name` is filled in by the page. */
export const eventWords = eventWordsOf<ColorowEvent>({
  dealt: (it, _you, seen) => dealt(it, seen),
  centre: ({ card, square }) => ({ key: 'event.centre', params: { card, colour: colourOfCard(card), square } }),
  laid: ({ card, square }, you) => whose('event.laid', you, { card, square, colour: colourOfCard(card) }),
  row: ({ kind, squares, points }) => ({ key: `event.row-${kind}`, params: { row: rowName(squares), points } }),
  scored: ({ points }, you) => whose('event.scored', you, { n: points }),
  claimed: ({ points }, you) =>
    points === 0 ? whose('event.silent', you) : whose('event.claimed', you, { n: points }),
  disputed: ({ claimed, due }, you) => whose(claimed > due ? 'event.too-high' : 'event.stands', you, { claimed, due }),
  forfeited: (it, you) => whose(it.for === 'dispute' ? 'event.lost-dispute' : 'event.forfeited', you, { n: it.points }),
  accepted: (_it, you) => whose('event.accepted', you),
  ended: () => ({ key: 'event.ended' }),
})

function dealt({ deal, hands, stock }: DealtEvent, { eye }: Seen): Words {
  const hand = hands[eye]
  if (!isOpenHand(hand)) return { key: 'event.dealt.they', params: { deal, stock } }
  return { key: 'event.dealt.you', params: { deal, stock, cards: hand.join(', ') } }
}
