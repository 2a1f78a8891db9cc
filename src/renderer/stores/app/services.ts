import type { Services } from '../../../protocol/app/services'

let currentServices: Services | null = null

/** Sets the services. Called once at startup, before any store is used. */
export function setServices(services: Services): void {
  currentServices = services
}

/** Returns what the machine provides to the page: saves and settings. */
export function useServices(): Services {
  if (currentServices === null) throw new Error('services are given before the first store is used')
  return currentServices
}
