import type { Seat, Seen } from '../../../../rules/kit'
import type { Words } from '../../types'
import { heads, tableOf, valueOf } from '../table'

/** A card as it would be laid: led, heading the trick, or thrown in; with what it counts. */
export function moveWords(seen: Seen, _seat: Seat, move: string): Words {
  const table = tableOf(seen)
  const how = table.state.trick.length === 0 ? 'lead' : heads(table, move) ? 'head' : 'throw'
  if (move === 'C') return { key: `move.${how}-cheater` }
  const n = valueOf(move)
  return n > 0
    ? { key: `move.${how}-points`, params: { card: move, n } }
    : { key: `move.${how}`, params: { card: move } }
}
