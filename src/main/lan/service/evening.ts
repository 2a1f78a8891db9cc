import type { GameLookup } from '../../../rules/kit'
import type { Thinker } from '../../../table'
import { asServiceError } from '../../saves/disk'
import { createLanHost, type LanHost, type LanHostNeeds } from '../lan-host'
import { doorsOf, type Doors, type LanListener } from './doors'
import { heraldsOf, type Heralds } from './heralds'
import type { Discovery } from './lookout'

/** What hosting needs of whoever runs the program. */
export interface HostingNeeds extends Pick<LanHostNeeds, 'shelve' | 'report' | 'limits'> {
  /** Where tables and their journals lie; made where it is missing. */
  readonly folder: string
  readonly find: GameLookup
  /** Whoever thinks for bots; begun with the first table, and closed with the last. */
  readonly thinker: () => Thinker & { close(): void }
  /** Listens for guests of a host. Rejects with a sentence. */
  readonly listen: (host: LanHost) => Promise<LanListener>
  readonly discovery?: Discovery
}

/** Hosting from the first table to the last: the tables, the way in, the announcements. */
export interface Evening {
  readonly host: LanHost
  readonly doors: Doors
  readonly heralds: Heralds
  /** Opens the doors, and announces every table that is not announced yet. */
  letIn(): Promise<LanListener>
  /** Tables are kept, for another evening. */
  close(): Promise<void>
}

/**
 * Brings back the tables that were kept. Rejects with a ServiceError: `in-use`, or one of the disk.
 * @param announced hears the id of each announcement, by which others know the table.
 */
export async function beginEvening(needs: HostingNeeds, announced: (id: string) => void): Promise<Evening> {
  const { folder, find, report, shelve, limits, discovery = {} } = needs
  const thinker = needs.thinker()
  const heralds = heraldsOf(discovery, announced)
  const host = await createLanHost({
    folder,
    find,
    thinker,
    report,
    ...(shelve && { shelve }),
    ...(limits && { limits }),
    changed: (table) => heralds.changed(table),
  }).catch((fault: unknown) => {
    thinker.close()
    throw asServiceError(fault)
  })
  const doors = doorsOf(() => needs.listen(host))
  await host.resumeTables()
  return {
    host,
    doors,
    heralds,
    async letIn() {
      const listener = await doors.open()
      for (const table of host.tables) heralds.announce(table, listener.port)
      return listener
    },
    async close() {
      await Promise.all([heralds.close(), host.close()])
      await doors.shut()
      thinker.close()
    },
  }
}
