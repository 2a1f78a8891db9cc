import type { Seen, OptionsOf, OptionTable } from '../../kit'
import { type Colour, COLOURS } from '../cards'

/** The options of the page. */
export const OPTIONS = {
  cheater: { kind: 'flag', default: false },
  partners: { kind: 'flag', default: true },
  trump: { kind: 'choice', default: 'none', values: ['none', 'last-card', ...COLOURS] },
  followSuit: { kind: 'flag', default: false },
} as const satisfies OptionTable

export type NewYorkWhistOptions = OptionsOf<typeof OPTIONS>

/** The page's State and what a seat may see of it, as plain JSON. */

export interface LaidCard {
  readonly seat: string
  readonly card: string
}

interface FinishedTrick {
  readonly winner: string
  /** In order of play. */
  readonly cards: readonly LaidCard[]
}

/** Lists that the eye may not see are their lengths. */
export interface NewYorkWhistView {
  readonly dealer: string
  /** Null when the game is over. */
  readonly turn: string | null
  readonly trump: Colour | null
  /** The seats of each side. */
  readonly sides: readonly (readonly string[])[]
  /** Seat → cards ascending, `C` last. */
  readonly hands: Readonly<Record<string, readonly string[] | number>>
  /** The unfinished trick, in order of play. */
  readonly trick: readonly LaidCard[]
  readonly lastTrick: FinishedTrick | null
  /** Ascending, `C` last; stays listed after it is taken. */
  readonly blind: readonly string[] | number
  /** Who won the first trick. */
  readonly blindTo: string | null
  /** Seat → tricks won. */
  readonly tricks: Readonly<Record<string, number>>
  /** Seat → cards taken, the blind among them, ascending, `C` last. */
  readonly piles: Readonly<Record<string, readonly string[]>>
}

/** What one eye may know of a table. */
export type NewYorkWhistSeen = Seen<NewYorkWhistView, NewYorkWhistOptions>
