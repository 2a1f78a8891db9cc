import type { DealResult } from './match'

/** What a pairing's deals tell. */
export interface Estimate {
  /** Mean share of the wins, 0 to 1. */
  readonly share: number
  /** Half of the 95 % interval of that mean. The games of one deal are one sample, for they share their cards. */
  readonly half: number
  readonly lead: number
  readonly msPerMove: number
  readonly longest: number
}

/** Two-sided 95 % of the normal distribution. */
const Z = 1.96

export function estimate(results: readonly DealResult[]): Estimate {
  const n = results.length
  const total = (value: (result: DealResult) => number) => results.reduce((sum, result) => sum + value(result), 0)
  const share = total((result) => result.share) / n
  const variance = total((result) => (result.share - share) ** 2) / Math.max(1, n - 1)
  return {
    share,
    half: Z * Math.sqrt(variance / n),
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
