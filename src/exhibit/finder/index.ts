export { assess, positionKeyOf, type FoundCut } from './assess'
export { recipeFor } from './recipes'
export type { Recipe } from './recipe'
export { verifyCut, type VerifyResult } from './verify'
