import { randomBytes } from 'node:crypto'
import { encode, type Question } from 'dns-packet'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readPacket, wireRecords, claimsOurName, recordsOf, replyTo } from '../../../../src/node/discovery/dns-packets'
import { createServiceCache } from '../../../../src/node/discovery/service-cache'
import { MAX_RECORDS, MAX_STEPS, measurePacket } from '../../../../src/node/discovery/packet-cost'
import { runCount } from '../../../scale'
import { createAnnouncement, link, parsePacket, announcedTable } from './messages'

const near = link!
const records = recordsOf(announcedTable, near)
const SERVICE = '_parlorbox._tcp.local'
const ask = (...questions: Question[]) => parsePacket({ type: 'query', questions })
const kinds = (some: readonly { type: string }[] | undefined) => some?.map(({ type }) => type)

describe('a reply', () => {
  it('to who seeks tables holds all that is needed to join', () => {
    const reply = replyTo(ask({ name: SERVICE.toUpperCase(), type: 'PTR' }), records)
    expect(kinds(reply?.answers)).toEqual(['PTR'])
    expect(kinds(reply?.additionals)).toEqual(['SRV', 'TXT', 'A'])
  })

  it('to who lists all kinds of services names ours', () => {
    const reply = replyTo(ask({ name: '_services._dns-sd._udp.local', type: 'PTR' }), records)
    expect(reply?.answers.map(({ data }) => data)).toEqual([SERVICE])
  })

  it('names a few addresses, the same ones each time, of a machine with very many', () => {
    const many = Array.from({ length: 40 }, (_, i) => `fd00::${(i + 16).toString(16)}`)
    const addressesOf = (own: readonly string[]) => {
      const ownAddresses = own.map((address) => {
        return { family: address.includes(':') ? ('IPv6' as const) : ('IPv4' as const), address }
      })
      return recordsOf(announcedTable, { ...near, ownAddresses }).flatMap(({ type, data }) =>
        type === 'A' || type === 'AAAA' ? [data] : [],
      )
    }
    const told = addressesOf([...many, 'fe80::5', '192.168.1.5'])
    expect(told).toEqual(['192.168.1.5', 'fe80::5', ...many.slice(0, 6)])
    expect(addressesOf(['fe80::5', ...many.reverse(), '192.168.1.5'])).toEqual(told)
    expect(addressesOf(['fd00::2', 'fd00::1', '192.168.1.5'])).toEqual(['fd00::2', 'fd00::1', '192.168.1.5'])
  })

  it('to a single question is that record', () => {
    expect(kinds(replyTo(ask({ name: announcedTable.instance, type: 'TXT' }), records)?.answers)).toEqual(['TXT'])
    expect(kinds(replyTo(ask({ name: announcedTable.instance, type: 'SRV' }), records)?.additionals)).toEqual(['A'])
    expect(kinds(replyTo(ask({ name: announcedTable.host, type: 'A' }), records)?.answers)).toEqual(['A'])
  })

  it('is not given to who knows already or asks for something else', () => {
    const questions: Question[] = [{ name: SERVICE, type: 'PTR' }]
    const known = (ttl: number) =>
      parsePacket({ type: 'query', questions, answers: wireRecords(records.slice(0, 1), ttl) })
    expect(replyTo(known(10), records)).toBeNull()
    expect(replyTo(known(4), records)).not.toBeNull()
    expect(replyTo(ask({ name: '_http._tcp.local', type: 'PTR' }, { name: SERVICE, type: 'A' }), records)).toBeNull()
  })
})

describe('a contest for a name', () => {
  it('is another host under it, not oneself and not one who leaves', () => {
    const other = { host: 'parlorbox-0000000000000002.local' }
    expect(claimsOurName(createAnnouncement(other), announcedTable)).toBe(true)
    expect(claimsOurName(createAnnouncement(), announcedTable)).toBe(false)
    expect(claimsOurName(createAnnouncement(other, 0), announcedTable)).toBe(false)
    expect(claimsOurName(createAnnouncement({ ...other, instance: `Other.${SERVICE}` }), announcedTable)).toBe(false)
  })
})

