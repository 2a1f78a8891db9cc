import type { Seen, OptionsOf, OptionTable } from '../../kit'

/** The options of the page. */
export const OPTIONS = {
  referee: { kind: 'choice', default: 'automatic', values: ['automatic', 'strict'] },
  connecting: { kind: 'choice', default: 'direct', values: ['direct', 'chain'] },
  lastDeal: { kind: 'choice', default: 'balanced', values: ['balanced', 'short'] },
  disputeCost: { kind: 'whole', default: 0, min: 0, max: 5 },
} as const satisfies OptionTable

export type ColorowOptions = OptionsOf<typeof OPTIONS>

/** The page's State and what is seen of it, as plain JSON. */

/** `claim`: the last player must say what it counts. */
export type Phase = 'play' | 'claim' | 'over'

/** A row by its squares, from 1, ascending. */
export type RowSquares = readonly number[]

/** The last card played. An eye at a strict table is told what it is due only once it was disputed. */
export interface LastPlay {
  readonly seat: string
  readonly card: string
  readonly square: number
  readonly due?: number
  readonly completed?: readonly RowSquares[]
  readonly connecting?: readonly RowSquares[]
  /** Null until it is claimed. With the automatic referee what is due. */
  readonly claimed: number | null
  readonly disputedBy: string | null
}

/** Lists that the eye may not see are their lengths. */
export interface ColorowView {
  /** Deals made, from 1. */
  readonly deal: number
  readonly dealer: string
  /** The seat that plays the next card; null if no card is left to play. */
  readonly turn: string | null
  readonly phase: Phase
  /** 49 entries, square 1 first. */
  readonly board: readonly (string | null)[]
  /** Seat → cards ascending. */
  readonly hands: Readonly<Record<string, readonly string[] | number>>
  /** Top first. */
  readonly stock: readonly string[] | number
  readonly lastPlay: LastPlay | null
  /** Whether the last claim may be disputed. */
  readonly disputable: boolean
}

/** What one eye may know of a table. */
export type ColorowSeen = Seen<ColorowView, ColorowOptions>
