import type { EventsOf, GameView, OptionsOf, Seat, DescriptionParts } from '../../kit'

/** What describes Deck-O-Cards Roulette before its rules are loaded. */
export const DESCRIPTION = {
  title: 'Deck-O-Cards Roulette',
  year: 1938,
  seats: { min: 2, max: 8 },
  /** The options of the rules page (docs/rules/deck-o-cards-roulette.md). */
  options: {
    banker: { kind: 'choice', default: 'player', values: ['player', 'house'] },
    spins: { kind: 'whole', default: 20, min: 1, max: 1000 },
    chips: { kind: 'whole', default: 100, min: 1, max: 100_000 },
    bank: { kind: 'whole', default: 1000, min: 1, max: 1_000_000 },
    limit: { kind: 'whole', default: 10, min: 0, max: 100_000 },
  },
} as const satisfies DescriptionParts

export type RouletteOptions = OptionsOf<(typeof DESCRIPTION)['options']>

/**
 * Why the game ended: a word of the State in the rules page. The State is plain JSON; nothing is hidden, so every eye
 * sees all.
 */

export type EndReason = 'spins' | 'banker-broke' | 'punters-broke'

/** Punter → chips. */
export type Amounts = Readonly<Record<string, number>>

export interface LastSpin {
  readonly card: string
  /** Stakes lost to the bank. */
  readonly collected: Amounts
  /** Winnings paid, not counting the stakes returned. */
  readonly paid: Amounts
  /** Winnings not paid because the bank was empty. */
  readonly short: Amounts
}

export interface RouletteView {
  /** Null if the house keeps the bank, and until a banker is found. */
  readonly banker: string | null
  /** The rounds of the selection of a banker: seat → its card. */
  readonly selection: readonly Readonly<Record<string, string>>[]
  /** Number of spins settled. */
  readonly spins: number
  /** Null if the house keeps the bank. */
  readonly bank: number | null
  /** Punter → chips in hand. No seat is a punter until the banker is found. */
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
export type RouletteSeen = GameView<RouletteView, RouletteOptions>

/**
 * What happens in the game, as plain JSON, in the order in which it is reported:
 *
 * - selection of a banker: `choosing` for each spin; at the end of a round `tied`, or `banker` and then `betting`
 * - a punter's move: `bet`, `cleared` or `ready`; after the last `ready`, `noMoreBets`
 * - the banker's move: `spinning` (if the house keeps the bank, after `noMoreBets`)
 * - the spin: `spun`, `collected`… in seat order, `paid`… clockwise from the banker's left, `out`…, then `ended` or
 *   `betting`
 *
 * Seats are numbers, cards and spots are texts. Nothing is hidden, so every eye may know all of it.
 */
export type RouletteEvent = EventsOf<{
  /** A seat's spin for the bank. */
  choosing: { seat: Seat; card: string }
  /** These seats tied and spin for the bank again. */
  tied: { seats: readonly Seat[] }
  banker: { seat: Seat; bank: number }
  /** Betting opens for this spin, counted from 1. With the house as banker the first is not reported. */
  betting: { spin: number }
  /** `total`: the punter's total stake on the spot now. */
  bet: { seat: Seat; spot: string; stake: number; total: number }
  cleared: { seat: Seat; chips: number }
  ready: { seat: Seat }
  noMoreBets: object
  /** The arrow is flicked, by the banker or for the house. */
  spinning: { seat?: Seat }
  spun: { card: string }
  /** A punter's losing stakes go to the bank. */
  collected: { seat: Seat; chips: number; bets: readonly SpotStake[] }
  /** A punter gets winning stakes back and is paid, as far as the bank suffices. `short`: winnings not paid. */
  paid: { seat: Seat; returned: number; chips: number; short: number; bets: readonly SpotWin[] }
  /** A punter has no chips left. */
  out: { seat: Seat }
  ended: { reason: EndReason; scores: readonly number[]; winners: readonly Seat[] }
}>

export type CollectedEvent = Extract<RouletteEvent, { type: 'collected' }>
export type PaidEvent = Extract<RouletteEvent, { type: 'paid' }>

/** A stake on a spot. */
export interface SpotStake {
  readonly spot: string
  readonly stake: number
}

/** A winning stake, and what it wins over the stake itself. */
export interface SpotWin extends SpotStake {
  readonly won: number
}
