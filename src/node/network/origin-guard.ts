import type { IncomingHttpHeaders } from 'node:http'
import { hostname } from 'node:os'
import { currentInterfaces } from './interfaces'

/** What houses put behind a machine's name; the public DNS gives these to nobody, so no stranger's name is among them. */
export const HOUSE_DOMAINS = ['local', 'lan', 'home.arpa', 'internal'] as const

/** How long a list of this machine's addresses is good for. */
const FRESH_MS = 5_000

/** Knows whether a request is meant for an address that is served, and comes from a page that was served there. */
export interface OriginGuard {
  /** The Host header: a name that was rebound to this machine is none of ours. */
  hostIsOurs(headers: IncomingHttpHeaders): boolean
  /** The Origin header: that of the page served here, or none, as from a program that is no browser. */
  originIsOurs(headers: IncomingHttpHeaders): boolean
}

/**
 * @param address what the host listens on; `0.0.0.0` and `::` stand for every address of this machine.
 */
export function createOriginGuard(address: string, port: number): OriginGuard {
  let served: ReadonlySet<string> = new Set()
  let since = -Infinity

  function names(): ReadonlySet<string> {
    const now = performance.now()
    if (now - since > FRESH_MS) {
      served = new Set(namesOf(address).map((name) => `${name}:${String(port)}`))
      since = now
    }
    return served
  }

  const hostIsOurs = (headers: IncomingHttpHeaders) => names().has(headers.host?.toLowerCase() ?? '')
  return {
    hostIsOurs,
    originIsOurs: (headers) => {
      const { origin } = headers
      return origin === undefined || (hostIsOurs(headers) && origin === `http://${headers.host?.toLowerCase() ?? ''}`)
    },
  }
}

/** The names under which a listener can be reached, as they stand in a Host header without the port. */
export function namesOf(address: string): string[] {
  if (address === '127.0.0.1' || address === '::1') return ['127.0.0.1', '[::1]', 'localhost']
  if (address !== '0.0.0.0' && address !== '::') return [bracketed(address)]
  const own = Object.values(currentInterfaces()).flatMap((list) => (list ?? []).map((one) => bracketed(one.address)))
  const name = hostname().toLowerCase()
  return ['localhost', name, ...HOUSE_DOMAINS.map((domain) => `${name}.${domain}`), ...own]
}

function bracketed(address: string): string {
  return address.includes(':') ? `[${address.toLowerCase()}]` : address
}
