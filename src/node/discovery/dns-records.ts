import type { Answer, Packet } from 'dns-packet'
import { advertTxt, type TableAdvert } from './table-advert'
import { isLinkLocal } from '../network/addresses'
import type { Link } from '../network/network-links'
import { ALL_SERVICES, SERVICE, sameName, TTL } from './dns-names'
import { statedRecords, type DnsRecord } from './dns-packets'

/** A table as announced on the network. */
export interface AnnouncedTable {
  /** Its full instance name, `label._parlorbox._tcp.local`. */
  readonly instance: string
  /** Its host name, generated for this table alone, so that it cannot clash and reveals nothing about the machine. */
  readonly host: string
  readonly port: number
  readonly advert: TableAdvert
}

/** Returns all records of a table on a link, with the addresses that lead to it there. */
export function recordsOf({ instance, host, port, advert }: AnnouncedTable, link: Link): DnsRecord[] {
  return [
    { type: 'PTR', name: SERVICE, data: instance },
    { type: 'PTR', name: ALL_SERVICES, data: SERVICE },
    { type: 'SRV', name: instance, data: { port, target: host } },
    { type: 'TXT', name: instance, data: advertTxt(advert) },
    ...announcedAddresses(link).map(({ family, address }): DnsRecord => {
      return { type: family === 'IPv4' ? 'A' : 'AAAA', name: host, data: address }
    }),
  ]
}

/** Maximum number of addresses announced, so that they fit into a datagram; others remember no more (`ServiceCache`). */
const MAX_ADDRESSES = 8

/** Returns the addresses to announce: of very many IPv6 addresses the same few each time, the link-local one first. */
function announcedAddresses({ ownAddresses }: Link): Link['ownAddresses'] {
  if (ownAddresses.length <= MAX_ADDRESSES) return ownAddresses
  const rank = ({ family, address }: Link['ownAddresses'][number]) =>
    family === 'IPv4' ? 0 : isLinkLocal(address) ? 1 : 2
  const sorted = [...ownAddresses].sort(
    (one, other) => rank(one) - rank(other) || (one.address < other.address ? -1 : 1),
  )
  return sorted.slice(0, MAX_ADDRESSES)
}

/** A reply to a query. */
export interface Reply {
  readonly answers: readonly DnsRecord[]
  /** Records that the asker will need next. */
  readonly additionals: readonly DnsRecord[]
}

/**
 * Returns the reply to a query, without the PTR records that the asker listed as known (RFC 6762, 7.1). Null if there
 * is nothing to say.
 */
export function replyTo(packet: Packet, records: readonly DnsRecord[]): Reply | null {
  const asked = (record: DnsRecord) =>
    (packet.questions ?? []).some(
      ({ name, type }) => sameName(name, record.name) && (type === record.type || isAny(type)),
    )
  const answers = records.filter((record) => asked(record) && !isKnown(record, packet.answers ?? []))
  if (answers.length === 0) return null
  const names = new Set(answers.flatMap(targetsOf))
  for (const record of records) {
    if (names.has(record.name)) for (const name of targetsOf(record)) names.add(name)
  }
  return { answers, additionals: records.filter((record) => names.has(record.name) && !answers.includes(record)) }
}

// The codec decodes question type 255 as ANY, which its TypeScript types omit.
function isAny(type: string): boolean {
  return type === 'ANY'
}

function targetsOf(record: DnsRecord): string[] {
  if (record.type === 'PTR') return record.data === SERVICE ? [] : [record.data]
  return record.type === 'SRV' ? [record.data.target] : []
}

function isKnown(record: DnsRecord, known: readonly Answer[]): boolean {
  return (
    record.type === 'PTR' &&
    known.some(
      (answer) =>
        answer.type === 'PTR' &&
        sameName(answer.name, record.name) &&
        sameName(answer.data, record.data) &&
        (answer.ttl ?? 0) * 2 >= TTL,
    )
  )
}

/** Returns the host that another party names for our instance; null if none does. */
export function conflictingHost(records: readonly Answer[], { instance, host }: AnnouncedTable): string | null {
  for (const record of records) {
    if (record.type !== 'SRV' || !sameName(record.name, instance) || record.ttl === 0) continue
    if (!sameName(record.data.target, host)) return record.data.target
  }
  return null
}

/** Whether a message claims our instance name for another host. */
export function claimsOurName(packet: Packet, table: AnnouncedTable): boolean {
  return conflictingHost(statedRecords(packet), table) !== null
}
