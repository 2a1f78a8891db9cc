import { describe, expect, it } from 'vitest'
import { createSightings } from '../../../../src/main/lan/discovery/sightings'
import { announced, link, received, standing } from './messages'

const near = link!
const SILENCE = 1600

describe('sightings', () => {
  it('hold a table from the first message on, and where it can be reached', () => {
    const sightings = createSightings(SILENCE)
    sightings.hear(announced(), '192.168.1.9', near, 0)
    const id = `${standing.host}:4949`
    expect(sightings.tables()).toEqual([
      { ...standing.advert, id, port: 4949, addresses: ['192.168.1.5', '192.168.1.9'] },
    ])
  })

  it('follow a change of chairs', () => {
    const sightings = createSightings(SILENCE)
    sightings.hear(announced(), '192.168.1.5', near, 0)
    sightings.hear(announced({ advert: { ...standing.advert, free: 2 } }), '192.168.1.5', near, 10)
    expect(sightings.tables().map(({ free }) => free)).toEqual([2])
  })

  it('lose a table that takes its leave at once, and its neighbour stays', () => {
    const sightings = createSightings(SILENCE)
    const neighbour = { host: 'parlorbox-0000000000000002.local', instance: 'Table (2)._parlorbox._tcp.local' }
    sightings.hear(announced(), '192.168.1.5', near, 0)
    sightings.hear(announced(neighbour), '192.168.1.6', near, 0)
    sightings.hear(announced({}, 0), '192.168.1.5', near, 1)
    expect(sightings.tables().map(({ id }) => id)).toEqual([`${neighbour.host}:4949`])
  })

  it('forget a silent table, but not one that is heard on another way', () => {
    const sightings = createSightings(SILENCE)
    sightings.hear(announced(), '192.168.1.5', near, 0)
    sightings.forget(SILENCE - 1)
    expect(sightings.tables()).toHaveLength(1)
    sightings.hear(announced(), 'fe80::5%eth0', near, SILENCE - 1)
    sightings.hear(announced(), '192.168.1.7', near, 2 * SILENCE - 2)
    sightings.forget(2 * SILENCE - 1)
    expect(sightings.tables().map(({ addresses }) => addresses)).toEqual([['192.168.1.5', '192.168.1.7']])
    sightings.forget(3 * SILENCE)
    expect(sightings.tables()).toEqual([])
  })

  it('take no address that lies elsewhere from a message, and no table from a query', () => {
    const sightings = createSightings(SILENCE)
    const far = announced()
    const answers = (far.answers ?? []).map((record) =>
      record.type === 'A' ? { ...record, data: '203.0.113.9' } : record,
    )
    sightings.hear(received({ type: 'response', answers }), '192.168.1.5', near, 0)
    expect(sightings.tables().map(({ addresses }) => addresses)).toEqual([['192.168.1.5']])
    const asked = createSightings(SILENCE)
    asked.hear(received({ type: 'query', answers }), '192.168.1.5', near, 0)
    expect(asked.tables()).toEqual([])
  })

  it('stay few, and each with few addresses, in a flood of invented ones', () => {
    const sightings = createSightings(SILENCE)
    for (let i = 0; i < 200; i++) {
      const host = `parlorbox-${String(i).padStart(16, '0')}.local`
      sightings.hear(announced({ host }), '192.168.1.5', near, i)
      sightings.hear(announced({ host: 'one.local' }), `192.168.1.${String(i)}`, near, i)
    }
    const tables = sightings.tables()
    expect(tables.length).toBe(64)
    expect(Math.max(...tables.map(({ addresses }) => addresses.length))).toBe(8)
  })
})
