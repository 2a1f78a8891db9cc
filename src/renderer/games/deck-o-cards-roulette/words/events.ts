import type { RouletteEvent } from '../../../../rules/deck-o-cards/deck-o-cards-roulette/events'
import { keyOf } from '../spots'
import { spinsAgreed, type Table } from '../table'
import { eventWordsOf } from '../../layout/events'
import { whose } from '../../layout/words'

const who = (you: boolean) => (you ? 'you' : 'they')

/** The sentence of an event, for the log and the live region; `name` is filled in by the page. */
export const eventWords = eventWordsOf<RouletteEvent, Table['state']>({
  choosing: ({ card }, you) => ({ key: `event.choosing.${who(you)}.${card}` }),
  tied: () => ({ key: 'event.tied' }),
  banker: ({ bank }, you) => whose('event.banker', you, { bank }),
  betting: ({ spin }, _you, seen) => ({ key: 'event.betting', params: { spin, of: spinsAgreed(seen) } }),
  bet: ({ spot, stake }, you) => ({ key: `event.bet.${who(you)}.${keyOf(spot)}`, params: { stake } }),
  cleared: ({ chips }, you) => whose('event.cleared', you, { count: chips }),
  ready: (_it, you) => whose('event.ready', you),
  noMoreBets: () => ({ key: 'event.no-more' }),
  spinning: ({ seat }, you) => (seat === undefined ? { key: 'event.spinning.house' } : whose('event.spinning', you)),
  spun: ({ card }) => ({ key: `event.spun.${card}` }),
  collected: ({ chips }, you) => whose('event.collected', you, { count: chips }),
  paid: ({ chips, returned, short }, you) =>
    short > 0 ? whose('event.short', you, { chips, returned, short }) : whose('event.paid', you, { chips, returned }),
  out: (_it, you) => whose('event.out', you),
  ended: ({ reason }) => ({ key: `event.ended.${reason}` }),
})
