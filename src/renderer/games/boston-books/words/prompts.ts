import { eyeOf } from '../../layout/eye'
import { seatParam } from '../../../i18n/seat-names'
import type { Words } from '../../../i18n/words'
import { callableColours, cheaterBooks, isUndealt, startedColours, type Table } from '../table'

/** What can be done now, for whoever looks. */
export function promptWords(seen: Table): Words {
  const { turn } = seen.state
  if (seen.over) return { key: 'prompt.over' }
  if (isUndealt(seen) || turn === null) return { key: 'prompt.deal' }
  if (turn !== eyeOf(seen)) return { key: 'prompt.wait', params: { who: seatParam(turn) } }
  const books = cheaterBooks(seen)
  if (books.length > 0) return { key: 'prompt.book', params: { colours: books.join(', ') } }
  const colours = callableColours(seen).join(', ')
  if (startedColours(seen).length === 0) return { key: 'prompt.any', params: { colours } }
  return { key: seen.seats === 2 ? 'prompt.call-two' : 'prompt.call', params: { colours } }
}
