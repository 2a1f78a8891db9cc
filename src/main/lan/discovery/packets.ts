import { AUTHORITATIVE_ANSWER, decode, encode, type Answer, type DecodedPacket, type Packet } from 'dns-packet'

/** A record as it is sent and as it is compared: of the kinds that DNS-SD needs. */
export type Record =
  | { readonly type: 'PTR' | 'A' | 'AAAA'; readonly name: string; readonly data: string }
  | { readonly type: 'SRV'; readonly name: string; readonly data: { port: number; target: string } }
  | { readonly type: 'TXT'; readonly name: string; readonly data: readonly string[] }

/** No message of DNS-SD is longer (RFC 6762, 17). */
const MAX_BYTES = 9000
/** More than an honest message holds; so a hostile one costs little. */
const MAX_RECORDS = 128

/** What a datagram says; null if it is no DNS message or none of ours. Never throws. */
export function readPacket(bytes: Buffer): DecodedPacket | null {
  if (bytes.length > MAX_BYTES) return null
  try {
    const packet = decode(bytes)
    return saidIn(packet).length + (packet.questions?.length ?? 0) <= MAX_RECORDS ? packet : null
  } catch {
    return null
  }
}

/** Every record that a message states as true. */
export function saidIn(packet: Packet): Answer[] {
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
