import type { ColorowSolitaireState } from '../../../rules/forty-nine-outfit/colorow-solitaire'
import { COLOUR_COUNT, COLOUR_SIZE, colourIndex } from '../../../rules/forty-nine-outfit/colours'

/** No colour lies there. */
export const BARE = -1

/**
 * What is to be done: colours for the vacant squares. Only colours matter, and it does not matter in which order cards
 * come, for whatever is dealt later may still go wherever nothing lies: so the dealt game is the same task, and its
 * answer does not depend on the order of the stock.
 */
export interface Task {
  /** The colour on each square, 0 to 6, or {@link BARE}. */
  readonly colours: readonly number[]
  /** The vacant squares, ascending. */
  readonly vacant: readonly number[]
  /** How many cards of each colour are still to be laid. */
  readonly left: readonly number[]
  readonly target: number
}

/** Colours for all squares, those that lie as they lie. */
export type Colouring = readonly number[]

export function taskOf(state: ColorowSolitaireState): Task {
  const colours = Array.from(state.cardOn, (card) => (card < 0 ? BARE : colourIndex(card)))
  const left = Array.from({ length: COLOUR_COUNT }, (_, colour) => {
    return COLOUR_SIZE - colours.filter((laid) => laid === colour).length
  })
  const vacant = [...colours.keys()].filter((square) => colours[square] === BARE)
  return { colours, vacant, left, target: state.target }
}

/** The colours of the cards to be laid, ascending, one entry a card. */
export function supply({ left }: Task): number[] {
  return left.flatMap((cards, colour) => Array.from({ length: cards }, () => colour))
}
