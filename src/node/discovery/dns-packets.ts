import { type Answer, type Packet, AUTHORITATIVE_ANSWER, decode, encode, type DecodedPacket } from 'dns-packet'
import { isLinkLocal } from '../network/addresses'
import type { Link } from '../network/network-links'
import { measurePacket, type PacketCost } from './packet-cost'
import { advertTxt, type TableAdvert } from './table-advert'

/** The DNS-SD (RFC 6763) service type of tables, on multicast DNS (RFC 6762). */
export const SERVICE = '_parlorbox._tcp.local'

/** The name whose PTR records list the kinds of service on the network. */
const ALL_SERVICES = '_services._dns-sd._udp.local'

export const MDNS_PORT = 5353

export const MDNS_GROUP = { IPv4: '224.0.0.251', IPv6: 'ff02::fb' } as const

/** Time to live of our records, in seconds; short, because tables come and go. */
export const TTL = 10

const MAX_LABEL = 63

/**
 * Returns the instance name of a table, which other programs list: its own name, with a number from the second attempt
 * on. A dot would end the label, so it becomes a space; text beyond 63 bytes is cut off between characters.
 */
export function instanceName(table: string, attempt: number): string {
  const suffix = attempt === 0 ? '' : ` (${String(attempt + 1)})`
  const plain = table.replace(/[.\p{Cc}\s]+/gu, ' ').trim() || 'Parlor Box'
  const label = truncate(plain, MAX_LABEL - Buffer.byteLength(suffix)).trimEnd() + suffix
  return `${label}.${SERVICE}`
}

function truncate(text: string, bytes: number): string {
  let kept = ''
  for (const character of text) {
    if (Buffer.byteLength(kept) + Buffer.byteLength(character) > bytes) break
    kept += character
  }
  return kept
}

/** Compares host or service names, which are case-insensitive. */
export function sameName(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase()
}

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

/** Maximum number of addresses announced, so that they fit into a datagram; others remember no more (`createServiceCache`). */
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

/** A record for sending and comparing, of one of the types that DNS-SD needs. */
export type DnsRecord =
  | { readonly type: 'PTR' | 'A' | 'AAAA'; readonly name: string; readonly data: string }
  | { readonly type: 'SRV'; readonly name: string; readonly data: { port: number; target: string } }
  | { readonly type: 'TXT'; readonly name: string; readonly data: readonly string[] }

/** Maximum size of a multicast DNS message (RFC 6762, 17). */
const MAX_BYTES = 9000

/** A record type whose data the codec does not parse. */
const NULL = 10

/**
 * Decodes a datagram; returns null if it is not a DNS message, or costs more than an honest one. It is surveyed first,
 * because the codec trusts the counts and lengths in the message. Never throws.
 */
export function readPacket(bytes: Buffer): DecodedPacket | null {
  const found = bytes.length > MAX_BYTES ? null : measurePacket(bytes)
  if (!found) return null
  try {
    return decode(hideIrrelevantRecords(bytes, found))
  } catch {
    return null
  }
}

/** Returns the message with the types of irrelevant records replaced, so that the codec does not parse them. */
function hideIrrelevantRecords(bytes: Buffer, { irrelevantTypeOffsets }: PacketCost): Buffer {
  if (irrelevantTypeOffsets.length === 0) return bytes
  const copy = Buffer.from(bytes)
  for (const at of irrelevantTypeOffsets) copy.writeUInt16BE(NULL, at)
  return copy
}

/** Returns the answers and additional records of a message. */
export function statedRecords(packet: Packet): Answer[] {
  return [...(packet.answers ?? []), ...(packet.additionals ?? [])]
}

/**
 * Converts records for the codec. `flush` sets the cache-flush bit on records that are unique to us, which replaces
 * what caches knew.
 */
export function wireRecords(records: readonly DnsRecord[], ttl: number, flush = true): Answer[] {
  return records.map((record): Answer => {
    const common = { name: record.name, ttl, class: 'IN' as const, flush: flush && !isShared(record) }
    switch (record.type) {
      case 'SRV':
        return { ...common, type: 'SRV', data: { priority: 0, weight: 0, ...record.data } }
      case 'TXT':
        // Copied, because the codec writes into the array.
        return { ...common, type: 'TXT', data: [...record.data] }
      default:
        return { ...common, type: record.type, data: record.data }
    }
  })
}

/** Whether other hosts may have records of the same name and type too. */
export function isShared(record: DnsRecord): boolean {
  return record.type === 'PTR'
}

/** Encodes a query. `authorities` holds the records claimed by a probe. */
export function encodeQuery(questions: NonNullable<Packet['questions']>, authorities: Answer[] = []): Buffer {
  return encode({ type: 'query', id: 0, flags: 0, questions, authorities })
}

/** Encodes an authoritative response. */
export function encodeResponse(packet: Pick<Packet, 'id' | 'questions' | 'answers' | 'additionals'>): Buffer {
  return encode({ type: 'response', flags: AUTHORITATIVE_ANSWER, ...packet })
}
