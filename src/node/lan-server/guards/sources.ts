import { isIPv6 } from 'node:net'

/** An address as it is counted: without its zone, and IPv4 that is written as IPv6 (`::ffff:192.168.1.5`) as IPv4. */
export function plainAddress(address: string): string {
  const plain = address.split('%', 1)[0] ?? ''
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/iu.exec(plain)
  return mapped?.[1] ?? plain.toLowerCase()
}

/**
 * Whom an address is counted as where somebody could change it at will: an IPv4 address as itself, an IPv6 address as its
 * network of 64 bits, for one card may take any address of that.
 */
export function networkOf(address: string): string {
  const plain = plainAddress(address)
  return isIPv6(plain) ? `${groupsOf(plain).slice(0, 4).join(':')}::/64` : plain
}

/** The eight groups of an IPv6 address, without leading zeros. */
function groupsOf(address: string): string[] {
  const [head = '', tail] = address.split('::')
  const before = head === '' ? [] : head.split(':')
  const after = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros = Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => '0')
  return [...before, ...(tail === undefined ? [] : zeros), ...after].map((group) => group.replace(/^0+(?=.)/u, ''))
}
