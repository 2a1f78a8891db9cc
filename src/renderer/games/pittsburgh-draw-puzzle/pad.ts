import type { Pad } from '../types'
import { FIVE, handCards, HANDS, isRight, rankOf, type Table } from './table'

/** Each hand with what it must be: ticked, the rank that it has instead, or how many cards it holds. */
export function pad(seen: Table): Pad {
  const lines = HANDS.map((hand) => ({ label: { key: `pad.${hand}` }, cells: [cell(seen, hand)] }))
  return { lines, totals: [String(seen.state.right)] }
}

function cell(table: Table, hand: number): string {
  if (isRight(table, hand)) return '✓'
  const rank = rankOf(table.state, hand)
  return rank === null ? `${handCards(table.state, hand).length}/${FIVE}` : `✗ ${rank}`
}
