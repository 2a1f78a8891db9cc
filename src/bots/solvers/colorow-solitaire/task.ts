import type { ColorowSolitaireState } from '../../../rules/forty-nine-outfit/colorow-solitaire/state'
import { COLOUR_COUNT, COLOUR_SIZE, colourIndex } from '../../../rules/forty-nine-outfit/colours'

/** In place of a colour: the square is vacant. */
export const VACANT = -1

/**
 * The task: colours for the vacant squares. Only colours matter, and the order of the cards does not, since a card
 * dealt later may go to any vacant square. So the dealt game is the same task, and its answer does not depend on the
 * order of the stock.
 */
export interface Task {
  /** The colour on each square, 0 to 6, or {@link VACANT}. */
  readonly colours: readonly number[]
  /** The vacant squares, ascending. */
  readonly vacant: readonly number[]
  /** Number of cards of each colour still to be laid. */
  readonly left: readonly number[]
  readonly target: number
}

/** A colour for every square; cards laid keep theirs. */
export type Colouring = readonly number[]

/** Returns the task that is left in a position. */
export function taskOf(state: ColorowSolitaireState): Task {
  const colours = Array.from(state.cardOn, (card) => (card < 0 ? VACANT : colourIndex(card)))
  const left = Array.from({ length: COLOUR_COUNT }, (_, colour) => {
    return COLOUR_SIZE - colours.filter((laid) => laid === colour).length
  })
  const vacant = [...colours.keys()].filter((square) => colours[square] === VACANT)
  return { colours, vacant, left, target: state.target }
}

/** Returns the colours of the cards to be laid, ascending, one entry a card. */
export function coloursToLay({ left }: Task): number[] {
  return left.flatMap((cards, colour) => Array.from({ length: cards }, () => colour))
}
