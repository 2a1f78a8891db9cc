export type { NameLookup } from './private-address'
export { createRelay, type Relay, type RelayedSocket, type RelayEnd } from './relay'
