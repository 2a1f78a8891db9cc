import type { Seat, Seen } from '../../../../rules/kit'
import { seatParam } from '../../layout/names'
import type { Words } from '../../types'
import { reasonWords } from './reasons'

/** Why a hint is good; the seat that it speaks of is called by its name. */
export function hintWords(seen: Seen, seat: Seat, move: string): Words {
  const { key, params = {} } = reasonWords(seen, seat, move)
  const of = params['of']
  return { key, params: typeof of === 'string' ? { ...params, of: seatParam(of) } : params }
}
