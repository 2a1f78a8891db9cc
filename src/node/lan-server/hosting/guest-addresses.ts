import { createSocket } from 'node:dgram'
import { addressText } from '../../../protocol/lan/address'
import { isLinkLocal, kindOfAddress, type AddressKind } from '../../network/addresses'
import { currentInterfaces } from '../../network/interfaces'
import type { Interfaces } from '../../network/network-links'

/** The address of a listener for guests. */
export interface ListenerAddress {
  /** The address that it listens on; `0.0.0.0` and `::` are all interfaces. */
  readonly address: string
  readonly port: number
}

/** An address to offer to guests, and the interface that has it. */
interface GuestAddress {
  readonly address: string
  /** The system's name of the interface; empty for an address that no interface has now. */
  readonly adapter: string
}

/**
 * Names of bridges to virtual machines and of tunnels on Linux, macOS and Windows: phones cannot reach this machine
 * there.
 */
const VIRTUAL = new RegExp(
  [
    // Bridges to virtual machines and containers.
    ...['^(docker|podman|br-[0-9a-f]{12}$|veth|virbr|vmnet|vnet|vboxnet|vethernet|lxc|lxd|incus|cni|cali|flannel)'],
    ...['^(cilium|weave|kube|llw|awdl|bridge\\d|vmenet|feth|anpi|nerdctl|cbr\\d|colima|mpqemubr|waydroid|anbox)'],
    ...['^(vnic|prl)\\d', 'vmware|virtualbox|hyper-v|parallels|^wsl|default switch'],
    // Tunnels.
    ...['^(utun|tun|tap|wg|zt|ham|ppp|ipsec|sit|gre|gif|stf|ip6tnl|proton|gpd|cscotun|pangp|warp)', 'vpn'],
    ...['tailscale|zerotier|nordlynx|wireguard|tap-windows|cloudflare|anyconnect|mullvad|forticlient|fortissl'],
    ...['cisco secure client|globalprotect|hamachi|zscaler|netbird|surfshark|windscribe|astrill|softether|^pia\\b'],
    ...['pulse secure|juniper|check ?point|sonicwall|sophos|^(hsl|edge)\\d'],
  ].join('|'),
  'iu',
)

const RANKS: Readonly<Record<AddressKind, number>> = {
  private: 0,
  shared: 1,
  public: 2,
  'link-local': 3,
  loopback: 4,
}

/** Maximum numbers of addresses to offer, so that the list stays legible: of IPv6 for each interface, and in all. */
const MAX_IPV6_EACH = 2

const MAX_ADDRESSES = 8

/**
 * Returns the addresses to offer to guests, the best first: IPv4 of private networks, then other IPv4, then IPv6.
 * Addresses of virtual interfaces and of tunnels come last, and within a kind the address that this machine uses for
 * outgoing traffic comes first. Of many IPv6 addresses a few are offered, the same ones each time. IPv6 link-local
 * addresses are excluded, since browsers accept no zone.
 * @param outward addresses from which packets leave this machine (`outwardAddresses`)
 */
export function guestAddresses(
  { address }: ListenerAddress,
  interfaces: Interfaces = currentInterfaces(),
  outward: readonly string[] = outwardAddresses(),
): GuestAddress[] {
  const all = Object.entries(interfaces).flatMap(([adapter, infos = []]) => infos.map((info) => ({ adapter, info })))
  if (address !== '0.0.0.0' && address !== '::') {
    const adapter = all.find(({ info }) => info.address === address)?.adapter ?? ''
    return [{ address, adapter }]
  }
  const found = Object.entries(interfaces).flatMap(([adapter, infos = []]) => {
    const usable = infos.filter((info) => !info.internal && !isLinkLocal(info.address))
    const later = penaltyOf(adapter, usable)
    const ipv4 = usable.filter(({ family }) => family === 'IPv4').map((info) => info.address)
    const ipv6 = usable.filter(({ family }) => family === 'IPv6' && address === '::').map((info) => info.address)
    const isOut = (one: string) => outward.includes(one)
    ipv6.sort((one, other) => Number(isOut(other)) - Number(isOut(one)) || (one < other ? -1 : 1))
    return [...ipv4, ...ipv6.slice(0, MAX_IPV6_EACH)].map((one) => ({
      address: one,
      adapter,
      rank: later + (one.includes(':') ? 4 : RANKS[kindOfAddress(one) ?? 'public']) + (isOut(one) ? 0 : 0.5),
    }))
  })
  return found
    .sort((one, other) => one.rank - other.rank)
    .slice(0, MAX_ADDRESSES)
    .map((one) => ({ address: one.address, adapter: one.adapter }))
}

