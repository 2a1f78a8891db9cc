import type { DecodedPacket, SrvAnswer } from 'dns-packet'
import { readAdvert, type TableAdvert } from './advert'
import { isLinkLocal, type Link } from './links'
import { SERVICE, sameName } from './names'
import { saidIn } from './packets'

/** A table that stands somewhere in the house. */
export interface FoundTable extends TableAdvert {
  /** The same for as long as the table stands. */
  readonly id: string
  /** Its TCP port. */
  readonly port: number
  /** Where it is reached, the best first: IPv4, then IPv6, then IPv6 of one link with its zone (`fe80::1%eth0`). */
  readonly addresses: readonly string[]
}

export interface Sightings {
  /**
   * Takes in what a message says about tables.
   * @param now milliseconds of any clock that only goes forward.
   */
  hear(packet: DecodedPacket, from: string, link: Link, now: number): void
  /** Forgets what wasn't heard of for too long. */
  forget(now: number): void
  /** Sorted by name. */
  tables(): FoundTable[]
}

/** More than any house holds; so a flood of invented tables costs little. */
const MAX_TABLES = 64
const MAX_ADDRESSES = 8

interface Sighting {
  advert: TableAdvert
  readonly port: number
  /** When each address was last heard of. */
  readonly addresses: Map<string, number>
}

/** @param silence how long a table may be silent, in milliseconds. */
export function createSightings(silence: number): Sightings {
  const seen = new Map<string, Sighting>()

  function note(id: string, port: number, advert: TableAdvert, addresses: readonly string[], now: number): void {
    const sighting = seen.get(id) ?? { advert, port, addresses: new Map<string, number>() }
    if (!seen.has(id) && seen.size >= MAX_TABLES) return
    sighting.advert = advert
    for (const address of addresses) {
      if (sighting.addresses.has(address) || sighting.addresses.size < MAX_ADDRESSES)
        sighting.addresses.set(address, now)
    }
    seen.set(id, sighting)
  }

  return {
    hear: (packet, from, link, now) => {
      if (packet.type !== 'response') return
      for (const record of saidIn(packet)) {
        if (record.type !== 'SRV' || !record.name.toLowerCase().endsWith(`.${SERVICE}`)) continue
        const id = `${record.data.target.toLowerCase()}:${String(record.data.port)}`
        const advert = advertIn(packet, record)
        if (record.ttl === 0) seen.delete(id)
        else if (advert) note(id, record.data.port, advert, [from, ...addressesIn(packet, record, link)], now)
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

function advertIn(packet: DecodedPacket, { name }: SrvAnswer): TableAdvert | null {
  for (const record of saidIn(packet)) {
    if (record.type !== 'TXT' || !sameName(record.name, name) || record.ttl === 0) continue
    const strings = Array.isArray(record.data) ? record.data : [record.data]
    return readAdvert(strings.map((one) => Buffer.from(one)))
  }
  return null
}

/** Addresses that a message names for the table's host, as far as they lie on the link on which it came. */
function addressesIn(packet: DecodedPacket, { data: { target } }: SrvAnswer, link: Link): string[] {
  return saidIn(packet).flatMap((record) => {
    if ((record.type !== 'A' && record.type !== 'AAAA') || !sameName(record.name, target)) return []
    return link.isNear(record.data) ? [record.data] : []
  })
}

function inOrder(addresses: string[]): string[] {
  const rank = (address: string) => (address.includes(':') ? (isLinkLocal(address) ? 2 : 1) : 0)
  return addresses.sort((one, other) => rank(one) - rank(other) || compare(one, other))
}

function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0
}
