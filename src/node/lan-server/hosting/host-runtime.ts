import type { GameLookup } from '../../../rules/kit'
import type { Thinker } from '../../../ports/thinker'
import { doAll } from '../../../async/do-all'
import type { LanService } from '../../../protocol/app/services'
import { asServiceError } from '../../storage/disk'
import { createLanHost, type LanHost, type LanHostDependencies } from '../lan-host'
import { ListenerHandle, type LanListener } from './listener-handle'
import { keepPort, readKeptPort } from './kept-port'
import { createTableAnnouncers, type TableAnnouncers } from './table-announcers'
import type { DiscoveryOptions } from './discovery-browser'

/** The dependencies of hosting. */
export interface HostingDependencies extends Pick<
  LanHostDependencies,
  'addFinishedGame' | 'report' | 'limits' | 'nameForGuest'
> {
  /** Folder of tables and their journals; created if missing. */
  readonly folder: string
  readonly find: GameLookup
  /** Creates the thinker of the bots: with the first table; it is closed with the last. */
  readonly thinker: () => Thinker & { close(): void }
  /**
   * Starts listening for guests of a host. Rejects with a readable message.
   * @param formerPort where its restored tables were reached before; null if there are none
   */
  readonly listen: (host: LanHost, formerPort: number | null) => Promise<LanListener>
  readonly discovery?: DiscoveryOptions
  /** Checks where this machine's page may join tables (`LanService.reach`). */
  readonly reach: LanService['reach']
}

/** The running host, from the first table to the last: tables, listener and announcements. */
export interface HostRuntime {
  readonly host: LanHost
  readonly guestListener: ListenerHandle
  readonly announcers: TableAnnouncers
  /** Whether the links and addresses of a table lead to another port than before the program was started. */
  haveLinksChanged(id: string): boolean
  /**
   * Opens the listener for guests, and announces every table that is not announced yet. Rejects with `no-listener`;
   * then it happens as soon as the listener can be opened.
   */
  openToGuests(): Promise<LanListener>
  /** Closes everything, even if a part fails; rejects with the faults. Tables stay on disk for the next start. */
  close(): Promise<void>
}

/**
 * Starts the host and restores the tables on disk. Rejects with a ServiceError: `in-use`, or one of the disk.
 * @param onAnnounced receives the id of each announcement, by which other machines know the table
 */
export async function startHostRuntime(
  dependencies: HostingDependencies,
  onAnnounced: (id: string) => void,
): Promise<HostRuntime> {
  const { folder, find, report, addFinishedGame, limits, nameForGuest, discovery = {} } = dependencies
  const thinker = dependencies.thinker()
  const announcers = createTableAnnouncers(discovery, onAnnounced)
  const host = await createLanHost({
    folder,
    find,
    thinker,
    report,
    ...(addFinishedGame && { addFinishedGame }),
    ...(limits && { limits }),
    ...(nameForGuest && { nameForGuest }),
    onChange: (table) => announcers.update(table),
  }).catch((fault: unknown) => {
    thinker.close()
    throw asServiceError(fault)
  })
  await host.resumeTables()
  const restored = new Set([...host.tables.map(({ room }) => room.spec.id), ...host.lost.map(({ id }) => id)])
  const formerPort = restored.size > 0 ? await readKeptPort(folder).catch(ignoreFault) : null
  let keptPort: number | null = null
  let keeping: Promise<unknown> = Promise.resolve()
  const guestListener = new ListenerHandle(() => dependencies.listen(host, formerPort), announceAll)

  function announceAll({ port }: LanListener): void {
    if (keptPort !== port) keeping = keepPort(folder, port).catch(ignoreFault)
    keptPort = port
    for (const table of host.tables) announcers.announce(table, port)
  }

  function ignoreFault(fault: unknown): null {
    report(asServiceError(fault))
    return null
  }

  return {
    host,
    guestListener,
    announcers,
    haveLinksChanged: (id) =>
      formerPort !== null && restored.has(id) && (guestListener.listener?.port ?? formerPort) !== formerPort,
    async openToGuests() {
      const listener = await guestListener.open()
      announceAll(listener)
      await keeping
      return listener
    },
    close: () =>
      doAll(
        () => Promise.all([announcers.close(), host.close()]),
        () => guestListener.close(),
        () => thinker.close(),
      ),
  }
}
