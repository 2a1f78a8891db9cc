import { PROTOCOL } from '../../../protocol/lan/version'
import type { TableAdvert } from '../../discovery/table-advert'
import { announceTable, type Announcement } from '../../discovery/announcer'
import type { LanTable } from '../table/lan-table'
import type { Discovery } from './discovery-browser'

/** Announces tables on the network for as long as they exist. */
export interface TableAnnouncers {
  /** @param port the port of the listener for guests */
  announce(table: LanTable, port: number): void
  /** Updates a table's announcement, such as the number of free chairs. */
  changed(table: LanTable): void
  /**
   * Returns why others cannot discover a table, or null if they can: `reason` is the system's message, null if there is
   * no network.
   */
  silence(id: string): { readonly reason: string | null } | null
  /** Ends a table's announcement with a goodbye. */
  end(id: string): Promise<void>
  close(): Promise<void>
}

interface Entry {
  readonly announcement: Announcement
  said: string
  fault: string | null
}

/** @param announced receives the id of each announcement, by which other machines know the table */
export function createTableAnnouncers(discovery: Discovery, announced: (id: string) => void): TableAnnouncers {
  const entries = new Map<string, Entry>()

  async function end(id: string): Promise<void> {
    const one = entries.get(id)
    entries.delete(id)
    await one?.announcement.close()
  }

  return {
    announce(table, port) {
      const { id } = table.room.spec
      if (entries.has(id)) return
      const advert = advertOf(table, discovery)
      const trouble = (fault: Error) => {
        one.fault = fault.message
      }
      const one: Entry = {
        announcement: announceTable({ ...discovery, advert, port, trouble }),
        said: JSON.stringify(advert),
        fault: null,
      }
      entries.set(id, one)
      announced(one.announcement.id)
    },
    changed(table) {
      const one = entries.get(table.room.spec.id)
      const advert = advertOf(table, discovery)
      const text = JSON.stringify(advert)
      if (!one || one.said === text) return
      one.said = text
      one.announcement.update(advert)
    },
    silence(id) {
      const one = entries.get(id)
      return !one || one.announcement.audible ? null : { reason: one.fault }
    },
    end,
    async close() {
      await Promise.all([...entries.keys()].map(end))
    },
  }
}

function advertOf({ room, lobby }: LanTable, { protocol = PROTOCOL }: Discovery): TableAdvert {
  const free = lobby.chairs.filter(({ state }) => state === 'open').length
  return { name: lobby.table, game: room.spec.game.info.id, free, protocol }
}
