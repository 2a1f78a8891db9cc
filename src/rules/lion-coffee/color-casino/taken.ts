import { cardName, cardOf, COLOUR, NUMBER } from '../cards'
import { inColour } from '../sets'
import type { GroupTaken } from './events'
import { divide, numbersIn } from './groups'
import { namedOf, playedBy, type Move } from './move'
import type { ColorState } from './state'

/** One way to see what a taking takes, before it is made: loose groups first, then builds. */
export function groupsTaken(state: ColorState, move: Move): GroupTaken[] {
  // In range: cards.
  const number = NUMBER[playedBy(move)]!
  const colour = COLOUR[playedBy(move)]!
  const tops = namedOf(move) & inColour(state.topsLow, state.topsHigh, colour)
  const loose = divide(number, namedOf(move) & ~tops).map((group) => {
    const numbers = numbersIn(group)
    return asGroup(
      numbers.map((n) => cardName(cardOf(colour, n))),
      numbers,
      number,
    )
  })
  const builds = numbersIn(tops).map((higher) => {
    const top = cardOf(colour, higher)
    return asGroup([`B${cardName(top)}`], [NUMBER[state.lowers[top]!]!, higher], number)
  })
  return [...loose, ...builds]
}

function asGroup(pieces: readonly string[], numbers: readonly number[], number: number): GroupTaken {
  const sum = numbers.reduce((all, n) => all + n, 0)
  return sum === number
    ? { pieces, how: 'sum', numbers }
    : { pieces, how: 'difference', numbers: [...numbers].reverse() }
}
