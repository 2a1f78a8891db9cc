import type { Recipe } from '../recipe'
import { JUMPS } from './jumps'
import { LAYING } from './laying'
import { LUCK } from './luck'
import { STRIPS } from './strips'
import { TABLES } from './tables'
import { THIRTEEN } from './thirteen'

const RECIPES: ReadonlyMap<string, Recipe> = new Map(
  [...TABLES, ...LUCK, ...JUMPS, ...STRIPS, THIRTEEN, ...LAYING].map((recipe) => [recipe.game, recipe]),
)

/** Returns the recipe for a game's cuts; undefined if the game has none. */
export function recipeFor(game: string): Recipe | undefined {
  return RECIPES.get(game)
}
