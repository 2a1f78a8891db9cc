import type { DealResult, Contender, Match } from './match'

/** The statistics of a pairing's deals. */
interface Estimate {
  /** Mean share of wins, 0 to 1. */
  readonly share: number
  /**
   * Half the width of the 95 % confidence interval of that mean. The games of one deal form one sample, since they
   * share their cards.
   */
  readonly halfWidth: number
  readonly lead: number
  readonly msPerMove: number
  readonly longest: number
}

/** Two-sided 95 % quantile of the normal distribution. */
const Z = 1.96

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

/** Computes the statistics of a pairing's deals; there must be at least one. */
export function estimate(results: readonly DealResult[]): Estimate {
  const n = results.length
  const total = (value: (result: DealResult) => number) => results.reduce((sum, result) => sum + value(result), 0)
  const share = total((result) => result.share) / n
  const variance = total((result) => (result.share - share) ** 2) / Math.max(1, n - 1)
  return {
    share,
    halfWidth: Z * Math.sqrt(variance / n),
    lead: total((result) => result.lead) / n,
    msPerMove:
      total((result) => result.ms) /
      Math.max(
        1,
        total((result) => result.thoughts),
      ),
    longest: Math.max(...results.map((result) => result.longest)),
  }
}

/** A pairing: the first contender in one seat against the second in all others. */
export type Pairing = Pick<Match, 'first' | 'second'>

/** Parses a list of contenders such as `1,2,5,random`; returns null if it names anything else. */
export function contendersOf(list: string): Contender[] | null {
  const named = list.split(',').map((text): Contender | null => {
    if (text === 'random') return text
    return /^[1-5]$/u.test(text) ? (Number(text) as Contender) : null
  })
  return named.includes(null) ? null : (named as Contender[])
}

/**
 * Returns the pairings: every level against the random player, every level against the next lower one, and the highest
 * against the lowest.
 */
export function pairingsOf(who: readonly Contender[]): Pairing[] {
  const levels = [...new Set(who)].filter((one) => one !== 'random').sort()
  const pairs: Pairing[] = []
  if (who.includes('random')) for (const first of levels) pairs.push({ first, second: 'random' })
  let below: Contender | undefined
  for (const first of levels) {
    if (below !== undefined) pairs.push({ first, second: below })
    below = first
  }
  const [lowest] = levels
  if (below !== undefined && lowest !== undefined && levels.length > 2) pairs.push({ first: below, second: lowest })
  return pairs
}
