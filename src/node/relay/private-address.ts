import { lookup } from 'node:dns/promises'
import { BlockList, isIP } from 'node:net'
import { readAddress } from '../../protocol/lan/address'
import { jobQueue } from '../../async/job-queue'
import { currentInterfaces } from '../network/interfaces'
import { HOUSE_DOMAINS } from '../network/origin-guard'

/** A table's address in numbers, so that nobody can change where a name leads after it was looked at. */
export interface PrivateAddress {
  /** IPv4 or IPv6, perhaps with its zone. */
  readonly ip: string
  readonly port: number
}

/** Finds every address of a name; as `dns.lookup` does. */
export type NameLookup = (name: string) => Promise<readonly { readonly address: string }[]>

/** Private, loopback and link-local networks (RFC 1918, 3927, 4193, 4291). */
const HOUSE = new BlockList()
HOUSE.addSubnet('10.0.0.0', 8, 'ipv4')
HOUSE.addSubnet('172.16.0.0', 12, 'ipv4')
HOUSE.addSubnet('192.168.0.0', 16, 'ipv4')
HOUSE.addSubnet('127.0.0.0', 8, 'ipv4')
HOUSE.addSubnet('169.254.0.0', 16, 'ipv4')
HOUSE.addSubnet('fc00::', 7, 'ipv6')
HOUSE.addSubnet('fe80::', 10, 'ipv6')
HOUSE.addAddress('::1', 'ipv6')

/** Names that the public DNS gives to nobody: without a dot, or of a domain that is reserved for houses. */
const isHouseName = (name: string): boolean =>
  !name.includes('.') || HOUSE_DOMAINS.some((domain) => name.toLowerCase().endsWith(`.${domain}`))

/** Names are looked up one at a time: a slow one must not occupy the threads that write to the disk. */
const inTurn = jobQueue()

/**
 * Where `host:port` leads, or null if that is not in this house: an address of a private network or of one that this
 * machine is on, or a name of the house that leads to one.
 */
export async function resolvePrivateAddress(
  text: string,
  find: NameLookup = everyAddress,
): Promise<PrivateAddress | null> {
  const read = readAddress(text)
  if (!read.ok) return null
  const { host, port, code, token } = read.address
  if (host === null || port === null || code !== null || token !== null) return null
  if (isIP(host) !== 0) return isPrivateAddress(host) ? { ip: host, port } : null
  if (!isHouseName(host)) return null
  const found = await inTurn(() => find(host)).catch(() => [])
  const ip = found.find(({ address }) => isPrivateAddress(address))?.address
  return ip === undefined ? null : { ip, port }
}

const everyAddress: NameLookup = (name) => lookup(name, { all: true })

export function isPrivateAddress(address: string): boolean {
  const [plain = ''] = address.split('%')
  const version = isIP(plain)
  if (version === 0) return false
  const family = version === 6 ? 'ipv6' : 'ipv4'
  return HOUSE.check(plain, family) || ownNetworks().check(plain, family)
}

/** The networks that this machine is on, whatever their numbers. */
function ownNetworks(): BlockList {
  const networks = new BlockList()
  for (const { address, cidr } of Object.values(currentInterfaces()).flatMap((infos) => infos ?? [])) {
    const bits = Number(cidr?.split('/')[1])
    if (bits > 0) networks.addSubnet(address, bits, address.includes(':') ? 'ipv6' : 'ipv4')
  }
  return networks
}
