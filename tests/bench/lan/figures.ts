import { noTimes, type MoveTimes } from './tables/table'

/** Results of a contestant in one setting. Rates are in moves per second, times in milliseconds. */
export interface ContestantResult extends MoveTimes {
  /** One rate for each round. */
  readonly rates: number[]
  /** Processor time that the host took in each round, in microseconds per move. */
  readonly cpu: number[]
}

export type Side = 'parlor' | 'peer' | 'bare'
export type ContestantResults = Readonly<Record<Side, ContestantResult>>

/** A promised figure with its measured value. */
export interface CheckedFigure {
  readonly name: string
  readonly value: number
  /** Least or greatest value that is promised. */
  readonly bound: { readonly least: number } | { readonly most: number }
}

export const SIDES: Readonly<Record<Side, string>> = {
  parlor: 'Parlor Box',
  peer: "boardgame.io's server",
  bare: 'a bare ws server',
}

export function createResult(): ContestantResult {
  return { rates: [], cpu: [], ...noTimes() }
}

/**
 * Returns the value below which a share of all values lies.
 * @param part the share, 0 to 1
 * @returns 0 if there are no values
 */
export function quantile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0
}

export const median = (values: readonly number[]): number => quantile(values, 0.5)

/** What is promised of a setting, as multiples of what another server reaches; what is left out is only printed. */
export interface Promised {
  /** Least throughput, against the peer's and against the bare server's. */
  readonly ofPeer?: number
  readonly ofBare?: number
  /** Greatest 99th percentile of a move's time, against the peer's. */
  readonly p99OfPeer?: number
}

/**
 * Returns the figures of one setting. Throughputs are compared round by round, because both sides have the same machine
 * in a round.
 */
export function checkedFigures(
  setting: string,
  { parlor, peer, bare }: ContestantResults,
  { ofPeer = 0, ofBare = 0, p99OfPeer = Infinity }: Promised,
): CheckedFigure[] {
  const against = (other: ContestantResult) =>
    median(parlor.rates.map((rate, round) => rate / (other.rates[round] ?? rate)))
  return [
    { name: `${setting}: times the peer's moves/s`, value: against(peer), bound: { least: ofPeer } },
    { name: `${setting}: of a bare server's moves/s`, value: against(bare), bound: { least: ofBare } },
    {
      name: `${setting}: of the peer's p99`,
      value: quantile(parlor.trips, 0.99) / quantile(peer.trips, 0.99),
      bound: { most: p99OfPeer },
    },
  ]
}

export function isKept({ value, bound }: CheckedFigure): boolean {
  return 'least' in bound ? value >= bound.least : value <= bound.most
}

/** Returns one row for each side, for `console.table`. */
export function tableRows(courses: ContestantResults): Record<string, Record<string, string>> {
  const rows = (Object.keys(SIDES) as Side[]).map((side) => {
    const { rates, cpu, trips, told, acknowledged } = courses[side]
    const row = {
      'moves/s': short(median(rates)),
      'median, ms': short(median(trips)),
      'p99, ms': short(quantile(trips, 0.99)),
      'the others, median': short(median(told)),
      'with p99, ms': short(quantile(told, 0.99)),
      'on the disk, median': acknowledged.length > 0 ? short(median(acknowledged)) : '-',
      'and p99, ms': acknowledged.length > 0 ? short(quantile(acknowledged, 0.99)) : '-',
      'processor, µs a move': short(median(cpu)),
    }
    return [SIDES[side], row] as const
  })
  return Object.fromEntries(rows)
}

export function sentenceOf(promised: CheckedFigure): string {
  const { name, value, bound } = promised
  const wanted = 'least' in bound ? `at least ${short(bound.least)}` : `at most ${short(bound.most)}`
  const isOpen = 'least' in bound ? bound.least === 0 : bound.most === Infinity
  return `lan ${name} ${short(value)}${isOpen ? '' : ` (${wanted})`}${isKept(promised) ? '' : ' NOT kept'}`
}

function short(value: number): string {
  return new Intl.NumberFormat('en', { maximumSignificantDigits: 3 }).format(value)
}
