/** The page's side of a table that somebody in the house holds: loaded when the first one is joined. */
export { farTable, type FarTable } from './farTable'
export type { Pace } from './pacing'
export { connectionOf, letIn, newParty, type Party } from './party'
