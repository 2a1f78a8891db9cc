import { BlockList, isIP } from 'node:net'
import { addressText } from '../../../protocol/lan/address'
import { currentInterfaces } from '../../network/interfaces'
import { isLinkLocal, type Interfaces } from '../../network/network-links'
import { outwardAddresses } from './routes'

/** The address of a listener for guests. */
export interface ListenerAddress {
  /** The address that it listens on; `0.0.0.0` and `::` are all interfaces. */
  readonly address: string
  readonly port: number
}

/**
 * Names of bridges to virtual machines and of tunnels on Linux, macOS and Windows: phones cannot reach this machine
 * there.
 */
const VIRTUAL =
  /^(docker|podman|br-|veth|virbr|vmnet|vboxnet|vethernet|utun|tun|tap|wg|zt|tailscale|ham|llw|awdl|bridge\d|vmenet|feth)|vmware|virtualbox|zerotier|nordlynx|openvpn|wireguard|tap-windows/iu

/**
 * Returns the addresses to offer to guests, as they appear in a URL, the best first: IPv4 of private networks, then
 * other IPv4, then IPv6. Addresses of virtual interfaces come last, and within a kind the address that this machine
 * uses for outgoing traffic comes first. IPv6 link-local addresses are excluded, since browsers accept no zone.
 * @param outward addresses from which packets leave this machine (`outwardAddresses`)
 */
export function guestAddresses(
  { address }: ListenerAddress,
  interfaces: Interfaces = currentInterfaces(),
  outward: readonly string[] = outwardAddresses(),
): string[] {
  if (address !== '0.0.0.0' && address !== '::') return [address]
  const found = Object.entries(interfaces).flatMap(([name, infos = []]) =>
    infos
      .filter((info) => !info.internal && !isLinkLocal(info.address))
      .filter((info) => info.family === 'IPv4' || address === '::')
      .map((info) => ({ address: info.address, rank: rankOf(info.address, outward) + (VIRTUAL.test(name) ? 10 : 0) })),
  )
  return found.sort((one, other) => one.rank - other.rank).map((one) => one.address)
}

/** Returns the address at which this machine's own page reaches the listener. */
export function ownAddress({ address, port }: ListenerAddress): string {
  return addressText(address === '0.0.0.0' || address === '::' ? '127.0.0.1' : address, port)
}

/** Returns the URLs that guests can open, the best address first; only this machine's own if it is on no network. */
export function guestUrls(listening: ListenerAddress): string[] {
  const far = guestAddresses(listening)
  return (far.length > 0 ? far : ['127.0.0.1']).map((one) => `http://${addressText(one, listening.port)}/`)
}

/** Formats host and port, including the zone if there is one: for sockets of this program, not for browsers. */
export function socketAddressText(address: string, port: number): string {
  return `${address.includes(':') ? `[${address}]` : address}:${String(port)}`
}

/** Returns the names of the interfaces that have an address; null, meaning all, for `0.0.0.0` and `::`. */
export function interfaceNamesOf(address: string, interfaces: Interfaces = currentInterfaces()): string[] | null {
  if (address === '0.0.0.0' || address === '::') return null
  return Object.entries(interfaces).flatMap(([name, infos = []]) =>
    infos.some((info) => info.address === address) ? [name] : [],
  )
}

const PRIVATE_IPV4 = new BlockList()
PRIVATE_IPV4.addSubnet('192.168.0.0', 16, 'ipv4')
PRIVATE_IPV4.addSubnet('10.0.0.0', 8, 'ipv4')
PRIVATE_IPV4.addSubnet('172.16.0.0', 12, 'ipv4')
const LINK_LOCAL_IPV4 = new BlockList()
LINK_LOCAL_IPV4.addSubnet('169.254.0.0', 16, 'ipv4')

function rankOf(address: string, outward: readonly string[]): number {
  const first = outward.includes(address) ? 0 : 0.5
  if (isIP(address) === 6) return 3 + first
  if (LINK_LOCAL_IPV4.check(address)) return 2 + first
  return (PRIVATE_IPV4.check(address) ? 0 : 1) + first
}
