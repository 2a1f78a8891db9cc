/** The page's side of a table that somebody in the house holds: loaded when the first one is joined. */
export { createRemoteTable, type RemoteTable } from './remote-table'
export { keptLogIn, type KeptGame } from './kept-log'
export type { Pace } from './paced-queue'
export { connectionOf, letIn, createGuestConnections, type GuestConnections } from './guest-connections'
