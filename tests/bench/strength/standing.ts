import type { Target } from './targets'

/** Standing of a target after the pairs so far. */
export interface Standing {
  readonly pairs: number
  /** Mean share of the wins and half of its 95 % interval; the games of one deal are one sample. */
  readonly share: number
  readonly half: number
  readonly verdict: Verdict
}

/** `open`: the interval does not decide yet. */
export type Verdict = 'kept' | 'NOT kept' | 'open'

/** Quantile of the normal distribution for a two-sided interval of 95 %. */
const Z = 1.96
/** Least number of pairs: with fewer pairs the interval means little. */
const MIN_PAIRS = 20
/** Number of pairs below which a line is only a pointer, not a measurement. */
const MIN_SOLID_PAIRS = 100

/** Judges the shares of wins of a target's pairs. */
export function standingOf({ least, floor }: Pick<Target, 'least' | 'floor'>, shares: readonly number[]): Standing {
  const pairs = shares.length
  const share = shares.reduce((sum, one) => sum + one, 0) / Math.max(1, pairs)
  const variance = shares.reduce((sum, one) => sum + (one - share) ** 2, 0) / Math.max(1, pairs - 1)
  const half = Z * Math.sqrt(variance / Math.max(1, pairs))
  const isKept = share >= least && share - half >= floor
  const isMissed = share + half < least
  const verdict = pairs < MIN_PAIRS ? 'open' : isKept ? 'kept' : isMissed ? 'NOT kept' : 'open'
  return { pairs, share, half, verdict }
}

/** Returns the verdict of a standing as the table shows it. */
export function standingText({ pairs, verdict }: Standing): string {
  return verdict !== 'open' && pairs < MIN_SOLID_PAIRS ? `${verdict} (a pointer)` : verdict
}

/** Returns the value below which a share `q` of a list lies (0 to 1); NaN if the list is empty. */
export function quantile(values: readonly number[], q: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(q * sorted.length))] ?? NaN
}
