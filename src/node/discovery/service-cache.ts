import type { DecodedPacket, SrvAnswer } from 'dns-packet'
import { readAdvert, type TableAdvert } from './table-advert'
import { isLinkLocal, type Link } from '../network/network-links'
import { SERVICE, sameName } from './dns-names'
import { statedRecords } from './dns-packets'

/** A table that stands somewhere in the house. */
export interface DiscoveredTable extends TableAdvert {
  /** The same for as long as the table stands. */
  readonly id: string
  /** Its TCP port. */
  readonly port: number
  /** Where it is reached, the best first: IPv4, then IPv6, then IPv6 of one link with its zone (`fe80::1%eth0`). */
  readonly addresses: readonly string[]
}

export interface ServiceCache {
  /**
   * Takes in what a message says about tables.
   * @param now milliseconds of any clock that only goes forward.
   */
  hear(packet: DecodedPacket, from: string, link: Link, now: number): void
  /** Forgets what wasn't heard of for too long. */
  forget(now: number): void
  /** Sorted by name. */
  tables(): DiscoveredTable[]
}

/** More than any house holds; so a flood of invented tables costs little. */
const MAX_TABLES = 64
/** Tables of one sender. A program hosts up to 50, of which a list shows these; one sender can't fill the list alone. */
const MAX_PER_SENDER = 16
const MAX_ADDRESSES = 8
const MAX_IN_MESSAGE = 8

interface Sighting {
  advert: TableAdvert
  readonly port: number
  /** Who told of it first. */
  readonly sender: string
  /** Whose word counts: the sender, and the addresses that those who counted named for it. Without zones. */
  readonly trusted: Set<string>
  /** When each address was last heard of. */
  readonly addresses: Map<string, number>
  heardAt: number
}

/**
 * Nobody proves in multicast DNS who they are. So a table is changed, given addresses and taken from the list only by
 * the address that told of it first, and by those that it named as its own: another machine can invent tables, but not
 * rename, redirect or remove those of others.
 * @param silence how long a table may be silent, in milliseconds.
 */
export function createServiceCache(silence: number): ServiceCache {
  const seen = new Map<string, Sighting>()

  function begin(id: string, { port, advert }: Told, from: string): Sighting | null {
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

  function note(id: string, told: Told, from: string, link: Link, now: number): void {
    const sighting = seen.get(id) ?? begin(id, told, from)
    if (!sighting?.trusted.has(withoutZone(from))) return
    sighting.advert = told.advert
    sighting.heardAt = now
    noteAddresses(sighting, from, told.named, link, now)
  }

  return {
    hear: (packet, from, link, now) => {
      if (packet.type !== 'response') return
      for (const record of tablesIn(packet)) {
        const id = `${record.data.target.toLowerCase()}:${String(record.data.port)}`
        if (record.ttl === 0) {
          if (seen.get(id)?.trusted.has(withoutZone(from))) seen.delete(id)
          continue
        }
        const advert = advertIn(packet, record)
        const told = advert && { port: record.data.port, advert, named: addressesIn(packet, record) }
        if (told) note(id, told, from, link, now)
      }
    },
    forget: (now) => {
      for (const [id, { addresses }] of seen) {
        for (const [address, at] of addresses) if (now - at >= silence) addresses.delete(address)
        if (addresses.size === 0) seen.delete(id)
      }
    },
    tables: () =>
      [...seen]
        .map(([id, { advert, port, addresses }]) => ({
          ...advert,
          id,
          port,
          addresses: inOrder([...addresses.keys()]),
        }))
        .sort((one, other) => compare(one.name, other.name) || compare(one.id, other.id)),
  }
}

/** How many tables each sender told of first. */
function tablesBySender(seen: ReadonlyMap<string, Sighting>): Map<string, number> {
  const bySender = new Map<string, number>()
  for (const { sender } of seen.values()) bySender.set(sender, (bySender.get(sender) ?? 0) + 1)
  return bySender
}

/** Where the list is full, whoever told of most tables loses the one that was silent for longest. */
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

/** Takes in where a table is reached, as one whose word counts tells it. @param named addresses that the message names */
function noteAddresses(
  { trusted, addresses }: Sighting,
  from: string,
  named: readonly string[],
  link: Link,
  now: number,
): void {
  for (const address of named) if (trusted.size < 2 * MAX_ADDRESSES) trusted.add(withoutZone(address))
  for (const address of [from, ...named.filter((one) => link.isNear(one))])
    if (addresses.has(address) || addresses.size < MAX_ADDRESSES) addresses.set(address, now)
}

/** What a message tells of one table. */
interface Told {
  readonly port: number
  readonly advert: TableAdvert
  readonly named: readonly string[]
}

/** Our programs tell of one table in each message; more than a few in one are not worth their time. */
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

/** Addresses that a message names for the table's host. */
function addressesIn(packet: DecodedPacket, { data: { target } }: SrvAnswer): string[] {
  return statedRecords(packet)
    .flatMap((record) =>
      (record.type === 'A' || record.type === 'AAAA') && sameName(record.name, target) ? [record.data] : [],
    )
    .slice(0, MAX_ADDRESSES)
}

/** An address of one link is the same machine's whatever the link is called. */
function withoutZone(address: string): string {
  return address.split('%', 1)[0] ?? ''
}

function inOrder(addresses: string[]): string[] {
  const rank = (address: string) => (address.includes(':') ? (isLinkLocal(address) ? 2 : 1) : 0)
  return addresses.sort((one, other) => rank(one) - rank(other) || compare(one, other))
}

function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0
}
