import type { Seen, OptionsOf, OptionTable } from '../../kit'

/** The options of the page. */
export const OPTIONS = {
  style: { kind: 'choice', default: 'score', values: ['score', 'baltimore'] },
  combinations: { kind: 'flag', default: false },
  referee: { kind: 'choice', default: 'automatic', values: ['automatic', 'strict'] },
} as const satisfies OptionTable

export type FortyNineOptions = OptionsOf<typeof OPTIONS>

/** The page's State and what a seat may see of it, as plain JSON. */

export type EndReason = 'forty-nine' | 'last-card'

export interface TallyEntry {
  /** The players' move that it belongs to, from 1. */
  readonly ply: number
  readonly seat: string
  /** `square 45`, `row 3-45`, `fifty 5+45`, `hundred 5+15+35+45`, `forty-nine`, `hands 2`, `last card`, or a fault. */
  readonly for: string
  /** In points, never chips; negative for a fault. */
  readonly points: number
}

/**
 * Lists that the eye may not see are their lengths with the automatic referee, and null in strict play. The last two
 * keys stand only in what is seen of a strict table that is not over yet: they say what anybody there can see or has
 * seen, and the lists above cannot.
 */
export interface FortyNineView {
  readonly dealer: string
  /** Null when the game is over. */
  readonly turn: string | null
  /** Whether `turn` has drawn in this turn. */
  readonly drawn: boolean
  /** Top first. */
  readonly stock: readonly string[] | number | null
  /** Seat → cards ascending, `C` last. */
  readonly hands: Readonly<Record<string, readonly string[] | number | null>>
  /** 49 entries: entry i is square i + 1: null, the card's number as text, or `C`. */
  readonly board: readonly (string | null)[]
  /** Seat → points, in either style. */
  readonly points: Readonly<Record<string, number>>
  readonly tally: readonly TallyEntry[]
  /** Seats passed over by themselves after the last move, in order. */
  readonly skipped: readonly string[]
  readonly ended: EndReason | null
  /** Strict: whether the stock is empty. */
  readonly stockEmpty?: boolean
  /** Strict: seat → cards that were returned to its hand before all eyes and are still there. */
  readonly shown?: Readonly<Record<string, readonly string[]>>
}

/** What one eye may know of a table. */
export type FortyNineSeen = Seen<FortyNineView, FortyNineOptions>
