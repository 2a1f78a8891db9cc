import type { GameEvent, GameView } from '../../../rules/kit'
import type { CasinoView as CommonView, CountedRound } from '../../../rules/casino/shape'
import { sizeOf } from '../../stage/model/sizes'

/** A build on the table. */
interface BuildView {
  readonly cards: readonly string[]
  readonly by: string
}

/** A view of any of the four casinos. */
export type CasinoView = CommonView<BuildView, CountedRound, readonly string[] | number>

/** An item on the table: a loose card, or the cards of a build. */
export interface TableItem {
  /** Name of the item in moves: `5D`, `B8`. */
  readonly piece: string
  readonly cards: readonly string[]
  /** Text of each ticket on it: a build's value, once for each group. */
  readonly tickets: readonly string[]
  /** Items of the same group lie closer together. */
  readonly group: string
}

/** The effect of a ply on the table: it laid a card on the table or on a build, or it took cards. */
export type PlyEffect =
  | { readonly kind: 'lays'; readonly card: string }
  /** `card` is the capturing card, null for a call; `loose` are the captured loose cards, in order. */
  | { readonly kind: 'takes'; readonly card: string | null; readonly loose: readonly string[] }

/** The properties in which the tables of the casinos differ. */
export interface CasinoStyle<V extends CasinoView = CasinoView, E extends GameEvent = GameEvent> {
  /** Returns the effect of a ply on the table, from its events; null if it moved no card of the table. */
  effectOf(events: readonly E[]): PlyEffect | null
  /** Prefix of the pictures' names: `pack`, `lion`, `49`. */
  readonly print: string
  /**
   * Whether piles may not be looked through during play: their cards stay anonymous backs, even when the end of the
   * game reveals them.
   */
  readonly hasSecretPiles: boolean
  /** Number of cards in the pack; number first dealt to the table; largest number dealt to a hand at once. */
  packSize(seen: GameView<V>): number
  readonly firstTableCards: number
  readonly maxDealtCards: number
  /** Returns the sort key of a card or of the value of a build. */
  order(card: string): number
  /** Returns the items on the table, in the order in which they are laid out. */
  itemsOf(view: V): readonly TableItem[]
  /** Returns the cards that lie face up across a seat's pile, in order. */
  cardsAcross(view: V, seat: string): readonly string[]
  /** Returns the number of further cards that lie across the pile face down: sweeps whose card was not recorded. */
  faceDownSweeps?(view: V, seat: string): number
  /** Whether partners share a pile. */
  hasPartners?(seen: GameView<V>): boolean
  /** Whether the ticket for calls lies on the table. */
  hasCallTicket?(seen: GameView<V>): boolean
}

/** The picture of a card's face, and that of the backs. */
export const faceOf = (style: CasinoStyle, card: string): string => `${style.print}/${card}`
export const backOf = (style: CasinoStyle): string => `${style.print}/back`
export const cardSize = (style: CasinoStyle) => sizeOf('card', backOf(style))

export const sizeOfList = (list: readonly string[] | number): number => (typeof list === 'number' ? list : list.length)

/** Returns the number of cards dealt to each hand in deal `deal` (from 1) of a round. */
function dealtEach(pack: number, first: number, most: number, seats: number, deal: number): number {
  let left = pack - first
  let each = most
  for (let i = 1; i <= deal; i++) {
    each = Math.min(most, Math.floor(left / seats))
    left -= each * seats
  }
  return each
}

/** Whether nobody has played since the last deal. */
export function isFresh(style: CasinoStyle, seen: GameView<CasinoView>): boolean {
  const { state, seats } = seen
  if (seen.over || state.turn === null) return false
  const heldCards = Object.values(state.hands).reduce((sum: number, hand) => sum + sizeOfList(hand), 0)
  return (
    heldCards > 0 &&
    heldCards === seats * dealtEach(style.packSize(seen), style.firstTableCards, style.maxDealtCards, seats, state.deal)
  )
}
