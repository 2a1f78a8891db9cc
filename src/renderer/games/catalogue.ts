import { descriptionById, descriptions, type CatalogueDescription } from '../../rules/games'
import type { GameDescription } from '../../rules/kit'
import { BOX_IDS, type BoxId } from '../../rules/manifest'

/**
 * Returns the description of a game, whose rules need not be loaded. Throws for an id that is in no box; ids are
 * checked before they reach the page.
 */
export function descriptionOf(id: string): CatalogueDescription {
  const description = descriptionById(id)
  if (description === undefined) throw new Error(`there is no game ${id}`)
  return description
}

/** Returns the id of the box that a game comes in. */
export function boxOf(id: string): BoxId {
  return descriptionOf(id).box
}

/** A box on the shelf and its games: those for several players first, then those for one. */
export interface ShelfBox {
  readonly id: BoxId
  readonly games: readonly GameDescription[]
}

/** Returns the boxes in the order in which they lie on the table. */
export function shelfBoxes(): ShelfBox[] {
  return BOX_IDS.map((id) => {
    const boxGames = descriptions.filter((game) => game.box === id)
    return { id, games: [...boxGames.filter((game) => !isForOne(game)), ...boxGames.filter(isForOne)] }
  })
}

/** Whether a game is for one player: a solitaire or a puzzle. */
export function isForOne(game: GameDescription): boolean {
  return game.seats.max === 1
}
