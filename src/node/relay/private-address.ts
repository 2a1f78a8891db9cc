import { lookup } from 'node:dns/promises'
import { BlockList, isIP } from 'node:net'
import { readAddress } from '../../protocol/lan/address'
import { ServiceError } from '../../protocol/app/services'
import { createJobQueue } from '../../async/job-queue'
import { familyOf, kindOfAddress, withoutZone } from '../network/addresses'
import { currentInterfaces } from '../network/interfaces'

/** A table's numeric address, so that the target cannot change after it was checked. */
export interface PrivateAddress {
  /** IPv4 or IPv6, possibly with its zone. */
  readonly ip: string
  readonly port: number
}

/** Finds every address of a name, like `dns.lookup` with `all`. */
export type NameLookup = (name: string) => Promise<readonly { readonly address: string }[]>

/** Names are looked up one at a time: slow lookups must not occupy the threads that write to the disk. */
const inTurn = createJobQueue()

/**
 * Resolves `host:port` to an address of a private network, or of a network that this machine is on. A name may be any,
 * if it leads to such an address. Otherwise throws a ServiceError that says why: `unknown-name` for a name without an
 * address, `not-nearby` for an address on the internet, `bad-address` for a text that is no address with a port.
 */
export async function resolvePrivateAddress(
  text: string,
  find: NameLookup = lookUpEveryAddress,
): Promise<PrivateAddress> {
  const read = readAddress(text)
  const { host, port, code, token } = read.ok ? read.address : NOTHING
  if (host === null || port === null || code !== null || token !== null)
    throw new ServiceError('bad-address', 'That is not the address of a table.')
  if (isIP(host) !== 0) return { ip: nearbyOf(host, [host]), port }
  const found = await inTurn(() => find(host)).catch(() => [])
  if (found.length === 0) throw new ServiceError('unknown-name', `No machine is known by the name ${host}.`)
  const addresses = found.map(({ address }) => address)
  return { ip: nearbyOf(host, addresses), port }
}

const NOTHING = { host: null, port: null, code: null, token: null }

const lookUpEveryAddress: NameLookup = (name) => lookup(name, { all: true })

/** Returns the first of a host's addresses that is not on the internet; throws `not-nearby` if there is none. */
function nearbyOf(host: string, addresses: readonly string[]): string {
  const ip = addresses.find(isPrivateAddress)
  if (ip !== undefined) return ip
  throw new ServiceError('not-nearby', `${host} is on the internet, and tables are joined in private networks only.`)
}

/** Whether an address is private, loopback or link-local, or on a network that this machine is on. */
export function isPrivateAddress(address: string): boolean {
  const kind = kindOfAddress(address)
  return kind !== null && (kind !== 'public' || ownNetworks().check(withoutZone(address), familyOf(address)))
}

/** Returns the networks that this machine is on, whatever their address ranges. */
function ownNetworks(): BlockList {
  const networks = new BlockList()
  for (const { address, cidr } of Object.values(currentInterfaces()).flatMap((infos) => infos ?? [])) {
    const bits = Number(cidr?.split('/')[1])
    if (bits > 0) networks.addSubnet(address, bits, familyOf(address))
  }
  return networks
}