describe('datagrams of any bytes', () => {
  const take = (bytes: Buffer) => {
    const packet = readPacket(bytes)
    if (!packet) return
    createServiceCache(1000).handlePacket(packet, '192.168.1.5', near, 0)
    replyTo(packet, records)
    claimsOurName(packet, announcedTable)
  }

  it('do no harm', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 600 }), (bytes) => take(Buffer.from(bytes))),
      { numRuns: runCount(2000) },
    )
  })

  it('do no harm when they are nearly right', () => {
    const whole = encode({ type: 'response', answers: wireRecords(records, 10) })
    const change = fc.record({ at: fc.nat(whole.length - 1), to: fc.nat(255) })
    fc.assert(
      fc.property(fc.array(change, { maxLength: 6 }), fc.nat(whole.length), (changes, length) => {
        const bytes = Buffer.from(whole)
        for (const { at, to } of changes) bytes[at] = to
        take(bytes.subarray(0, length))
      }),
      { numRuns: runCount(1500) },
    )
  })

  /** Wraps a datagram to count what the codec reads of it: bytes that it copies out, and numbers. */
  function watched(bytes: Buffer) {
    const seen = { numbers: 0, bytes: 0 }
    const text = bytes.toString.bind(bytes)
    const slice = bytes.subarray.bind(bytes)
    const number = bytes.readUInt16BE.bind(bytes)
    const part = (from = 0, upTo = bytes.length) => {
      seen.bytes += Math.max(0, upTo - from)
      return slice(from, upTo)
    }
    return {
      seen,
      bytes: Object.assign(bytes, {
        toString: (encoding?: BufferEncoding, from = 0, upTo = bytes.length) => {
          seen.bytes += upTo - from
          return text(encoding, from, upTo)
        },
        slice: part,
        subarray: part,
        readUInt16BE: (at?: number) => {
          seen.numbers++
          return number(at)
        },
      }),
    }
  }

  /** A header that promises 131,070 records, and a text that runs over the end: the codec would read on and on. */
  const endless = Buffer.from('000084000000ffffff0000ff00001000010000000affff0541', 'hex')

  it('are surveyed by their counts and lengths before anything is decoded', () => {
    const { seen, bytes } = watched(endless)
    expect(bytes.length).toBe(25)
    expect(readPacket(bytes)).toBeNull()
    // Only the header's four counts were read.
    expect(seen).toEqual({ numbers: 4, bytes: 0 })
  })

  it('cost no more than their records and parts, however they are made', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 600 }), fc.nat(3), fc.nat(140), (tail, part, count) => {
        const head = Buffer.alloc(12)
        head.writeUInt16BE(0x8400, 2)
        head.writeUInt16BE(count, 4 + 2 * part)
        const { seen, bytes } = watched(Buffer.concat([head, tail]))
        const found = measurePacket(bytes)
        const surveyed = { ...seen }
        readPacket(bytes)
        // The survey is made twice. The codec then reads six numbers of the header, at most six for each record, and
        // one for each pointer.
        const most = found ? 6 + 6 * found.records + found.steps : 0
        expect(seen.numbers - 2 * surveyed.numbers).toBeLessThanOrEqual(most)
        expect(found?.records ?? 0).toBeLessThanOrEqual(MAX_RECORDS)
        expect(found?.steps ?? 0).toBeLessThanOrEqual(MAX_STEPS)
      }),
      { numRuns: runCount(2000) },
    )
  })

  it('are not read where one long name is pointed to by everything in them', () => {
    const name = [...Array.from({ length: 120 }, () => [1, 97]).flat(), 0]
    const record = (at: readonly number[]) => [...at, 0, 12, 0, 1, 0, 0, 0, 10, 0, 2, 0xc0, 12]
    const records = [record(name), ...Array.from({ length: 99 }, () => record([0xc0, 12]))]
    const bytes = Buffer.from([0, 0, 0x84, 0, 0, 0, 0, 100, 0, 0, 0, 0, ...records.flat()])
    expect(readPacket(bytes)).toBeNull()
    bytes.writeUInt16BE(3, 6)
    expect(readPacket(bytes)?.answers).toHaveLength(3)
  })

  it('are read past records of kinds that are none of ours, whatever these hold', () => {
    const whole = encode({ type: 'response', answers: wireRecords(records, 10) })
    // A record of type 47 with the root's name. It is longer than the codec would assume.
    const foreign = Buffer.from([0, 0, 47, 0, 1, 0, 0, 0, 10, 0, 3, 0xff, 0xff, 0xff])
    const bytes = Buffer.concat([whole.subarray(0, 12), foreign, whole.subarray(12)])
    bytes.writeUInt16BE(records.length + 1, 6)
    const read = readPacket(bytes)?.answers ?? []
    expect(read).toHaveLength(records.length + 1)
  })

  it('are not even looked at beyond the length of any message, or with a crowd of records', () => {
    expect(readPacket(randomBytes(9001))).toBeNull()
    const answers = Array.from({ length: 200 }, () => ({ type: 'A' as const, name: 'a.local', data: '10.0.0.1' }))
    expect(readPacket(encode({ type: 'response', answers }))).toBeNull()
  })
})
