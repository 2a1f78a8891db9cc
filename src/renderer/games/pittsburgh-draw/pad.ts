import { seatsOf } from '../layout/eye'
import { seatParam } from '../../i18n/words'
import type { CountStep, Pad } from '../types'
import { showingOrder, type Table } from './table'

/** Returns the pad: every deal with its winning hand, and the totals. */
export function pad(seen: Table): Pad {
  const seats = seatsOf(seen)
  const lines = seen.state.deals.map(({ winner, kind, points }, i) => ({
    label: { key: `pad.${kind}`, params: { deal: i + 1 } },
    cells: seats.map((seat) => (seat === winner ? String(points) : '')),
  }))
  return { lines, totals: seats.map((seat) => String(seen.scores[seat] ?? 0)) }
}

/** Returns the last showing, hand by hand from the dealer's left, the winner's last: only that one scores. */
export function count(seen: Table): readonly CountStep[] {
  const { shown } = seen.state
  if (shown === null) return []
  const order = showingOrder(seen)
  return [...order.filter((seat) => seat !== shown.winner), shown.winner].map((seat) => {
    const { cards, kind, value, governs, cheaterAs } = shown.hands[seat]!
    const won = seat === shown.winner
    const how = `${won ? 'won' : 'lost'}${cheaterAs === null ? '' : '-cheater'}`
    const params = { who: seatParam(seat), n: value, governs: governs[0] ?? 0, as: cheaterAs ?? 0 }
    return {
      words: { key: `count.${kind}.${how}`, params },
      seat,
      faces: cards.map((card) => `49/${card}`),
      points: won ? value : 0,
    }
  })
}
