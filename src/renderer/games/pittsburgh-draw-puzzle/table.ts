import type { TenHandsView } from '../../../rules/forty-nine-outfit/pittsburgh-draw-puzzle/shape'
import type { GameView } from '../../../rules/kit'

export type Table = GameView<TenHandsView>

/** The ten hands, numbered by the rank that each must have. */
export const HANDS: readonly number[] = Array.from({ length: 10 }, (_, i) => i + 1)
/** Number of cards in a hand. */
export const HAND_SIZE = 5
/** Every card of the pack, the Cheater last. */
export const PACK: readonly string[] = [...Array.from({ length: 49 }, (_, i) => String(i + 1)), 'C']

/** With the option `extremes`, the first and the last hand must consist of exactly these cards. */
const LOWEST_HAND = ['1', '2', '8', '15', '22']
const HIGHEST_HAND = ['46', '47', '48', '49', 'C']

export function handCards({ hands }: TenHandsView, hand: number): readonly string[] {
  return hands[String(hand)] ?? []
}

/** Returns the hand in which a card lies, 1 to 10; null in the tray. */
export function handOf(view: TenHandsView, card: string): number | null {
  return HANDS.find((hand) => handCards(view, hand).includes(card)) ?? null
}

/** Returns the rank of a hand of five, as a number; null while it has fewer cards. */
export function rankOf({ ranks }: TenHandsView, hand: number): number | null {
  return ranks[String(hand)] ?? null
}

/** Returns the cards that the options prescribe for a hand; null if only the rank counts. */
export function namedCards({ options }: Table, hand: number): readonly string[] | null {
  if (options['extremes'] !== true) return null
  return hand === 1 ? LOWEST_HAND : hand === 10 ? HIGHEST_HAND : null
}

/** Whether a hand has five cards with the required rank, and the prescribed ones if there are any. */
export function isRight(table: Table, hand: number): boolean {
  if (rankOf(table.state, hand) !== hand) return false
  const named = namedCards(table, hand)
  return named === null || handCards(table.state, hand).every((card) => named.includes(card))
}
