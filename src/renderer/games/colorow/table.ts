import type { ColorowView } from '../../../rules/forty-nine-outfit/colorow/shape'
import type { GameView } from '../../../rules/kit'

/** A viewer's view of a table of Colorow. */
export type Table = GameView<ColorowView>

export const isStrict = (table: Table): boolean => table.options['referee'] === 'strict'

/** Cards dealt to each seat in every deal but the last. */
const HAND_SIZE = 5

export function stockSize({ stock }: ColorowView): number {
  return typeof stock === 'number' ? stock : stock.length
}

export const laidCount = ({ board }: ColorowView): number => board.filter((card) => card !== null).length

/** Whether the pack has not been dealt yet. */
export const isUndealt = (view: ColorowView): boolean => view.deal === 0

/**
 * Whether no card of the last deal has been played, so that all its hands are full. The centre card is laid by the
 * deal, not by a player.
 */
export function isFreshDeal({ state, seats }: Table): boolean {
  return state.deal > 0 && laidCount(state) - 1 === HAND_SIZE * seats * (state.deal - 1)
}

/** Whether a seat may dispute the last claim. */
export function mayDispute({ state, toMove }: Table, seat: string | null): boolean {
  return seat !== null && state.disputable && toMove.includes(seat) && state.lastPlay?.seat !== seat
}
