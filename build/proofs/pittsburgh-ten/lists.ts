import { CARDS, type Card } from '../../../src/rules/forty-nine-outfit/cards'
import { HIGHEST, LOWEST } from '../../../src/rules/forty-nine-outfit/pittsburgh-draw-puzzle'

/** The cards that are left when the lowest hand (1 2 8 15 22) and the highest (46 47 48 49 C) are laid. */
export const LEFT: readonly Card[] = Array.from({ length: CARDS }, (_, card) => card).filter((card) => {
  return !LOWEST.includes(card) && !HIGHEST.includes(card)
})

/** All runs of five consecutive cards among some, ascending. */
export function runsAmong(cards: readonly Card[]): Card[][] {
  const runs = cards.map((start) => [0, 1, 2, 3, 4].map((i) => start + i))
  return runs.filter((run) => run.every((card) => cards.includes(card)))
}

/** How many of the cards there are of each of the seven colours. */
export function coloursOf(cards: readonly Card[]): number[] {
  return Array.from({ length: 7 }, (_, colour) => cards.filter((card) => Math.floor(card / 7) === colour).length)
}

/** The kinds of runs: five of a colour, four and one, three and two. */
export function shapeOf(run: readonly Card[]): string {
  return coloursOf(run)
    .filter((count) => count > 0)
    .sort((a, b) => b - a)
    .join('+')
}
