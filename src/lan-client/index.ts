/**
 * A guest's side of a LAN table, for browsers and for Node. It uses no framework, and of the platform only what it is
 * given.
 */
export { createLanClient } from './lan-client'
export { clockOf, type ClientClock, type ClientSocket } from './socket'
export type * from './types'
export type { AuditResult } from './audit/verify-game'
