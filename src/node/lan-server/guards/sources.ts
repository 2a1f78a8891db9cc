import { isIPv6 } from 'node:net'

/**
 * Normalizes an address for counting: without its zone, and an IPv4-mapped IPv6 address (`::ffff:192.168.1.5`) as IPv4.
 */
export function plainAddress(address: string): string {
  const plain = address.split('%', 1)[0] ?? ''
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/iu.exec(plain)
  return mapped?.[1] ?? plain.toLowerCase()
}

/**
 * Returns the party that an address counts as, for limits that a changed address must not evade: an IPv4 address
 * itself, or the /64 network of an IPv6 address, since one machine may take any address in it.
 */
export function networkOf(address: string): string {
  const plain = plainAddress(address)
  return isIPv6(plain) ? `${groupsOf(plain).slice(0, 4).join(':')}::/64` : plain
}

/** Returns the eight groups of an IPv6 address, without leading zeros. */
function groupsOf(address: string): string[] {
  const [head = '', tail] = address.split('::')
  const before = head === '' ? [] : head.split(':')
  const after = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros = Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => '0')
  return [...before, ...(tail === undefined ? [] : zeros), ...after].map((group) => group.replace(/^0+(?=.)/u, ''))
}

/** Maximum number of addresses that are remembered as known. */
const MAX_KNOWN = 256

/**
 * The sources by which a listener counts. Whoever has shown a pass of a table here counts for themselves from then on:
 * a whole house may share one /64 network, and a neighbour must not use up what is left for those who play.
 */
export class Sources {
  private readonly known = new Set<string>()

  /** Returns the source that an address counts as. */
  of(address: string): string {
    const plain = plainAddress(address)
    return this.known.has(plain) ? plain : networkOf(plain)
  }

  /** @param plain an address as `plainAddress` returns it */
  isKnown(plain: string): boolean {
    return this.known.has(plain)
  }

  /** Records that somebody at an address has shown a pass. */
  recognize(address: string): void {
    const plain = plainAddress(address)
    this.known.delete(plain)
    this.known.add(plain)
    if (this.known.size > MAX_KNOWN) this.known.delete(this.known.values().next().value ?? '')
  }
}
