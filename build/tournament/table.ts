import { estimate } from './estimate'
import type { DealResult } from './match'
import type { Pairing } from './pairings'

const COLUMNS = ['first', 'others', 'games', 'first wins', '95 % interval', 'lead', 'ms a move', 'longest ms']

/** The header of a tournament's table, in Markdown. */
export const TABLE_HEAD = `| ${COLUMNS.join(' | ')} |\n|${'---|'.repeat(COLUMNS.length)}\n`

/** Formats the table row of a pairing. */
export function tableRow({ first, second }: Pairing, seats: number, results: readonly DealResult[]): string {
  const { share, halfWidth, lead, msPerMove, longest } = estimate(results)
  const percent = (value: number) => (100 * Math.min(1, Math.max(0, value))).toFixed(1)
  const cells = [
    ...[first, second, seats * results.length],
    ...[`${percent(share)} %`, `${percent(share - halfWidth)}–${percent(share + halfWidth)} %`],
    ...[lead.toFixed(1), msPerMove.toFixed(1), longest.toFixed(0)],
  ]
  return `| ${cells.join(' | ')} |\n`
}
