import { letterOf, type Seat } from '../../../../rules/kit'
import type { Words } from '../../../i18n/words'
import { keyOf, oddsOf } from '../spots'
import { laidBy, type Table } from '../table'
import { betOf } from '../touch'

/** A move as a person would say it; of a bet what it would bring, on which cards, and how many of 52 they are. */
export function moveWords(seen: Table, seat: Seat, move: string): Words {
  const letter = letterOf(seat)
  const bet = betOf(move)
  if (bet) return betWords(bet.stake, bet.spot)
  const laid = laidBy(seen, letter)
  if (move === 'clear') return { key: 'move.clear', params: { count: laid } }
  if (move === 'spin') return { key: 'move.spin' }
  if (laid > 0) return { key: 'move.ready-laid', params: { laid } }
  return { key: 'move.ready', params: { chips: seen.state.chips[letter] ?? 0 } }
}

/** A stake on a spot, and what it would bring. */
export function betWords(stake: number, spot: string): Words {
  const { best, else: other, cards } = oddsOf(spot, stake)
  const params = { stake, best, cards, ...(other === null ? {} : { else: other }) }
  return { key: `move.bet.${keyOf(spot)}`, params }
}
