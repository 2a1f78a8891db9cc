import type { ColorowSolitaireView } from '../../../rules/forty-nine-outfit/colorow-solitaire/shape'
import type { GameView } from '../../../rules/kit'

/** A viewer's view of Colorow Solitaire. */
export type Table = GameView<ColorowSolitaireView>

/** Whether cards are dealt five at a time, as in Colorow; otherwise all are available at once. */
export const isDealt = ({ options }: Table): boolean => options['mode'] === 'dealt'

export const targetOf = ({ options }: Table): number => Number(options['target'])

/** The highest possible score; the reward offered in 1928 for more was never at risk. */
export const MAX_SCORE = 100

export const laidCount = ({ state }: Table): number => state.board.filter((card) => card !== null).length
export const stockSize = ({ state: { stock } }: Table): number => (typeof stock === 'number' ? stock : stock.length)

/** Whether the cards of a dealt game have not been dealt yet. */
export const isUndealt = (table: Table): boolean => isDealt(table) && laidCount(table) === 0

/** Cards in a hand. */
const HAND_SIZE = 5

/**
 * Whether the hand has just been dealt and no card of it has been laid. The card in the centre is laid by the deal, not
 * by a player.
 */
export function isFreshHand(table: Table): boolean {
  return isDealt(table) && laidCount(table) > 0 && (laidCount(table) - 1) % HAND_SIZE === 0
}
