import type { ColorowEvent, DealtEvent, RowEvent } from '../../../../rules/forty-nine-outfit/colorow'
import type { GameEvent, Seen } from '../../../../rules/kit'
import { colourOfCard, rowName } from '../../colour-rows'
import { isOpenHand } from '../../layout/eye'
import { whose } from '../../puzzles/whose'
import type { Words } from '../../types'

/** The sentence of an event, for the log and the live region; `name` is filled in by the page. */
export function eventWords(event: GameEvent, seen: Seen): Words | null {
  const it = event as ColorowEvent
  const you = event.seat === seen.eye
  switch (it.type) {
    case 'dealt':
      return dealt(it, seen)
    case 'centre':
      return { key: 'event.centre', params: { card: it.card, colour: colourOfCard(it.card), square: it.square } }
    case 'turn':
      return null
    case 'laid':
      return whose('event.laid', you, { card: it.card, square: it.square, colour: colourOfCard(it.card) })
    case 'row':
      return row(it)
    case 'scored':
      return whose('event.scored', you, { n: it.points })
    case 'claimed':
      return it.points === 0 ? whose('event.silent', you) : whose('event.claimed', you, { n: it.points })
    case 'disputed':
      return whose(it.claimed > it.due ? 'event.too-high' : 'event.stands', you, { claimed: it.claimed, due: it.due })
    case 'forfeited':
      return whose(it.for === 'dispute' ? 'event.lost-dispute' : 'event.forfeited', you, { n: it.points })
    case 'accepted':
      return whose('event.accepted', you)
    case 'ended':
      return { key: 'event.ended' }
  }
}

function dealt({ deal, hands, stock }: DealtEvent, { eye }: Seen): Words {
  const hand = hands[eye]
  if (!isOpenHand(hand)) return { key: 'event.dealt.they', params: { deal, stock } }
  return { key: 'event.dealt.you', params: { deal, stock, cards: hand.join(', ') } }
}

function row({ kind, squares, points }: RowEvent): Words {
  return { key: `event.row-${kind}`, params: { row: rowName(squares), points } }
}
