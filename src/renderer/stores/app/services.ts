import type { Services } from '../../../protocol/app/services'

let given: Services | null = null

/** Sets the services. Called once at startup, before any store is used. */
export function giveServices(services: Services): void {
  given = services
}

/** Returns what the machine provides to the page: saves and settings. */
export function useServices(): Services {
  if (given === null) throw new Error('services are given before the first store is used')
  return given
}
