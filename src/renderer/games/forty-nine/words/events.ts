import type {
  DealtEvent,
  FortyNineEvent,
  LaidEvent,
  PaidEvent,
  ScoredEvent,
} from '../../../../rules/forty-nine-outfit/forty-nine/events'
import type { Seen } from '../../../../rules/kit'
import type { Words } from '../../../i18n/words'
import { isRound } from '../../layout/board'
import { isOpenHand } from '../../layout/eye'
import { tallyReason } from '../tally'
import { cardList } from './cards'
import { eventWordsOf } from '../../layout/events'
import { whose } from '../../layout/words'

/** The sentence of an event, for the log and the live region; `name` is filled in by the page. */
export const eventWords = eventWordsOf<FortyNineEvent>({
  dealt: (it, _you, seen) => dealt(it, seen),
  drawn: ({ card, last }, you) => drawn(card, last, you),
  laid,
  row: ({ row, claimed }) => (claimed ? null : { key: 'event.row-unclaimed', params: { row } }),
  scored,
  lastCard: ({ announced }, you) => whose(announced ? 'event.last-card' : 'event.last-card-silent', you),
  returned: ({ card, square }, you) =>
    card === 'C' ? whose('event.returned-cheater', you, { square }) : whose('event.returned', you, { card }),
  forfeited: (it, you) => whose(`event.forfeited.${tallyReason(it.for).kind}`, you, { points: it.points }),
  passed: (_it, you) => whose('event.passed', you),
  skipped: (_it, you) => whose('event.skipped', you),
  paid: (it, _you, seen) => paid(it, seen),
  ended: ({ reason }, you) => whose(`event.ended-${reason}`, you),
})

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

/** Chips: told to payer and payee; a bystander hears of all. */
function paid({ from, to, points }: PaidEvent, seen: Seen): Words | null {
  const params = { points }
  if (seen.eye === from) return { key: 'event.paid.out', params }
  if (seen.eye === to) return { key: 'event.paid.in', params }
  return seen.eye < 0 ? { key: 'event.paid.seen', params } : null
}
