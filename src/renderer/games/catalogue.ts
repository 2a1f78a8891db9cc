import { gameById, games, type CatalogueGame } from '../../rules/catalogue'
import { rulesOf, type AnyGame, type GameInfo } from '../../rules/kit'
import { BOX_IDS, type BoxId } from '../../rules/manifest'

/**
 * Returns a game of the catalogue, under its current rules or those of version `rules`. Throws for an id that is in no
 * box and for a version that is no longer supported; both are checked before they reach the page.
 */
export function gameOf(id: string, rules?: number): AnyGame {
  const game = catalogueGame(id)
  const found = rulesOf(game, rules ?? game.info.version)
  if (!found.ok) throw new Error(found.error.message)
  return found.value
}

function catalogueGame(id: string): CatalogueGame {
  const game = gameById(id)
  if (game === undefined) throw new Error(`there is no game ${id}`)
  return game
}

export function infoOf(id: string): GameInfo {
  return gameOf(id).info
}

/** Returns the id of the box that a game comes in. */
export function boxOf(id: string): BoxId {
  return catalogueGame(id).info.box
}

/** A box on the shelf and its games: those for several players first, then those for one. */
export interface ShelfBox {
  readonly id: BoxId
  readonly games: readonly GameInfo[]
}

/** Returns the boxes in the order in which they lie on the table. */
export function shelfBoxes(): ShelfBox[] {
  const infos = games.map(({ info }) => info)
  return BOX_IDS.map((id) => {
    const boxGames = infos.filter((info) => info.box === id)
    return { id, games: [...boxGames.filter((info) => !isForOne(info)), ...boxGames.filter(isForOne)] }
  })
}

/** Whether a game is for one player: a solitaire or a puzzle. */
export function isForOne(info: GameInfo): boolean {
  return info.seats.max === 1
}
