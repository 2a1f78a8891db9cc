import {
  type EventsOf,
  type GameView,
  type OptionsOf,
  handsFor,
  type Eye,
  type Seat,
  type DescriptionParts,
} from '../../kit'
import { type Colour, COLOURS } from '../cards'

/** What describes New York Whist before its rules are loaded. */
export const DESCRIPTION = {
  title: 'New York Whist',
  year: 1926,
  seats: { min: 2, max: 8 },
  /** The game's options, as the rules page (docs/rules/new-york-whist.md) lists them. */
  options: {
    cheater: { kind: 'flag', default: false },
    partners: { kind: 'flag', default: true },
    trump: { kind: 'choice', default: 'none', values: ['none', 'last-card', ...COLOURS] },
    followSuit: { kind: 'flag', default: false },
  },
} as const satisfies DescriptionParts

export type NewYorkWhistOptions = OptionsOf<(typeof DESCRIPTION)['options']>

/** The State of the rules page, complete or as one viewer sees it, as plain JSON. */

export interface LaidCard {
  readonly seat: string
  readonly card: string
}

interface FinishedTrick {
  readonly winner: string
  /** In order of play. */
  readonly cards: readonly LaidCard[]
}

/** Lists hidden from the viewer are replaced by their lengths. */
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
  /** The seat that won the first trick. */
  readonly blindTo: string | null
  /** Seat → tricks won. */
  readonly tricks: Readonly<Record<string, number>>
  /** Seat → cards taken, the blind included, ascending, `C` last. */
  readonly piles: Readonly<Record<string, readonly string[]>>
}

/** What one viewer knows of a table: the view and the open data around it. */
export type NewYorkWhistSeen = GameView<NewYorkWhistView, NewYorkWhistOptions>

/**
 * Events of New York Whist, as plain JSON, in the order in which they are reported:
 *
 * - the deal: `dealt`, `turn`
 * - a card: `laid`; if it completes the trick `taken`, after the first trick `blind`; then `turn` or `ended`
 *
 * Seats are numbers, cards are `"1"` … `"49"` and `"C"`.
 */
export type NewYorkWhistEvent = EventsOf<{
  /**
   * The deal: as many cards to each seat as go round equally. A hand is a list of its cards, ascending; other viewers
   * get its size. `seat`: the dealer. `blind`: number of cards left for the blind. `shown`: the dealer's last card,
   * shown to all if it decides the trump; else null.
   */
  dealt: {
    seat: Seat
    hands: readonly (readonly string[] | number)[]
    blind: number
    trump: Colour | null
    shown: string | null
  }
  turn: { seat: Seat }
  /**
   * `leads`: whether it is the first card of a trick. `best`: the seat that wins the trick so far. `points`: the points
   * of the trick so far.
   */
  laid: { seat: Seat; card: string; leads: boolean; best: Seat; points: number }
  /** A trick is won: one point for it, and the values of its cards. `cards`: in order of play. */
  taken: { seat: Seat; cards: readonly string[]; points: number }
  /** The winner of the first trick turns up the blind and adds it to the pile. */
  blind: { seat: Seat; cards: readonly string[]; points: number }
  ended: { scores: readonly number[]; winners: readonly Seat[] }
}>

export type DealtEvent = Extract<NewYorkWhistEvent, { type: 'dealt' }>
export type LaidEvent = Extract<NewYorkWhistEvent, { type: 'laid' }>
export type TakenEvent = Extract<NewYorkWhistEvent, { type: 'taken' }>
export type BlindEvent = Extract<NewYorkWhistEvent, { type: 'blind' }>

/** Returns what a viewer may know of an event: hands dealt to other seats are hidden. */
export function eventFor(event: NewYorkWhistEvent, eye: Eye): NewYorkWhistEvent {
  if (event.type !== 'dealt') return event
  return { ...event, hands: handsFor(event.hands, eye) }
}
