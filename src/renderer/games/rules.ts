import type { CatalogueGame } from '../../rules/catalogue'
import { rulesOf, type AnyGame } from '../../rules/kit'
import { loadRules } from '../../rules/games'
import { isGameId } from '../../rules/manifest'

/** The games whose rules this page has loaded, by id. */
const loadedGames = new Map<string, CatalogueGame>()

/** Loads the rules of a game. Does nothing for an id that is in no box, or if they are loaded already. */
export async function loadGame(id: string): Promise<void> {
  if (isGameId(id) && !loadedGames.has(id)) loadedGames.set(id, await loadRules(id))
}

/** Returns the game with this id, or undefined if no game has it or its rules are not loaded (see `loadGame`). */
export function loadedGame(id: string): CatalogueGame | undefined {
  return loadedGames.get(id)
}

/**
 * Returns a loaded game under its current rules or those of version `rules`. Throws if it is not loaded, and for a
 * version that is no longer supported; versions are checked before they reach the page.
 */
export function gameOf(id: string, rules?: number): AnyGame {
  const game = loadedGame(id)
  if (game === undefined) throw new Error(`the rules of the game ${id} are not loaded`)
  const found = rulesOf(game, rules ?? game.info.version)
  if (!found.ok) throw new Error(found.error.message)
  return found.value
}
