export type { NameLookup } from './house'
export { createRelay, type Relay, type RelayedSocket, type RelayEnd } from './relay'
