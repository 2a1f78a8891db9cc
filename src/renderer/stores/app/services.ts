import type { Services } from '../../../protocol/app/services'

let given: Services | null = null

/** Called once at the start, before any store is used. */
export function giveServices(services: Services): void {
  given = services
}

/** What the machine does for the page: saves, settings. */
export function useServices(): Services {
  if (given === null) throw new Error('services are given before the first store is used')
  return given
}
