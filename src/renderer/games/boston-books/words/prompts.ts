import type { Seen } from '../../../../rules/kit'
import { eyeOf } from '../../layout/eye'
import { seatParam } from '../../layout/names'
import type { Words } from '../../types'
import { callableColours, cheaterBooks, isUndealt, startedColours, tableOf } from '../table'

/** What can be done now, for whoever looks. */
export function promptWords(seen: Seen): Words {
  const table = tableOf(seen)
  const { turn } = table.state
  if (table.over) return { key: 'prompt.over' }
  if (isUndealt(table) || turn === null) return { key: 'prompt.deal' }
  if (turn !== eyeOf(table)) return { key: 'prompt.wait', params: { who: seatParam(turn) } }
  const books = cheaterBooks(table)
  if (books.length > 0) return { key: 'prompt.book', params: { colours: books.join(', ') } }
  const colours = callableColours(table).join(', ')
  if (startedColours(table).length === 0) return { key: 'prompt.any', params: { colours } }
  return { key: table.seats === 2 ? 'prompt.call-two' : 'prompt.call', params: { colours } }
}
