import { CARDS, cardNamed, COLOUR } from '../../../rules/lion-coffee/cards'

/** What a player thinks it brings to have a card in the pile, in points. */
export interface Worths {
  readonly card: number
  /** A red card beside that. */
  readonly red: number
  readonly tenRed: number
  readonly twoBlack: number
}

const TEN_RED = cardNamed('10R')
const TWO_BLACK = cardNamed('2K')

/** The worth of each card. */
export function worths(w: Worths): Float64Array {
  return Float64Array.from({ length: CARDS }, (_, card) => {
    return (
      w.card + (COLOUR[card] === 0 ? w.red : 0) + (card === TEN_RED ? w.tenRed : card === TWO_BLACK ? w.twoBlack : 0)
    )
  })
}
