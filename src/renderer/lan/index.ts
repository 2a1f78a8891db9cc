/** The page's side of a LAN table that another device hosts; loaded when the first one is joined. */
export { createRemoteTable, type RemoteTable } from './remote-table'
export { createKeptLog, type KeptGame } from './kept-log'
export type { Pace } from './paced-queue'
export { connectionOf, waitForAdmission, createGuestConnections, type GuestConnections } from './guest-connections'
