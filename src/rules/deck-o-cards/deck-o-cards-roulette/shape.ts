import type { Seen } from '../../kit'
import type { RouletteOptions } from './options'
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