/** Hardware addresses of the adapter that many tunnels on Windows use, whatever they call it. */
const TAP_WINDOWS = /^00:ff:/iu

/**
 * Returns how far an interface is put behind others. A phone reaches this machine over neither a bridge to virtual
 * machines nor a tunnel: an interface with such a name or hardware address, one whose IPv4 network has no room for
 * another machine, or one without a hardware address, which cannot take broadcasts.
 */
function penaltyOf(adapter: string, infos: NonNullable<Interfaces[string]>): number {
  const ipv4 = infos.filter(({ family }) => family === 'IPv4')
  const isNarrow = ipv4.length > 0 && ipv4.every(({ cidr }) => Number(cidr?.split('/')[1] ?? 0) >= 31)
  const hasNoHardware = infos.every(({ mac }) => /^[0:]*$/u.test(mac))
  const isVirtual = VIRTUAL.test(adapter) || infos.some(({ mac }) => TAP_WINDOWS.test(mac))
  return (isVirtual || isNarrow ? 20 : 0) + (hasNoHardware ? 10 : 0)
}

/** Returns the address at which this machine's own page reaches the listener. */
export function ownAddress({ address, port }: ListenerAddress, interfaces: Interfaces = currentInterfaces()): string {
  if (address !== '0.0.0.0' && address !== '::') return addressText(address, port)
  const loopback = Object.values(interfaces).flatMap((infos = []) => infos.filter(({ internal }) => internal))
  // A machine of an IPv6 network alone may lack the usual address.
  const isIPv6Alone = loopback.length > 0 && loopback.every(({ family }) => family === 'IPv6')
  return addressText(isIPv6Alone ? '::1' : '127.0.0.1', port)
}

/**
 * Returns the URLs that guests can open, the best address first, each with its interface; only this machine's own if it
 * is on no network.
 */
export function guestLinks(listening: ListenerAddress): { readonly url: string; readonly adapter: string }[] {
  const far = guestAddresses(listening)
  if (far.length === 0) return [{ url: `http://${ownAddress(listening)}/`, adapter: '' }]
  return far.map(({ address, adapter }) => ({ url: `http://${addressText(address, listening.port)}/`, adapter }))
}

/**
 * Remote addresses from networks reserved for documentation (RFC 5737, 3849). Nothing is sent to them: connecting a UDP
 * socket only looks up the route.
 */
const REMOTE_ADDRESSES = [
  { type: 'udp4', address: '192.0.2.1' },
  { type: 'udp6', address: '2001:db8::1' },
] as const

const PORT = 9

/** How long a result is considered current, in milliseconds. */
const FRESH_MS = 5_000

let known: readonly string[] = []

let askedAt = -Infinity

/**
 * Returns the source addresses of this machine's outgoing traffic, as of the last lookup; empty before the first result
 * and without a route. Starts a new lookup in the background if the result is old.
 */
function outwardAddresses(): readonly string[] {
  const now = performance.now()
  if (now - askedAt > FRESH_MS) {
    askedAt = now
    void askForRoutes().then((found) => (known = found))
  }
  return known
}

/** Looks up the source addresses of packets that leave this machine. Never rejects. */
export async function askForRoutes(): Promise<readonly string[]> {
  const found = await Promise.all(REMOTE_ADDRESSES.map(({ type, address }) => sourceFor(type, address)))
  return found.filter((one) => one !== null)
}

function sourceFor(type: 'udp4' | 'udp6', address: string): Promise<string | null> {
  return new Promise((resolve) => {
    const socket = createSocket(type)
    const end = (found: string | null) => {
      socket.removeAllListeners('error').on('error', () => undefined)
      socket.close()
      resolve(found)
    }
    socket.once('error', () => end(null))
    socket.connect(PORT, address, () => end(socket.address().address))
  })
}
