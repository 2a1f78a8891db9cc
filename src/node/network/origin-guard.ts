import type { IncomingHttpHeaders } from 'node:http'
import { hostname } from 'node:os'
import { currentInterfaces } from './interfaces'

/**
 * Domains that local networks append to a machine's name; the public DNS assigns none of them, so they cannot belong to
 * a stranger.
 */
export const LOCAL_DOMAINS = ['local', 'lan', 'home.arpa', 'internal'] as const

/** How long a list of this machine's addresses is considered current, in milliseconds. */
const FRESH_MS = 5_000

/** Checks that a request is meant for an address that is served, and comes from a page that was served there. */
export interface OriginGuard {
  /** Checks the Host header, which excludes a foreign name that was rebound to this machine (DNS rebinding). */
  hostIsOurs(headers: IncomingHttpHeaders): boolean
  /** Checks the Origin header: that of the page served here, or none, as from a program that is not a browser. */
  originIsOurs(headers: IncomingHttpHeaders): boolean
}

/** @param address the address that the host listens on; `0.0.0.0` and `::` stand for every address of this machine */
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

/** Returns the names under which a listener can be reached, as they appear in a Host header without the port. */
export function namesOf(address: string): string[] {
  if (address === '127.0.0.1' || address === '::1') return ['127.0.0.1', '[::1]', 'localhost']
  if (address !== '0.0.0.0' && address !== '::') return [bracketed(address)]
  const own = Object.values(currentInterfaces()).flatMap((list) => (list ?? []).map((one) => bracketed(one.address)))
  const name = hostname().toLowerCase()
  return ['localhost', name, ...LOCAL_DOMAINS.map((domain) => `${name}.${domain}`), ...own]
}

function bracketed(address: string): string {
  return address.includes(':') ? `[${address.toLowerCase()}]` : address
}
