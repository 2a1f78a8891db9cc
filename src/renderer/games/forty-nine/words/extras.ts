import type { Extra } from '../../types'
import { hasCombinations, isStrict, ROWS, type Table } from '../table'

/** What may be said with a play in strict style: all of it, whether it fits or not. Nothing with the automatic referee. */
export function extrasOf(seen: Table): readonly Extra[] {
  if (!isStrict(seen)) return []
  const announce: Extra = { id: 'announce', words: { key: 'extra.announce' }, group: 'announce' }
  const rows = ROWS.map(({ name }): Extra => ({
    id: `row:${name}`,
    words: { key: 'extra.row', params: { row: name } },
    group: 'rows',
  }))
  const lines = (['fifty', 'hundred'] as const).map((id): Extra => ({
    id,
    words: { key: `extra.${id}` },
    group: 'combinations',
  }))
  return [announce, ...rows, ...(hasCombinations(seen) ? lines : [])]
}
