import type { GameEvent, Seat } from '../../../../rules/kit'
import { cardParam, seatParam } from '../../../i18n/seat-names'
import type { Words } from '../../../i18n/words'
import { reasonWords } from './reasons'
import type { Table } from '../table'

/** Why a hint is good, by all that was told so far; the seat and the card of which it speaks by their names. */
export function hintWords(seen: Table, seat: Seat, move: string, recall: readonly GameEvent[] = []): Words {
  const { key, params = {} } = reasonWords(seen, seat, move, recall)
  const { of, card } = params
  return {
    key,
    params: {
      ...params,
      ...(typeof of === 'string' ? { of: seatParam(of) } : {}),
      ...(typeof card === 'string' ? { card: cardParam(card) } : {}),
    },
  }
}
