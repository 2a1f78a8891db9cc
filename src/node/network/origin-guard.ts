import type { IncomingHttpHeaders } from 'node:http'
import { hostname } from 'node:os'
import { domainToASCII } from 'node:url'
import { kindOfAddress, plainForm } from './addresses'
import { currentInterfaces } from './interfaces'

/**
 * Domains that networks of a house append to a machine's name. In none of them can a stranger register a name: the
 * public DNS has no such domain or, as for `fritz.box`, only the maker of the router has it.
 */
const HOUSE_DOMAINS = [
  ...['local', 'lan', 'home', 'home.arpa', 'internal', 'localdomain', 'localnet', 'intranet', 'private', 'corp'],
  ...['fritz.box', 'speedport.ip'],
] as const

/** How long a list of this machine's addresses is considered current, in milliseconds. */
const FRESH_MS = 5_000

/** Checks that a request is meant for an address that is served, and comes from a page that was served there. */
export type OriginGuard = ReturnType<typeof createOriginGuard>

/** @param address the address that the host listens on; `0.0.0.0` and `::` stand for every address of this machine */
export function createOriginGuard(address: string, port: number) {
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

  const hostIsOurs = (headers: IncomingHttpHeaders) => names().has(withoutFinalDot(withPort(headers.host ?? '')))
  return {
    /** Checks the Host header, which excludes a foreign name that was rebound to this machine (DNS rebinding). */
    hostIsOurs,
    /** Checks the Origin header: that of the page served here, or none, as from a program that is not a browser. */
    originIsOurs: (headers: IncomingHttpHeaders): boolean => {
      const { origin } = headers
      return origin === undefined || (hostIsOurs(headers) && origin === `http://${headers.host?.toLowerCase() ?? ''}`)
    },
  }
}

/** Returns a Host header in small letters and with its port, which browsers omit if it is 80. */
export function withPort(host: string): string {
  return /:\d+$/u.test(host) ? host.toLowerCase() : `${host.toLowerCase()}:80`
}

/** Removes the dot that may end a domain name: `attic.local.:4989` is the same machine. */
const withoutFinalDot = (host: string): string => host.replace(/(?<=[^.])\.(?=:\d+$)/u, '')

/**
 * Returns the names under which a listener can be reached, as they appear in a Host header without the port: its
 * addresses, and the names by which other machines know this one.
 */
export function namesOf(address: string, ownName = hostname()): string[] {
  const isEvery = address === '0.0.0.0' || address === '::'
  if (!isEvery && kindOfAddress(address) === 'loopback') return [hostText(address), '127.0.0.1', '[::1]', 'localhost']
  if (!isEvery) return [hostText(address), ...ownNames(ownName)]
  const own = Object.values(currentInterfaces()).flatMap((list) => (list ?? []).map((one) => hostText(one.address)))
  return ['localhost', ...ownNames(ownName), ...own]
}

/**
 * Returns a machine's names: its host name, which may be a whole domain name, the first part of that, and this part in
 * the domains that a router or multicast DNS may have given it.
 */
function ownNames(hostName: string): string[] {
  const written = hostName.toLowerCase().replace(/\.$/u, '')
  // Browsers send other letters than ASCII in the encoding of domain names.
  const whole = domainToASCII(written) || written
  const names = new Set([whole, whole.split('.', 1)[0] ?? ''])
  return [...names].flatMap((name) => [name, ...HOUSE_DOMAINS.map((domain) => `${name}.${domain}`)])
}

/** Returns an address as browsers write it in a Host header: IPv6 in brackets, without a zone. */
function hostText(address: string): string {
  const plain = plainForm(address)
  return plain.includes(':') ? `[${plain}]` : plain
}
