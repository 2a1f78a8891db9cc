import { lookup } from 'node:dns/promises'
import { BlockList, isIP } from 'node:net'
import { readAddress } from '../../protocol/lan/address'
import { createJobQueue } from '../../async/job-queue'
import { currentInterfaces } from '../network/interfaces'
import { LOCAL_DOMAINS } from '../network/origin-guard'

/** A table's numeric address, so that the target cannot change after it was checked. */
export interface PrivateAddress {
  /** IPv4 or IPv6, possibly with its zone. */
  readonly ip: string
  readonly port: number
}

/** Finds every address of a name, like `dns.lookup` with `all`. */
export type NameLookup = (name: string) => Promise<readonly { readonly address: string }[]>

/** Private, loopback and link-local networks (RFC 1918, 3927, 4193, 4291). */
const PRIVATE_NETWORKS = new BlockList()
PRIVATE_NETWORKS.addSubnet('10.0.0.0', 8, 'ipv4')
PRIVATE_NETWORKS.addSubnet('172.16.0.0', 12, 'ipv4')
PRIVATE_NETWORKS.addSubnet('192.168.0.0', 16, 'ipv4')
PRIVATE_NETWORKS.addSubnet('127.0.0.0', 8, 'ipv4')
PRIVATE_NETWORKS.addSubnet('169.254.0.0', 16, 'ipv4')
PRIVATE_NETWORKS.addSubnet('fc00::', 7, 'ipv6')
PRIVATE_NETWORKS.addSubnet('fe80::', 10, 'ipv6')
PRIVATE_NETWORKS.addAddress('::1', 'ipv6')

/** Whether the public DNS cannot assign a name: one without a dot, or in a domain reserved for local networks. */
const isLocalName = (name: string): boolean =>
  !name.includes('.') || LOCAL_DOMAINS.some((domain) => name.toLowerCase().endsWith(`.${domain}`))

/** Names are looked up one at a time: slow lookups must not occupy the threads that write to the disk. */
const inTurn = createJobQueue()

/**
 * Resolves `host:port`, or returns null if that is not on the local network: allowed are addresses of private networks
 * and of networks that this machine is on, and local names that resolve to one.
 */
export async function resolvePrivateAddress(
  text: string,
  find: NameLookup = lookUpEveryAddress,
): Promise<PrivateAddress | null> {
  const read = readAddress(text)
  if (!read.ok) return null
  const { host, port, code, token } = read.address
  if (host === null || port === null || code !== null || token !== null) return null
  if (isIP(host) !== 0) return isPrivateAddress(host) ? { ip: host, port } : null
  if (!isLocalName(host)) return null
  const found = await inTurn(() => find(host)).catch(() => [])
  const ip = found.find(({ address }) => isPrivateAddress(address))?.address
  return ip === undefined ? null : { ip, port }
}

const lookUpEveryAddress: NameLookup = (name) => lookup(name, { all: true })

/** Whether an address is private, loopback or link-local, or on a network that this machine is on. */
export function isPrivateAddress(address: string): boolean {
  const [plain = ''] = address.split('%')
  const version = isIP(plain)
  if (version === 0) return false
  const family = version === 6 ? 'ipv6' : 'ipv4'
  return PRIVATE_NETWORKS.check(plain, family) || ownNetworks().check(plain, family)
}

/** Returns the networks that this machine is on, whatever their address ranges. */
function ownNetworks(): BlockList {
  const networks = new BlockList()
  for (const { address, cidr } of Object.values(currentInterfaces()).flatMap((infos) => infos ?? [])) {
    const bits = Number(cidr?.split('/')[1])
    if (bits > 0) networks.addSubnet(address, bits, address.includes(':') ? 'ipv6' : 'ipv4')
  }
  return networks
}
