import type { Seen, OptionsOf, OptionTable } from '../../kit'

/** The options of the page. */
export const OPTIONS = {
  banker: { kind: 'choice', default: 'player', values: ['player', 'house'] },
  spins: { kind: 'whole', default: 20, min: 1, max: 1000 },
  chips: { kind: 'whole', default: 100, min: 1, max: 100_000 },
  bank: { kind: 'whole', default: 1000, min: 1, max: 1_000_000 },
  limit: { kind: 'whole', default: 10, min: 0, max: 100_000 },
} as const satisfies OptionTable

export type RouletteOptions = OptionsOf<typeof OPTIONS>

/** The page's State, as plain JSON. Nothing is hidden, so every eye sees just this. */

export type EndReason = 'spins' | 'banker-broke' | 'punters-broke'

/** Punter → chips. */
export type Amounts = Readonly<Record<string, number>>

export interface LastSpin {
  readonly card: string
  /** Stakes lost. */
  readonly collected: Amounts
  /** Won over the stake, and paid. */
  readonly paid: Amounts
  /** Won and not paid, the bank being empty. */
  readonly short: Amounts
}

export interface RouletteView {
  /** Null with the house, and until one is found. */
  readonly banker: string | null
  /** The rounds in which a banker was sought: seat → its card. */
  readonly selection: readonly Readonly<Record<string, string>>[]
  /** Spins settled. */
  readonly spins: number
  /** Null with the house. */
  readonly bank: number | null
  /** Punter → chips in hand. Nobody is a punter until the banker is found. */
  readonly chips: Amounts
  /** Punter → spot → stake. */
  readonly bets: Readonly<Record<string, Amounts>>
  /** Punters who have said ready, in seat order. */
  readonly ready: readonly string[]
  readonly last: LastSpin | null
  /** Cards of all settled spins, in order. */
  readonly history: readonly string[]
}

/** What one eye may know of a table. */
export type RouletteSeen = Seen<RouletteView, RouletteOptions>
