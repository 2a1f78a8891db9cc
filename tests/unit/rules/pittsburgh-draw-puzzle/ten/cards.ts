import { CARDS, type Card } from '../../../../../src/rules/forty-nine-outfit/cards'
import { HIGHEST, LOWEST } from '../../../../../src/rules/forty-nine-outfit/pittsburgh-draw-puzzle'

/** The cards left when the lowest hand (1 2 8 15 22) and the highest (46 47 48 49 C) are laid. */
export const REMAINING_CARDS: readonly Card[] = Array.from({ length: CARDS }, (_, card) => card).filter((card) => {
  return !LOWEST.includes(card) && !HIGHEST.includes(card)
})

/** Returns all runs of five consecutive cards among the given ones, ascending. */
export function runsAmong(cards: readonly Card[]): Card[][] {
  const runs = cards.map((start) => [0, 1, 2, 3, 4].map((i) => start + i))
  return runs.filter((run) => run.every((card) => cards.includes(card)))
}

/** Returns the number of cards of each of the seven colours. */
export function countColours(cards: readonly Card[]): number[] {
  return Array.from({ length: 7 }, (_, colour) => cards.filter((card) => Math.floor(card / 7) === colour).length)
}

/** Returns the shape of a run: five of a colour, four and one, or three and two. */
export function shapeOf(run: readonly Card[]): string {
  return countColours(run)
    .filter((count) => count > 0)
    .sort((a, b) => b - a)
    .join('+')
}
