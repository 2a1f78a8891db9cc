import type { Seat } from '../../../../rules/kit'
import { cardParam } from '../../../i18n/seat-names'
import type { Words } from '../../../i18n/words'
import { heads, valueOf, type Table } from '../table'

/** A card as it would be laid: led, heading the trick, or thrown in; with what it counts. */
export function moveWords(seen: Table, _seat: Seat, move: string): Words {
  const how = seen.state.trick.length === 0 ? 'lead' : heads(seen, move) ? 'head' : 'throw'
  if (move === 'C') return { key: `move.${how}-cheater` }
  const n = valueOf(move)
  return n > 0
    ? { key: `move.${how}-points`, params: { card: cardParam(move), n } }
    : { key: `move.${how}`, params: { card: cardParam(move) } }
}
