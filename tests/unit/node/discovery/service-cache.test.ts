import { describe, expect, it } from 'vitest'
import { createServiceCache } from '../../../../src/node/discovery/service-cache'
import { createAnnouncement, link, parsePacket, announcedTable } from './messages'

const near = link!
const SILENCE = 1600

describe('sightings', () => {
  it('hold a table from the first message on, and where it can be reached', () => {
    const sightings = createServiceCache(SILENCE)
    sightings.handlePacket(createAnnouncement(), '192.168.1.9', near, 0)
    sightings.handlePacket(createAnnouncement(), '192.168.1.5', near, 0)
    const id = `${announcedTable.host}:4949`
    expect(sightings.tables()).toEqual([
      { ...announcedTable.advert, id, port: 4949, addresses: ['192.168.1.5', '192.168.1.9'] },
    ])
  })

  it('follow a change of chairs', () => {
    const sightings = createServiceCache(SILENCE)
    sightings.handlePacket(createAnnouncement(), '192.168.1.5', near, 0)
    sightings.handlePacket(
      createAnnouncement({ advert: { ...announcedTable.advert, free: 2 } }),
      '192.168.1.5',
      near,
      10,
    )
    expect(sightings.tables().map(({ free }) => free)).toEqual([2])
  })

  it('lose a table that takes its leave at once, and its neighbour stays', () => {
    const sightings = createServiceCache(SILENCE)
    const neighbour = { host: 'parlorbox-0000000000000002.local', instance: 'Table (2)._parlorbox._tcp.local' }
    sightings.handlePacket(createAnnouncement(), '192.168.1.5', near, 0)
    sightings.handlePacket(createAnnouncement(neighbour), '192.168.1.6', near, 0)
    sightings.handlePacket(createAnnouncement({}, 0), '192.168.1.5', near, 1)
    expect(sightings.tables().map(({ id }) => id)).toEqual([`${neighbour.host}:4949`])
  })

  it('forget a silent table, but not one that is heard on another of its ways', () => {
    const sightings = createServiceCache(SILENCE)
    const both = createAnnouncement({}, 10, ['192.168.1.5', '192.168.1.7', 'fe80::5'])
    sightings.handlePacket(both, '192.168.1.5', near, 0)
    sightings.forget(SILENCE - 1)
    expect(sightings.tables()).toHaveLength(1)
    sightings.handlePacket(createAnnouncement({}, 10, ['192.168.1.7']), 'fe80::5%eth0', near, SILENCE - 1)
    sightings.forget(SILENCE)
    expect(sightings.tables().map(({ addresses }) => addresses)).toEqual([['192.168.1.7', 'fe80::5%eth0']])
    sightings.forget(3 * SILENCE)
    expect(sightings.tables()).toEqual([])
  })

  it('believe nobody but the table itself: no other name, no other address, no goodbye', () => {
    const sightings = createServiceCache(SILENCE)
    sightings.handlePacket(createAnnouncement(), '192.168.1.5', near, 0)
    const before = sightings.tables()
    const renamed = { advert: { ...announcedTable.advert, name: 'Not the real name', game: 'cassino-21' } }
    sightings.handlePacket(createAnnouncement(renamed, 10, ['192.168.1.66', '192.168.1.5']), '192.168.1.66', near, 1)
    sightings.handlePacket(createAnnouncement({}, 0), '192.168.1.66', near, 2)
    expect(sightings.tables()).toEqual(before)
    sightings.handlePacket(createAnnouncement({}, 0), '192.168.1.5', near, 3)
    expect(sightings.tables()).toEqual([])
  })

  it('are not kept alive by others', () => {
    const sightings = createServiceCache(SILENCE)
    sightings.handlePacket(createAnnouncement(), '192.168.1.5', near, 0)
    sightings.handlePacket(createAnnouncement(), '192.168.1.66', near, SILENCE - 1)
    sightings.forget(SILENCE)
    expect(sightings.tables()).toEqual([])
  })

  it('take no address that lies elsewhere from a message, and no table from a query', () => {
    const sightings = createServiceCache(SILENCE)
    const far = createAnnouncement()
    const answers = (far.answers ?? []).map((record) =>
      record.type === 'A' ? { ...record, data: '203.0.113.9' } : record,
    )
    sightings.handlePacket(parsePacket({ type: 'response', answers }), '192.168.1.5', near, 0)
    expect(sightings.tables().map(({ addresses }) => addresses)).toEqual([['192.168.1.5']])
    const asked = createServiceCache(SILENCE)
    asked.handlePacket(parsePacket({ type: 'query', answers }), '192.168.1.5', near, 0)
    expect(asked.tables()).toEqual([])
  })

  /** Returns the announcement of an invented table. */
  const invented = (i: number, from: string) =>
    createAnnouncement({ host: `parlorbox-${String(i).padStart(16, '0')}.local` }, 10, [from])

  it('stay few, and each with few addresses, in a flood of invented ones', () => {
    const sightings = createServiceCache(SILENCE)
    for (let i = 0; i < 200; i++) {
      const from = `192.168.1.${String(100 + (i % 10))}`
      sightings.handlePacket(invented(i, from), from, near, i)
      sightings.handlePacket(
        createAnnouncement({ host: 'one.local' }, 10, [from, '192.168.1.100']),
        '192.168.1.100',
        near,
        i,
      )
    }
    const tables = sightings.tables()
    expect(tables.length).toBe(64)
    expect(Math.max(...tables.map(({ addresses }) => addresses.length))).toBe(8)
  })

  it('of one sender never fill the list, and of many leave room for a real one', () => {
    const sightings = createServiceCache(SILENCE)
    for (let i = 0; i < 100; i++) sightings.handlePacket(invented(i, '192.168.1.66'), '192.168.1.66', near, i)
    expect(sightings.tables().length).toBe(16)
    for (let i = 100; i < 1_000; i++) {
      const from = `192.168.1.${String(60 + (i % 8))}`
      sightings.handlePacket(invented(i, from), from, near, i)
    }
    expect(sightings.tables().length).toBe(64)
    sightings.handlePacket(createAnnouncement(), '192.168.1.5', near, 1_000)
    for (let i = 1_000; i < 1_100; i++) {
      const from = `192.168.1.${String(60 + (i % 8))}`
      sightings.handlePacket(invented(i, from), from, near, i)
    }
    expect(sightings.tables().map(({ id }) => id)).toContain(`${announcedTable.host}:4949`)
  })

  it('lose the table that was silent for longest when there is no room', () => {
    const sightings = createServiceCache(1e6)
    for (let i = 0; i < 65; i++) {
      const from = `192.168.1.${String(100 + i)}`
      sightings.handlePacket(invented(i, from), from, near, i)
      sightings.handlePacket(invented(0, '192.168.1.100'), '192.168.1.100', near, i)
    }
    const hosts = sightings.tables().map(({ id }) => Number(id.slice(10, 26)))
    expect(hosts).toContain(0)
    expect(hosts).not.toContain(1)
    expect(hosts).toContain(64)
  })
})
