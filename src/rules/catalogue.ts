import { loadRules, type CatalogueGame } from './games'
import { GAME_IDS, type GameId } from './manifest'

/** Every game of the house, in menu order: for programs that need the rules of all at once. */
export const games: readonly CatalogueGame[] = await Promise.all(GAME_IDS.map(loadRules))

const BY_ID: ReadonlyMap<string, CatalogueGame> = new Map(games.map((game) => [game.info.id, game]))

/** Returns the game with this id, or undefined if no game has it. */
export function gameById(id: GameId): CatalogueGame
export function gameById(id: string): CatalogueGame | undefined
export function gameById(id: string): CatalogueGame | undefined {
  return BY_ID.get(id)
}
