import { AUTHORITATIVE_ANSWER, decode, encode, type Answer, type DecodedPacket, type Packet } from 'dns-packet'
import { measurePacket, type PacketCost } from './packet-cost'

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
