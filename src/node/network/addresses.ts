import { BlockList, isIP, isIPv6 } from 'node:net'

/**
 * The kind of network that an address belongs to: this machine alone, a house or an office, a network whose addresses a
 * provider or a VPN such as Tailscale shares out (RFC 6598), one cable, or the internet.
 */
export type AddressKind = 'loopback' | 'private' | 'shared' | 'link-local' | 'public'

/** Every network that no stranger on the internet can have an address in (RFC 1122, 1918, 3927, 4193, 4291, 6598). */
const NETWORKS: readonly (readonly [network: string, bits: number, kind: AddressKind])[] = [
  ['127.0.0.0', 8, 'loopback'],
  ['::1', 128, 'loopback'],
  ['10.0.0.0', 8, 'private'],
  ['172.16.0.0', 12, 'private'],
  ['192.168.0.0', 16, 'private'],
  ['fc00::', 7, 'private'],
  ['100.64.0.0', 10, 'shared'],
  ['169.254.0.0', 16, 'link-local'],
  ['fe80::', 10, 'link-local'],
]

const LISTS = new Map<AddressKind, BlockList>()
for (const [network, bits, kind] of NETWORKS) {
  const list = LISTS.get(kind) ?? new BlockList()
  list.addSubnet(network, bits, familyOf(network))
  LISTS.set(kind, list)
}

/**
 * Returns the kind of an address, whose zone is ignored; null for a text that is no address. An IPv4-mapped IPv6 address
 * (`::ffff:192.168.1.5`) is of the kind of its IPv4 address.
 */
export function kindOfAddress(address: string): AddressKind | null {
  const plain = withoutZone(address)
  if (isIP(plain) === 0) return null
  for (const [kind, list] of LISTS) if (list.check(plain, familyOf(plain))) return kind
  return 'public'
}

/** Whether an address is IPv6 and link-local: valid on one link only, so that it needs a zone. */
export function isLinkLocal(address: string): boolean {
  return address.includes(':') && kindOfAddress(address) === 'link-local'
}

/** Returns an address without its zone: `fe80::1` for `fe80::1%eth0`. */
export function withoutZone(address: string): string {
  return address.split('%', 1)[0] ?? ''
}

/** Returns an address in the only form in which systems and browsers write it, without its zone; a name unchanged. */
export function plainForm(address: string): string {
  const plain = withoutZone(address).toLowerCase()
  return isIPv6(plain) ? new URL(`http://[${plain}]/`).hostname.slice(1, -1) : plain
}

/** Returns the family of a valid address in the words of `BlockList`. */
export function familyOf(address: string): 'ipv4' | 'ipv6' {
  return address.includes(':') ? 'ipv6' : 'ipv4'
}
