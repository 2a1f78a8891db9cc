import { type Seen, type OptionsOf, type OptionTable, handsFor, type Eye, type Seat } from '../../kit'
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

/**
 * What happens at a table of New York Whist, as plain JSON, in the order in which it is told:
 *
 * - the deal: `dealt`, `turn`
 * - a card: `laid`; if it completes the trick `taken`, after the first trick `blind`; then `turn` or `ended`
 *
 * Seats are numbers, cards are `"1"` … `"49"` and `"C"`.
 */
export type NewYorkWhistEvent =
  | DealtEvent
  | { readonly type: 'turn'; readonly seat: Seat }
  | LaidEvent
  | TakenEvent
  | BlindEvent
  | { readonly type: 'ended'; readonly scores: readonly number[]; readonly winners: readonly Seat[] }

/** All cards go round as often as they come out even: a hand as its cards, ascending, or as its size for other eyes. */
export interface DealtEvent {
  readonly type: 'dealt'
  /** The dealer. */
  readonly seat: Seat
  readonly hands: readonly (readonly string[] | number)[]
  /** How many cards are left for the blind. */
  readonly blind: number
  readonly trump: Colour | null
  /** The dealer's last card, shown to all where it decides the trump; else null. */
  readonly shown: string | null
}

export interface LaidEvent {
  readonly type: 'laid'
  readonly seat: Seat
  readonly card: string
  /** Whether it is the first card of a trick. */
  readonly leads: boolean
  /** Whose trick it is so far. */
  readonly best: Seat
  /** What the trick would count now. */
  readonly points: number
}

/** A trick is won: one point for it, and the values of its cards. */
export interface TakenEvent {
  readonly type: 'taken'
  readonly seat: Seat
  /** In order of play. */
  readonly cards: readonly string[]
  readonly points: number
}

/** The winner of the first trick turns up the blind and adds it to his pile. */
export interface BlindEvent {
  readonly type: 'blind'
  readonly seat: Seat
  readonly cards: readonly string[]
  readonly points: number
}

/** What an eye may know of an event: hidden are the hands that others were dealt. */
export function eventFor(event: NewYorkWhistEvent, eye: Eye): NewYorkWhistEvent {
  if (event.type !== 'dealt') return event
  return { ...event, hands: handsFor(event.hands, eye) }
}
