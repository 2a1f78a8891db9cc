import { reasonFor } from '../../../../bots/reasons/forty-nine'
import type { Seat } from '../../../../rules/kit'
import type { Words } from '../../../i18n/words'
import type { Table } from '../table'

/** Why a hint is good. Where a sentence depends on how many, it has a key of its own or a plural. */
export function reasonWords(seen: Table, seat: Seat, move: string): Words {
  const { key, params } = reasonFor(seen, seat, move)
  return { key: `reason.${keyFor(key, params)}`, params: { ...params, n: Number(params['left'] ?? 0) } }
}

function keyFor(key: string, params: Readonly<Record<string, string | number>>): string {
  if ((key === 'completes-row' || key === 'scores-square-and-row') && Number(params['rows']) > 1) return `${key}s`
  if ((key === 'keeps-open-for' || key === 'passes-holding') && params['card'] === 'C') return `${key}-cheater`
  return key
}
