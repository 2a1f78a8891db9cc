import { BlockList, isIP } from 'node:net'
import type { NetworkInterfaceInfo } from 'node:os'
import { familyOf, isLinkLocal, plainForm } from './addresses'

type Family = 'IPv4' | 'IPv6'

/** A network interface of this machine, restricted to one address family. */
export interface Link {
  /** An identifier that is stable as long as nothing about the interface changes. */
  readonly id: string
  readonly family: Family
  /**
   * The interface argument of the socket calls: an address, or `::%` and the interface's name, on Windows its number.
   */
  readonly multicastInterface: string
  /** This machine's addresses on the interface, of both families. */
  readonly ownAddresses: readonly { readonly family: Family; readonly address: string }[]
  /** Whether an address is on the same link. Packets from other addresses are ignored (RFC 6762, 11). */
  isOnLink(address: string): boolean
}

/** Network interfaces by name, as `os.networkInterfaces` returns them. */
export type Interfaces = Readonly<Partial<Record<string, readonly NetworkInterfaceInfo[]>>>

/** A selection of interfaces: those of given names, those that have an address now, or all except loopback. */
export interface LinkChoice {
  readonly interfaces?: readonly string[]
  readonly address?: string
}

/** Returns the links to communicate on, for the interfaces that the system lists. */
export function linksOf(
  interfaces: Interfaces,
  { interfaces: chosen, address }: LinkChoice = {},
  platform: NodeJS.Platform = process.platform,
): Link[] {
  const links: Link[] = []
  for (const [name, infos = []] of Object.entries(interfaces)) {
    const isWanted = (): boolean => {
      if (chosen) return chosen.includes(name)
      if (address === undefined) return infos.every(({ internal }) => !internal)
      return infos.some((info) => info.address === plainForm(address))
    }
    if (!isWanted()) continue
    for (const family of ['IPv4', 'IPv6'] as const) {
      const link = linkOf(name, family, infos, platform)
      if (link) links.push(link)
    }
  }
  return links
}

function linkOf(
  name: string,
  family: Family,
  infos: readonly NetworkInterfaceInfo[],
  platform: NodeJS.Platform,
): Link | null {
  const here = infos.filter((info) => info.family === family)
  const first = here[0]
  if (!first) return null
  const near = new BlockList()
  for (const { address, cidr } of infos) {
    const bits = Number(cidr?.split('/')[1])
    if (Number.isInteger(bits)) near.addSubnet(address, bits, familyOf(address))
  }
  // Some systems write a zone as a name, others as a number.
  const numbers = infos.flatMap((info) => (info.family === 'IPv6' && info.scopeid > 0 ? [String(info.scopeid)] : []))
  const zones = [name, ...numbers]
  // Windows silently reads a name as 0, its default interface.
  const zone = platform === 'win32' ? (numbers[0] ?? name) : name
  return {
    id: [family, name, ...infos.map(({ cidr, address }) => cidr ?? address)].join(' '),
    family,
    multicastInterface: family === 'IPv4' ? first.address : `::%${zone}`,
    ownAddresses: infos.map((info) => ({ family: info.family, address: info.address })),
    isOnLink: (address) => isOnLink(address, near, zones),
  }
}

function isOnLink(address: string, near: BlockList, zones: readonly string[]): boolean {
  const [plain = '', zone] = address.split('%')
  if (zone !== undefined && !zones.includes(zone)) return false
  if (isLinkLocal(plain)) return zone !== undefined
  return isIP(plain) !== 0 && near.check(plain, familyOf(plain))
}
