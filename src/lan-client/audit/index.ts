/** What a guest saw of a game, and the check that the record is that game. */
export type { AuditResult } from './verify-game'
export { createAuditor, type Auditor } from './auditor'
