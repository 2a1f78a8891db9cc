export type { CassinoReasonKey as Cassino25ReasonKey } from './cassino-keys'
