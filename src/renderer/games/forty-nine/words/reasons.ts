import { reasonFor } from '../../../../bots/reasons/forty-nine'
import type { Seat, Seen } from '../../../../rules/kit'
import type { Words } from '../../types'
import { tableOf } from '../table'

/** Why a hint is good. Where a sentence depends on how many, it has a key of its own or a plural. */
export function reasonWords(seen: Seen, seat: Seat, move: string): Words {
  const { key, params } = reasonFor(tableOf(seen), seat, move)
  return { key: `reason.${keyFor(key, params)}`, params: { ...params, n: Number(params['left'] ?? 0) } }
}

function keyFor(key: string, params: Readonly<Record<string, string | number>>): string {
  if ((key === 'completes-row' || key === 'scores-square-and-row') && Number(params['rows']) > 1) return `${key}s`
  if ((key === 'keeps-open-for' || key === 'passes-holding') && params['card'] === 'C') return `${key}-cheater`
  return key
}
