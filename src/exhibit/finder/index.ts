export { assess, positionOf, type FoundCut } from './assess'
export { recipeFor } from './recipes'
export type { Candidate, Recipe } from './recipe'
export { verifyCut, type Verified, type VerifyVisits } from './verify'
