import { randomBytes } from 'node:crypto'
import { encode, type Question } from 'dns-packet'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readPacket, wireRecords } from '../../../../src/main/lan/discovery/packets'
import { contests, recordsOf, replyTo } from '../../../../src/main/lan/discovery/records'
import { createSightings } from '../../../../src/main/lan/discovery/sightings'
import { announced, link, received, standing } from './messages'

const near = link!
const records = recordsOf(standing, near)
const SERVICE = '_parlorbox._tcp.local'
const ask = (...questions: Question[]) => received({ type: 'query', questions })
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

  it('to a single question is that record', () => {
    expect(kinds(replyTo(ask({ name: standing.instance, type: 'TXT' }), records)?.answers)).toEqual(['TXT'])
    expect(kinds(replyTo(ask({ name: standing.instance, type: 'SRV' }), records)?.additionals)).toEqual(['A'])
    expect(kinds(replyTo(ask({ name: standing.host, type: 'A' }), records)?.answers)).toEqual(['A'])
  })

  it('is not given to who knows already or asks for something else', () => {
    const questions: Question[] = [{ name: SERVICE, type: 'PTR' }]
    const known = (ttl: number) =>
      received({ type: 'query', questions, answers: wireRecords(records.slice(0, 1), ttl) })
    expect(replyTo(known(10), records)).toBeNull()
    expect(replyTo(known(4), records)).not.toBeNull()
    expect(replyTo(ask({ name: '_http._tcp.local', type: 'PTR' }, { name: SERVICE, type: 'A' }), records)).toBeNull()
  })
})

describe('a contest for a name', () => {
  it('is another host under it, not oneself and not one who leaves', () => {
    const other = { host: 'parlorbox-0000000000000002.local' }
    expect(contests(announced(other), standing)).toBe(true)
    expect(contests(announced(), standing)).toBe(false)
    expect(contests(announced(other, 0), standing)).toBe(false)
    expect(contests(announced({ ...other, instance: `Other.${SERVICE}` }), standing)).toBe(false)
  })
})

describe('datagrams of any bytes', () => {
  const take = (bytes: Buffer) => {
    const packet = readPacket(bytes)
    if (!packet) return
    createSightings(1000).hear(packet, '192.168.1.5', near, 0)
    replyTo(packet, records)
    contests(packet, standing)
  }

  it('do no harm', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 600 }), (bytes) => take(Buffer.from(bytes))),
      { numRuns: 2000 },
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
      { numRuns: 1500 },
    )
  })

  it('are not even looked at beyond the length of any message, or with a crowd of records', () => {
    expect(readPacket(randomBytes(9001))).toBeNull()
    const answers = Array.from({ length: 200 }, () => ({ type: 'A' as const, name: 'a.local', data: '10.0.0.1' }))
    expect(readPacket(encode({ type: 'response', answers }))).toBeNull()
  })
})
