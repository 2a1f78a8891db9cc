import type { RouletteEvent } from '../../../rules/deck-o-cards/deck-o-cards-roulette/shape'
import { keyOf, oddsOf } from './spots'
import { agreedSpins, type Table, stakedBy, isSelectingBanker, isHouse, puntersOf } from './table'
import { createEventWords, actorWords, createReasonWords } from '../layout/words'
import { letterOf, type Seat } from '../../../rules/kit'
import type { Words } from '../../i18n/words'
import { betOf } from './touch'
import { eyeOf } from '../layout/eye'
import { reasonFor } from '../../../bots/reasons/deck-o-cards-roulette'

const formOf = (you: boolean) => (you ? 'you' : 'they')

/** Returns the sentence of an event, for the log and the live region; the page fills in `name`. */
export const eventWords = createEventWords<RouletteEvent, Table['state']>({
  choosing: ({ card }, you) => ({ key: `event.choosing.${formOf(you)}.${card}` }),
  tied: () => ({ key: 'event.tied' }),
  banker: ({ bank }, you) => actorWords('event.banker', you, { bank }),
  betting: ({ spin }, _you, seen) => ({ key: 'event.betting', params: { spin, of: agreedSpins(seen) } }),
  bet: ({ spot, stake }, you) => ({ key: `event.bet.${formOf(you)}.${keyOf(spot)}`, params: { stake } }),
  cleared: ({ chips }, you) => actorWords('event.cleared', you, { count: chips }),
  ready: (_it, you) => actorWords('event.ready', you),
  noMoreBets: () => ({ key: 'event.no-more' }),
  spinning: ({ seat }, you) =>
    seat === undefined ? { key: 'event.spinning.house' } : actorWords('event.spinning', you),
  spun: ({ card }) => ({ key: `event.spun.${card}` }),
  collected: ({ chips }, you) => actorWords('event.collected', you, { count: chips }),
  paid: ({ chips, returned, short }, you) =>
    short > 0
      ? actorWords('event.short', you, { chips, returned, short })
      : actorWords('event.paid', you, { chips, returned }),
  out: (_it, you) => actorWords('event.out', you),
  ended: ({ reason }) => ({ key: `event.ended.${reason}` }),
})

/**
 * Returns the words of an event that is called out at the table; for the viewer's own stakes, what they would win and
 * what they won.
 */
export const announcement = createEventWords<RouletteEvent, Table['state']>({
  bet: ({ total, spot }, you) => (you ? betWords(total, spot) : null),
  collected: (it, you, seen) => (you ? eventWords(it, seen) : null),
  paid: (it, you, seen) => (you ? eventWords(it, seen) : null),
  banker: (it, _you, seen) => eventWords(it, seen),
  noMoreBets: (it, _you, seen) => eventWords(it, seen),
  spun: (it, _you, seen) => eventWords(it, seen),
})

/** Returns a move in words; for a bet also what it would win, on which cards, and how many of the 52 they are. */
export function moveWords(seen: Table, seat: Seat, move: string): Words {
  const letter = letterOf(seat)
  const bet = betOf(move)
  if (bet) return betWords(bet.stake, bet.spot)
  const laid = stakedBy(seen, letter)
  if (move === 'clear') return { key: 'move.clear', params: { count: laid } }
  if (move === 'spin') return { key: 'move.spin' }
  if (laid > 0) return { key: 'move.ready-laid', params: { laid } }
  return { key: 'move.ready', params: { chips: seen.state.chips[letter] ?? 0 } }
}

/** Returns the words for a stake on a spot and its possible winnings. */
function betWords(stake: number, spot: string): Words {
  const { best, otherWinnings: other, cards } = oddsOf(spot, stake)
  const params = { stake, best, cards, ...(other === null ? {} : { else: other }) }
  return { key: `move.bet.${keyOf(spot)}`, params }
}

/** Returns what the viewer can do now. */
export function promptWords(seen: Table): Words {
  const { state } = seen
  const of = agreedSpins(seen)
  if (seen.over) return { key: 'prompt.over', params: { spins: state.spins, of } }
  if (isSelectingBanker(seen)) return { key: 'prompt.choosing' }
  if (seen.toMove.length === 0) return { key: 'prompt.spinning' }
  const params = { spin: state.spins + 1, of, bank: state.bank ?? 0 }
  const eye = eyeOf(seen)
  if (eye === null) return { key: 'prompt.watch', params }
  return eye === state.banker ? bankerPrompt(seen, params) : punterPrompt(seen, eye, params)
}

type Params = Readonly<Record<string, number>>

function bankerPrompt(table: Table, params: Params): Words {
  if (!table.toMove.includes(table.state.banker ?? '')) return { key: 'prompt.bank', params }
  const staked = puntersOf(table).reduce((sum, seat) => sum + stakedBy(table, seat), 0)
  return { key: 'prompt.spin', params: { ...params, staked } }
}

function punterPrompt(table: Table, seat: string, params: Params): Words {
  const chips = table.state.chips[seat] ?? 0
  const laid = stakedBy(table, seat)
  if (table.toMove.includes(seat)) {
    const key = `prompt.bet${laid > 0 ? '-more' : ''}${isHouse(table) ? '-house' : ''}`
    return { key, params: { ...params, chips, laid } }
  }
  if (chips + laid === 0) return { key: 'prompt.out', params }
  return table.toMove.includes(table.state.banker ?? '') ? { key: 'prompt.wait-spin' } : { key: 'prompt.wait', params }
}

/** Returns the reason for a hint's move. */
export const reasonWords = createReasonWords(reasonFor)
