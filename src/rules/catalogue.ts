import { fortyNine } from './forty-nine-outfit/forty-nine'
import type { AnyGame } from './kit'

/** A box on the shelf. */
export interface Box {
  readonly id: string
  readonly title: string
  /** Year of its sheet. */
  readonly year: number
}

export const boxes: readonly Box[] = [{ id: 'forty-nine-outfit', title: 'Forty-Nine outfit', year: 1926 }]

/** Every game of the house, in the order of its menu: one line a game. */
export const games: readonly AnyGame[] = [
  fortyNine, //
]

const BY_ID: ReadonlyMap<string, AnyGame> = new Map(games.map((game) => [game.info.id, game]))

/** The game with this id, if there is one. */
export function gameById(id: string): AnyGame | undefined {
  return BY_ID.get(id)
}
