import { AUTHORITATIVE_ANSWER, decode, encode, type Answer, type DecodedPacket, type Packet } from 'dns-packet'
import { survey, type Survey } from './survey'

/** A record as it is sent and as it is compared: of the kinds that DNS-SD needs. */
export type Record =
  | { readonly type: 'PTR' | 'A' | 'AAAA'; readonly name: string; readonly data: string }
  | { readonly type: 'SRV'; readonly name: string; readonly data: { port: number; target: string } }
  | { readonly type: 'TXT'; readonly name: string; readonly data: readonly string[] }

/** No message of DNS-SD is longer (RFC 6762, 17). */
const MAX_BYTES = 9000
/** The type of records whose contents the codec takes as they are. */
const NULL = 10

/**
 * What a datagram says; null if it is no DNS message, or costs more than an honest one. It is surveyed before it is
 * decoded, since the codec trusts the counts and lengths that stand in it. Never throws.
 */
export function readPacket(bytes: Buffer): DecodedPacket | null {
  const found = bytes.length > MAX_BYTES ? null : survey(bytes)
  if (!found) return null
  try {
    return decode(withoutForeign(bytes, found))
  } catch {
    return null
  }
}

/** The same message, but that records of kinds that DNS-SD needs not are not taken apart. */
function withoutForeign(bytes: Buffer, { foreign }: Survey): Buffer {
  if (foreign.length === 0) return bytes
  const copy = Buffer.from(bytes)
  for (const at of foreign) copy.writeUInt16BE(NULL, at)
  return copy
}

/** Every record that a message states as true. */
export function statedRecords(packet: Packet): Answer[] {
  return [...(packet.answers ?? []), ...(packet.additionals ?? [])]
}

/** Records as the codec wants them. Those that are ours alone tell caches to forget what they knew (`flush`). */
export function wireRecords(records: readonly Record[], ttl: number, flush = true): Answer[] {
  return records.map((record): Answer => {
    const common = { name: record.name, ttl, class: 'IN' as const, flush: flush && !isShared(record) }
    switch (record.type) {
      case 'SRV':
        return { ...common, type: 'SRV', data: { priority: 0, weight: 0, ...record.data } }
      case 'TXT':
        // A copy: the codec writes into the array that it is given.
        return { ...common, type: 'TXT', data: [...record.data] }
      default:
        return { ...common, type: record.type, data: record.data }
    }
  })
}

/** Whether others may have a record of the same name and type, too. */
export function isShared(record: Record): boolean {
  return record.type === 'PTR'
}

export function query(questions: NonNullable<Packet['questions']>, authorities: Answer[] = []): Buffer {
  return encode({ type: 'query', id: 0, flags: 0, questions, authorities })
}

export function response(packet: Pick<Packet, 'id' | 'questions' | 'answers' | 'additionals'>): Buffer {
  return encode({ type: 'response', flags: AUTHORITATIVE_ANSWER, ...packet })
}
