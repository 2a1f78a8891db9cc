import { gameById, games, type HouseGame } from '../../rules/catalogue'
import { rulesOf, type AnyGame, type GameInfo } from '../../rules/kit'
import { BOX_IDS, type BoxId } from '../../rules/manifest'

/**
 * A game of the catalogue, by the present rules or those of a version. Throws for an id that is in no box, and for rules
 * that are not kept: both reach the page checked.
 */
export function gameOf(id: string, rules?: number): AnyGame {
  const game = houseGame(id)
  const found = rulesOf(game, rules ?? game.info.version)
  if (!found.ok) throw new Error(found.error.message)
  return found.value
}

function houseGame(id: string): HouseGame {
  const game = gameById(id)
  if (game === undefined) throw new Error(`there is no game ${id}`)
  return game
}

export function infoOf(id: string): GameInfo {
  return gameOf(id).info
}

/** The box that a game comes in. */
export function boxOf(id: string): BoxId {
  return houseGame(id).info.box
}

/** A box on the shelf and the games that are played out of it: those for company first, then for one. */
export interface ShelfBox {
  readonly id: BoxId
  readonly games: readonly GameInfo[]
}

/** The boxes in the order in which they lie on the table. */
export function shelfBoxes(): ShelfBox[] {
  const infos = games.map(({ info }) => info)
  return BOX_IDS.map((id) => {
    const mine = infos.filter((info) => info.box === id)
    return { id, games: [...mine.filter((info) => !isForOne(info)), ...mine.filter(isForOne)] }
  })
}

/** Solitaires and puzzles: one chair. */
export function isForOne(info: GameInfo): boolean {
  return info.seats.max === 1
}
