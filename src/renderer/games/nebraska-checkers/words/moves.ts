import { letterOf, type Seat } from '../../../../rules/kit'
import { walkOf } from '../../layout/men'
import type { Words } from '../../../i18n/words'
import type { Table } from '../table'

/** A move as a person would say it, with every landing of a jump. */
export function moveWords(seen: Table, seat: Seat, move: string): Words {
  const walk = walkOf(move)
  if (walk === null) return { key: 'move.none' }
  const { from, to, over } = walk
  const king = seen.state.kings[letterOf(seat)]?.includes(from) ?? false
  const who = king ? 'king' : 'man'
  if (over.length === 0) return { key: `move.step-${who}`, params: { from, to } }
  const way = move.split('x').slice(1).join(', ')
  return { key: `move.jump-${who}`, params: { from, way, n: over.length } }
}
