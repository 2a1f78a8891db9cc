import { createSocket, type Socket } from 'node:dgram'
import { networkInterfaces } from 'node:os'
import { afterEach, describe, expect, it } from 'vitest'
import { instanceName, encodeResponse, wireRecords } from '../../../../src/node/discovery/dns-packets'
import { eventually } from '../../../eventually'
import { announceTable, type Announcement } from '../../../../src/node/discovery/announcer'
import type { DiscoveredTable } from '../../../../src/node/discovery/service-cache'
import { browseTables, type MdnsBrowser } from '../../../../src/node/discovery/mdns-browser'

/** The loopback interface alone, on a port that no other program listens on: nothing leaves this machine. */
const [loopback = ''] = Object.entries(networkInterfaces()).find(([, infos]) => infos?.[0]?.internal) ?? []
const common = { interfaces: [loopback], mdnsPort: 20_000 + (process.pid % 10_000) }
const advert = { name: 'Table', game: 'forty-nine', free: 3, protocol: { min: 1, max: 1 } }

let open: (Announcement | MdnsBrowser | Socket)[] = []
afterEach(async () => {
  for (const one of open) await one.close()
  open = []
})

function announce(port: number): Announcement {
  const announcement = announceTable({ ...common, advert, port })
  open.push(announcement)
  return announcement
}

/** Watches the tables; returns a function that waits until the tables are as wished and resolves with them. */
function watch() {
  const waiting = new Set<() => void>()
  const watching = browseTables({ ...common, onChange: () => waiting.forEach((look) => look()) })
  open.push(watching)
  return async (isWished: (tables: readonly DiscoveredTable[]) => boolean): Promise<readonly DiscoveredTable[]> => {
    await new Promise<void>((resolve) => {
      const look = () => {
        if (!isWished(watching.tables())) return
        waiting.delete(look)
        resolve()
      }
      waiting.add(look)
      look()
    })
    return watching.tables()
  }
}

describe('tables on one machine', () => {
  it('are found, followed and gone, and take no notice of garbage', async () => {
    const sees = watch()
    const table = announce(4001)
    const garbage = createSocket('udp4')
    open.push(garbage)
    garbage.bind(0, '127.0.0.1', () => garbage.send(Buffer.alloc(300, 0xc0), common.mdnsPort, '224.0.0.251'))
    const [found] = await sees((tables) => tables.length === 1)
    expect(found).toMatchObject({ ...advert, id: table.id, port: 4001 })
    expect(found?.addresses).toContain('127.0.0.1')
    table.update({ ...advert, free: 2 })
    await sees(([one]) => one?.free === 2)
    await table.close()
    await sees((tables) => tables.length === 0)
  })

  it('are all found, even with the same name at the same moment', async () => {
    const sees = watch()
    const ids = [announce(4001), announce(4002), announce(4003)].map(({ id }) => id)
    const tables = await sees((tables) => tables.length === 3)
    expect(tables.map(({ id }) => id).sort()).toEqual(ids.sort())
  })

  it('are found by who comes later, without waiting for news', async () => {
    const early = watch()
    const table = announce(4001)
    await early((tables) => tables.length === 1)
    const [found] = await watch()((tables) => tables.length === 1)
    expect(found?.id).toBe(table.id)
  })

  // Windows lets a second socket with SO_REUSEADDR have a port that is taken.
  it.skipIf(process.platform === 'win32')('cost nothing but a word where the port is taken', async () => {
    const taken = createSocket('udp4')
    open.push(taken)
    await new Promise<void>((resolve) => taken.bind(common.mdnsPort, '0.0.0.0', resolve))
    const fault = await new Promise<Error>((trouble) => {
      open.push(announceTable({ ...common, advert, port: 4001, onFault: trouble }))
    })
    expect(fault.message).toContain('EADDRINUSE')
  })

  it('notice that somebody takes every name they try, and say so as long as it lasts', async () => {
    const table = announce(4001)
    expect(table.isNameContested).toBe(false)
    const rival = createSocket('udp4')
    open.push(rival)
    await new Promise<void>((resolve) => rival.bind(0, '127.0.0.1', resolve))
    const claims = Array.from({ length: 20 }, (_, attempt) =>
      encodeResponse({
        answers: wireRecords(
          [
            {
              name: instanceName(advert.name, attempt),
              type: 'SRV',
              data: { port: 9, target: 'parlorbox-rival.local' },
            },
          ],
          10,
        ),
      }),
    )
    await eventually(() => {
      for (const claim of claims) rival.send(claim, common.mdnsPort, '224.0.0.251')
      expect(table.isNameContested).toBe(true)
    })
  })
})
