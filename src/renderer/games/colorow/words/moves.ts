import type { Seat } from '../../../../rules/kit'
import { colourOfCard } from '../../colour-rows'
import { placingOf } from '../../puzzles/cards-placing'
import type { Words } from '../../../i18n/words'
import { dueOf } from '../points'
import { isStrict, type Table } from '../table'

/** A move as a person would say it, with the points that it makes where the referee counts them. */
export function moveWords(seen: Table, _seat: Seat, move: string): Words {
  const placing = placingOf(move)
  if (placing?.to === null || placing === null) return said(move)
  const { card, to: square } = placing
  const params = { card, square, colour: colourOfCard(card) }
  const points = isStrict(seen) ? 0 : dueOf(seen, card, square)
  return points > 0 ? { key: 'move.lay-points', params: { ...params, points, n: points } } : { key: 'move.lay', params }
}

function said(move: string): Words {
  if (!move.startsWith('claim ')) return { key: `move.${move}` }
  const points = Number(move.slice(6))
  return points === 0 ? { key: 'move.silence' } : { key: 'move.claim', params: { n: points } }
}
