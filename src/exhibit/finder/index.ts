export { assess, positionOf, type FoundCut } from './assess'
export { recipeFor } from './recipes'
export type { Recipe } from './recipe'
export { verifyCut, type Verified } from './verify'
