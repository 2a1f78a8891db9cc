import type { ColorowSolitaireView } from '../../../rules/forty-nine-outfit/colorow-solitaire/shape'
import type { Seen } from '../../../rules/kit'

/** What an eye sees of Colorow Solitaire. */
export type Table = Seen<ColorowSolitaireView>

/** Five cards at a time as in Colorow, or all at hand. */
export const isDealt = ({ options }: Table): boolean => options['mode'] === 'dealt'

export const targetOf = ({ options }: Table): number => Number(options['target'])

/** The most that all colours can count together: the reward of 1928 was safe. */
export const MOST = 100

export const laidCount = ({ state }: Table): number => state.board.filter((card) => card !== null).length
export const stockSize = ({ state: { stock } }: Table): number => (typeof stock === 'number' ? stock : stock.length)

/** Whether the cards of a dealt game are still together. */
export const isUndealt = (table: Table): boolean => isDealt(table) && laidCount(table) === 0

/** Cards to a hand. */
const HAND = 5

/** Whether the hand has just been dealt: no card of it has been laid. The card in the middle is chance's. */
export function isFreshHand(table: Table): boolean {
  return isDealt(table) && laidCount(table) > 0 && (laidCount(table) - 1) % HAND === 0
}
