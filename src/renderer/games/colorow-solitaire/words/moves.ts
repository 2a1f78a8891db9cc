import type { Seat } from '../../../../rules/kit'
import { colourOfCard } from '../../colour-rows'
import { placingOf } from '../../puzzles/cards-placing'
import { squareOn } from '../../puzzles/cards-workbench'
import type { Words } from '../../../i18n/words'
import type { Table } from '../table'

/** A move as a person would say it. */
export function moveWords(seen: Table, _seat: Seat, move: string): Words {
  const placing = placingOf(move)
  if (placing === null) return { key: 'move.done' }
  const { board } = seen.state
  const { card, to } = placing
  const params = { card, colour: colourOfCard(card) }
  if (to === null) return { key: 'move.off', params }
  const from = squareOn(board, card)
  const other = board[to - 1] ?? null
  if (other === null) return { key: from === null ? 'move.lay' : 'move.move', params: { ...params, square: to } }
  return { key: from === null ? 'move.replace' : 'move.change', params: { ...params, square: to, other } }
}
