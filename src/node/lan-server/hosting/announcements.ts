import type { FoundTable } from '../../../protocol/app/services'
import { socketAddressText } from '../../../protocol/lan/address'
import { PROTOCOL_VERSIONS, commonVersion, type VersionRange } from '../../../protocol/lan/version'
import { announceTable, type Announcement } from '../../discovery/announcer'
import { browseTables, type MdnsBrowser } from '../../discovery/mdns-browser'
import type { TableAdvert } from '../../discovery/table-advert'
import type { LinkChoice } from '../../network/network-links'
import type { LanTable } from '../table/lan-table'

interface Entry {
  readonly announcement: Announcement
  lastAdvertJson: string
  fault: string | null
}

/**
 * Announces tables on the network for as long as they exist.
 * @param onAnnounced receives the id of each announcement, by which other machines know the table
 */
export function createTableAnnouncers(discovery: DiscoveryOptions, onAnnounced: (id: string) => void) {
  const entries = new Map<string, Entry>()

  /** Ends a table's announcement with a goodbye. */
  async function end(id: string): Promise<void> {
    const one = entries.get(id)
    entries.delete(id)
    await one?.announcement.close()
  }

  return {
    /** @param port the port of the listener for guests */
    announce(table: LanTable, port: number): void {
      const { id } = table.room.spec
      if (entries.has(id)) return
      const advert = advertOf(table, discovery)
      const onFault = (fault: Error) => {
        one.fault = fault.message
      }
      const one: Entry = {
        announcement: announceTable({ ...discovery, advert, port, onFault }),
        lastAdvertJson: JSON.stringify(advert),
        fault: null,
      }
      entries.set(id, one)
      onAnnounced(one.announcement.id)
    },
    /** Updates a table's announcement, such as the number of free chairs. */
    update(table: LanTable): void {
      const one = entries.get(table.room.spec.id)
      const advert = advertOf(table, discovery)
      const text = JSON.stringify(advert)
      if (!one || one.lastAdvertJson === text) return
      one.lastAdvertJson = text
      one.announcement.update(advert)
    },
    /**
     * Returns why others cannot discover a table, or null if they can: `reason` is the system's message, null if there is
     * no network.
     */
    discoveryFailure(id: string): { readonly reason: string | null } | null {
      const one = entries.get(id)
      return !one || one.announcement.hasOpenLink ? null : { reason: one.fault }
    },
    /** Whether somebody on the network keeps claiming the name of a table. */
    isNameContested: (id: string) => entries.get(id)?.announcement.isNameContested ?? false,
    end,
    async close(): Promise<void> {
      await Promise.all([...entries.keys()].map(end))
    },
  }
}

function advertOf({ room, lobby }: LanTable, { protocol = PROTOCOL_VERSIONS }: DiscoveryOptions): TableAdvert {
  const free = lobby.chairs.filter(({ state }) => state === 'open').length
  return { name: lobby.table, game: room.spec.game.info.id, free, protocol }
}

/** Options of discovery; port and versions differ in tests only. */
export interface DiscoveryOptions extends LinkChoice {
  readonly mdnsPort?: number
  /** The protocol versions that this program supports. */
  readonly protocol?: VersionRange
}

/** How long browsing continues after the last call, in milliseconds: a lobby calls about every second. */
const IDLE_TIMEOUT_MS = 4_000

/**
 * Browses the network for tables while callers ask for them.
 * @param isOwn recognizes this program's own tables by the id of their announcement
 */
export function createDiscoveryBrowser(discovery: DiscoveryOptions, isOwn: (id: string) => boolean) {
  let watch: MdnsBrowser | null = null
  let idle: NodeJS.Timeout | null = null

  function close(): void {
    if (idle) clearTimeout(idle)
    watch?.close()
    idle = null
    watch = null
  }

  return {
    /** Returns the tables found so far. The first call after a pause starts browsing and finds nothing yet. */
    listFound(): FoundTable[] {
      // A link that fails finds no tables; a typed address still works.
      watch ??= browseTables({ ...discovery, onChange: () => undefined })
      idle ??= setTimeout(close, IDLE_TIMEOUT_MS).unref()
      idle.refresh()
      return watch
        .tables()
        .filter(({ id }) => !isOwn(id))
        .map(({ id, name, game, free, port, addresses, protocol }) => ({
          id,
          name,
          game,
          free,
          addresses: addresses.map((address) => socketAddressText(address, port)),
          compatible: commonVersion(discovery.protocol ?? PROTOCOL_VERSIONS, protocol) !== null,
        }))
    },
    close,
  }
}
