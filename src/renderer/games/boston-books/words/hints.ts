import type { GameEvent, Seat, Seen } from '../../../../rules/kit'
import { seatParam } from '../../layout/names'
import type { Words } from '../../types'
import { reasonWords } from './reasons'

/** Why a hint is good, by all that was told so far; the seat that it speaks of is called by its name. */
export function hintWords(seen: Seen, seat: Seat, move: string, recall: readonly GameEvent[] = []): Words {
  const { key, params = {} } = reasonWords(seen, seat, move, recall)
  const of = params['of']
  return { key, params: typeof of === 'string' ? { ...params, of: seatParam(of) } : params }
}
