import { PROTOCOL_VERSIONS } from '../../../protocol/lan/version'
import type { TableAdvert } from '../../discovery/table-advert'
import { announceTable, type Announcement } from '../../discovery/announcer'
import type { LanTable } from '../table/lan-table'
import type { DiscoveryOptions } from './discovery-browser'

/** Announces tables on the network for as long as they exist. */
export type TableAnnouncers = ReturnType<typeof createTableAnnouncers>

interface Entry {
  readonly announcement: Announcement
  lastAdvertJson: string
  fault: string | null
}

/** @param onAnnounced receives the id of each announcement, by which other machines know the table */
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
