import type { DecodedPacket, SrvAnswer } from 'dns-packet'
import { readAdvert, type TableAdvert } from './table-advert'
import { isLinkLocal, withoutZone } from '../network/addresses'
import type { Link } from '../network/network-links'
import { SERVICE, sameName, statedRecords } from './dns-packets'

/** A table found on the local network. */
export interface DiscoveredTable extends TableAdvert {
  /** Stable for as long as the table exists. */
  readonly id: string
  /** Its TCP port. */
  readonly port: number
  /** Its addresses, the best first: IPv4, then IPv6, then link-local IPv6 with its zone (`fe80::1%eth0`). */
  readonly addresses: readonly string[]
}

/** Maximum number of tables, so that a flood of invented ones costs little. */
const MAX_TABLES = 64
/**
 * Maximum number of tables from one sender. A program hosts up to 50, of which only these are listed, so that one
 * sender cannot fill the list.
 */
const MAX_PER_SENDER = 16
const MAX_ADDRESSES = 8
const MAX_IN_MESSAGE = 8

interface Sighting {
  advert: TableAdvert
  readonly port: number
  /** The address that announced it first. */
  readonly sender: string
  /** Addresses that may change it: the sender, and those that trusted messages named for it. Without zones. */
  readonly trusted: Set<string>
  /** The time at which each address was last confirmed. */
  readonly addresses: Map<string, number>
  heardAt: number
}

/**
 * Creates a cache of announced tables. Multicast DNS has no authentication. Therefore only the address that announced a
 * table first, and those that it named as its own, can change the table, add addresses or remove it: another machine
 * can invent tables, but cannot rename, redirect or remove those of others.
 * @param silence how long a table may be silent, in milliseconds
 */
export function createServiceCache(silence: number) {
  const seen = new Map<string, Sighting>()

  function begin(id: string, { port, advert }: TableInfo, from: string): Sighting | null {
    const sender = withoutZone(from)
    if ((tablesBySender(seen).get(sender) ?? 0) >= MAX_PER_SENDER) return null
    if (seen.size >= MAX_TABLES) makeRoom(seen)
    const sighting = {
      advert,
      port,
      sender,
      trusted: new Set([sender]),
      addresses: new Map<string, number>(),
      heardAt: 0,
    }
    seen.set(id, sighting)
    return sighting
  }

  function note(id: string, info: TableInfo, from: string, link: Link, now: number): void {
    const sighting = seen.get(id) ?? begin(id, info, from)
    if (!sighting?.trusted.has(withoutZone(from))) return
    sighting.advert = info.advert
    sighting.heardAt = now
    noteAddresses(sighting, from, info.named, link, now)
  }

  return {
    /**
     * Processes what a message says about tables.
     * @param now milliseconds of a monotonic clock
     */
    handlePacket: (packet: DecodedPacket, from: string, link: Link, now: number): void => {
      if (packet.type !== 'response') return
      for (const record of tablesIn(packet)) {
        const id = `${record.data.target.toLowerCase()}:${String(record.data.port)}`
        if (record.ttl === 0) {
          if (seen.get(id)?.trusted.has(withoutZone(from))) seen.delete(id)
          continue
        }
        const advert = advertIn(packet, record)
        const info = advert && { port: record.data.port, advert, named: addressesIn(packet, record) }
        if (info) note(id, info, from, link, now)
      }
    },
    /** Drops tables and addresses that have been silent for too long. */
    forget: (now: number): void => {
      for (const [id, { addresses }] of seen) {
        for (const [address, at] of addresses) if (now - at >= silence) addresses.delete(address)
        if (addresses.size === 0) seen.delete(id)
      }
    },
    /** Lists the tables, sorted by name. */
    tables: () =>
      [...seen]
        .map(([id, { advert, port, addresses }]) => ({
          ...advert,
          id,
          port,
          addresses: sortAddresses([...addresses.keys()]),
        }))
        .sort((one, other) => compare(one.name, other.name) || compare(one.id, other.id)),
  }
}

/** Counts the tables that each sender announced first. */
function tablesBySender(seen: ReadonlyMap<string, Sighting>): Map<string, number> {
  const bySender = new Map<string, number>()
  for (const { sender } of seen.values()) bySender.set(sender, (bySender.get(sender) ?? 0) + 1)
  return bySender
}

/** Makes room in a full list: removes, from the sender with the most tables, the one that was silent for longest. */
function makeRoom(seen: Map<string, Sighting>): void {
  const bySender = tablesBySender(seen)
  const most = Math.max(...bySender.values())
  let silent: [string, Sighting] | null = null
  for (const entry of seen) {
    if (bySender.get(entry[1].sender) !== most) continue
    if (silent === null || entry[1].heardAt < silent[1].heardAt) silent = entry
  }
  if (silent) seen.delete(silent[0])
}

/**
 * Records the addresses of a table, as told by a trusted sender.
 * @param named addresses that the message names
 */
function noteAddresses(
  { trusted, addresses }: Sighting,
  from: string,
  named: readonly string[],
  link: Link,
  now: number,
): void {
  for (const address of named) if (trusted.size < 2 * MAX_ADDRESSES) trusted.add(withoutZone(address))
  for (const address of [from, ...named.filter((one) => link.isOnLink(one))])
    if (addresses.has(address) || addresses.size < MAX_ADDRESSES) addresses.set(address, now)
}

/** A message's information about one table. */
interface TableInfo {
  readonly port: number
  readonly advert: TableAdvert
  readonly named: readonly string[]
}

/** Returns the first few tables in a message; this program's own messages each announce one. */
function tablesIn(packet: DecodedPacket): SrvAnswer[] {
  return statedRecords(packet)
    .filter((record): record is SrvAnswer => record.type === 'SRV' && record.name.toLowerCase().endsWith(`.${SERVICE}`))
    .slice(0, MAX_IN_MESSAGE)
}

function advertIn(packet: DecodedPacket, { name }: SrvAnswer): TableAdvert | null {
  for (const record of statedRecords(packet)) {
    if (record.type !== 'TXT' || !sameName(record.name, name) || record.ttl === 0) continue
    const strings = Array.isArray(record.data) ? record.data : [record.data]
    return readAdvert(strings.map((one) => Buffer.from(one)))
  }
  return null
}

/** Returns the addresses that a message names for the table's host. */
function addressesIn(packet: DecodedPacket, { data: { target } }: SrvAnswer): string[] {
  return statedRecords(packet)
    .flatMap((record) =>
      (record.type === 'A' || record.type === 'AAAA') && sameName(record.name, target) ? [record.data] : [],
    )
    .slice(0, MAX_ADDRESSES)
}

function sortAddresses(addresses: string[]): string[] {
  const rank = (address: string) => (address.includes(':') ? (isLinkLocal(address) ? 2 : 1) : 0)
  return addresses.sort((one, other) => rank(one) - rank(other) || compare(one, other))
}

function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0
}
