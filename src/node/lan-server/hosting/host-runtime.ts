import type { GameLookup } from '../../../rules/kit'
import type { Thinker } from '../../../ports/thinker'
import { doAll } from '../../../async/do-all'
import { asServiceError } from '../../storage/disk'
import { createLanHost, type LanHost, type LanHostNeeds } from '../lan-host'
import { createListenerHandle, type ListenerHandle, type LanListener } from './listener-handle'
import { createTableAnnouncers, type TableAnnouncers } from './table-announcers'
import type { Discovery } from './discovery-browser'

/** What hosting needs of whoever runs the program. */
export interface HostingNeeds extends Pick<LanHostNeeds, 'shelve' | 'report' | 'limits' | 'called'> {
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
export interface HostRuntime {
  readonly host: LanHost
  readonly guestListener: ListenerHandle
  readonly announcers: TableAnnouncers
  /** Opens the listener for guests, and announces every table that is not announced yet. */
  letIn(): Promise<LanListener>
  /** Tables are kept, for another evening. Everything is closed, whatever a part of it says; rejects with their faults. */
  close(): Promise<void>
}

/**
 * Brings back the tables that were kept. Rejects with a ServiceError: `in-use`, or one of the disk.
 * @param announced hears the id of each announcement, by which others know the table.
 */
export async function startHostRuntime(needs: HostingNeeds, announced: (id: string) => void): Promise<HostRuntime> {
  const { folder, find, report, shelve, limits, called, discovery = {} } = needs
  const thinker = needs.thinker()
  const announcers = createTableAnnouncers(discovery, announced)
  const host = await createLanHost({
    folder,
    find,
    thinker,
    report,
    ...(shelve && { shelve }),
    ...(limits && { limits }),
    ...(called && { called }),
    changed: (table) => announcers.changed(table),
  }).catch((fault: unknown) => {
    thinker.close()
    throw asServiceError(fault)
  })
  const guestListener = createListenerHandle(() => needs.listen(host))
  await host.resumeTables()
  return {
    host,
    guestListener,
    announcers,
    async letIn() {
      const listener = await guestListener.open()
      for (const table of host.tables) announcers.announce(table, listener.port)
      return listener
    },
    close: () =>
      doAll(
        () => Promise.all([announcers.close(), host.close()]),
        () => guestListener.shut(),
        () => thinker.close(),
      ),
  }
}
