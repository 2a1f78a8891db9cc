import { isOpenHand, seatsOf } from '../layout/eye'
import type { Pad, PadLine } from '../types'
import type { Table } from './table'

/** The pad: the last play and what it brought, the cards in hand, and all points. */
export function pad(seen: Table): Pad {
  const seats = seatsOf(seen)
  const held = seats.map((seat) => {
    const hand = seen.state.hands[seat] ?? 0
    return String(isOpenHand(hand) ? hand.length : hand)
  })
  return {
    lines: [{ label: { key: 'pad.deal', params: { deal: seen.state.deal } }, cells: held }, ...lastLine(seen, seats)],
    totals: seats.map((seat) => String(seen.scores[seat] ?? 0)),
  }
}

function lastLine({ state: { lastPlay } }: Table, seats: readonly string[]): PadLine[] {
  if (!lastPlay) return []
  const { card, square, claimed, seat } = lastPlay
  const cells = seats.map((other) => (other === seat && claimed !== null ? String(claimed) : ''))
  return [{ label: { key: 'pad.last', params: { card, square } }, cells }]
}
