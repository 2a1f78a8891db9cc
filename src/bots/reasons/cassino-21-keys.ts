export type { CassinoReasonKey as Cassino21ReasonKey } from './cassino-keys'
