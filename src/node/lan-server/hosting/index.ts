export { guestUrls, interfacesOf, type Listening } from './guest-addresses'
export type { LanListener } from './listener-handle'
export type { HostingNeeds } from './host-runtime'
export { createHosting, type Hosting } from './hosting-service'
