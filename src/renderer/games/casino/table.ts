import type { GameEvent, Seen } from '../../../rules/kit'
import { sizeOf } from '../../stage/model/sizes'
import type { BoxId } from '../../../rules/manifest'

/** A build as it lies on the table. */
interface BuildView {
  readonly cards: readonly string[]
  readonly by: string
}

/** A counted round, as far as all four pages agree. */
export interface RoundView {
  readonly points: Readonly<Record<string, number>>
  readonly cardCounts: Readonly<Record<string, number>>
  /** Who has most cards; null if two are level. */
  readonly cards: string | null
  readonly last: string | null
}

/** What the four pages have in common. Lists that the eye may not see are their lengths. */
export interface CasinoView {
  readonly round: number
  readonly deal: number
  readonly dealer: string
  /** Null when the game is over. */
  readonly turn: string | null
  readonly stock: readonly string[] | number
  readonly hands: Readonly<Record<string, readonly string[] | number>>
  readonly table: readonly string[]
  readonly builds: readonly BuildView[]
  readonly piles: Readonly<Record<string, readonly string[] | number>>
  readonly lastCapture: string | null
  readonly rounds: readonly RoundView[]
}

/** One thing on the table: a loose card, or the cards of a build. */
export interface Laid {
  /** As moves name it: `5D`, `B8`. */
  readonly piece: string
  readonly cards: readonly string[]
  /** What the tickets on it say: a build's value, once a group. */
  readonly tickets: readonly string[]
  /** Things of one group lie closer together. */
  readonly group: string
}

/** What a ply did: it laid a card on the table or on a build, or it took cards from there. */
export type Played =
  | { readonly kind: 'lays'; readonly card: string }
  /** `card` is the one that took, null for a call; `loose` are the loose cards taken, in order. */
  | { readonly kind: 'takes'; readonly card: string | null; readonly loose: readonly string[] }

/** What tells one casino's table from another's. */
export interface Style<V extends CasinoView = CasinoView, E extends GameEvent = GameEvent> {
  /** What a ply did to the table, from what was told of it; null where it moved no card of the table. */
  played(events: readonly E[]): Played | null
  readonly box: BoxId
  /** First part of the pictures: `pack`, `lion`, `49`. */
  readonly print: string
  /** Nobody may look into piles during play: their cards stay nameless backs, even when the end opens them. */
  readonly secret: boolean
  /** How many cards are dealt out in a round, how many lie on the table first, and the most that a hand gets. */
  pack(seen: Seen<V>): number
  readonly first: number
  readonly most: number
  /** Where a card, or the value of a build, stands in lists. */
  order(card: string): number
  /** What lies on the table, in the order in which it is laid out. */
  laid(view: V): readonly Laid[]
  /** Cards that lie face up across a seat's pile, in order. */
  across(view: V, seat: string): readonly string[]
  /** How many further cards lie across it face down: sweeps of which nobody wrote down the card. */
  crossed(view: V, seat: string): number
  /** Whether a seat's cards lie with its partner's. */
  partners(seen: Seen<V>): boolean
  /** Whether the ticket to call with lies on the table, and whether the round waits to be counted. */
  callable(seen: Seen<V>): boolean
  counting(view: V): boolean
}

/** The picture of a card, and of all backs. */
export const faceOf = (style: Style, card: string): string => `${style.print}/${card}`
export const backOf = (style: Style): string => `${style.print}/back`
export const cardSize = (style: Style) => sizeOf('card', backOf(style))

export const sizeOfList = (list: readonly string[] | number): number => (typeof list === 'number' ? list : list.length)

/** How many cards each hand was given in deal `deal` (from 1) of a round. */
function dealtEach(pack: number, first: number, most: number, seats: number, deal: number): number {
  let left = pack - first
  let each = most
  for (let i = 1; i <= deal; i++) {
    each = Math.min(most, Math.floor(left / seats))
    left -= each * seats
  }
  return each
}

/** Whether the hands are as they were dealt: nobody has played since. */
export function isFresh(style: Style, seen: Seen<CasinoView>): boolean {
  const { state, seats } = seen
  if (seen.over || state.turn === null) return false
  const held = Object.values(state.hands).reduce((sum: number, hand) => sum + sizeOfList(hand), 0)
  return held > 0 && held === seats * dealtEach(style.pack(seen), style.first, style.most, seats, state.deal)
}
