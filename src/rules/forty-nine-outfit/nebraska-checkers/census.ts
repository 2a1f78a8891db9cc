import { letterOf } from '../../kit'
import { numbersIn } from './squares'
import { allOf, MEN, type NebraskaState } from './state'

/**
 * Where each side's seven men are: `square 39/A1`, `taken/B7`. Men of a side are alike, so they are counted off in the
 * order of their squares, and those that are missing are taken.
 */
export function census(state: NebraskaState): string[] {
  // In range: `man` is below the number of squares with men.
  const places: string[] = []
  for (let seat = 0; seat < state.seats; seat++) {
    const squares = numbersIn(allOf(state, seat))
    for (let man = 0; man < Math.max(MEN, squares.length); man++) {
      const where = man < squares.length ? `square ${squares[man]!}` : 'taken'
      places.push(`${where}/${letterOf(seat)}${man + 1}`)
    }
  }
  return places.sort()
}
