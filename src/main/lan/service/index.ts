export { guestUrls, interfacesOf, type Listening } from './addresses'
export type { LanListener } from './doors'
export type { HostingNeeds } from './evening'
export { createHosting, type Hosting } from './service'
