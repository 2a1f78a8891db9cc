import { PROTOCOL } from '../../../protocol/lan/version'
import type { TableAdvert } from '../discovery/advert'
import { announceTable, type Announcement } from '../discovery/announce'
import type { LanTable } from '../table/lan-table'
import type { Discovery } from './lookout'

/** Announces tables on the network for as long as they stand. */
export interface Heralds {
  /** @param port where guests come in. */
  announce(table: LanTable, port: number): void
  /** Says how many chairs are free now. */
  changed(table: LanTable): void
  /** Set where a table can't be found by others: `reason` is the system's, null where there is no network. */
  silence(id: string): { readonly reason: string | null } | null
  /** Takes leave for a table. */
  end(id: string): Promise<void>
  close(): Promise<void>
}

interface Herald {
  readonly announcement: Announcement
  said: string
  fault: string | null
}

/** @param announced hears the id of each announcement, by which others know the table. */
export function heraldsOf(discovery: Discovery, announced: (id: string) => void): Heralds {
  const heralds = new Map<string, Herald>()

  async function end(id: string): Promise<void> {
    const herald = heralds.get(id)
    heralds.delete(id)
    await herald?.announcement.close()
  }

  return {
    announce(table, port) {
      const { id } = table.room.spec
      if (heralds.has(id)) return
      const advert = advertOf(table)
      const trouble = (fault: Error) => {
        herald.fault = fault.message
      }
      const herald: Herald = {
        announcement: announceTable({ ...discovery, advert, port, trouble }),
        said: JSON.stringify(advert),
        fault: null,
      }
      heralds.set(id, herald)
      announced(herald.announcement.id)
    },
    changed(table) {
      const herald = heralds.get(table.room.spec.id)
      const advert = advertOf(table)
      const text = JSON.stringify(advert)
      if (!herald || herald.said === text) return
      herald.said = text
      herald.announcement.update(advert)
    },
    silence(id) {
      const herald = heralds.get(id)
      return !herald || herald.announcement.audible ? null : { reason: herald.fault }
    },
    end,
    async close() {
      await Promise.all([...heralds.keys()].map(end))
    },
  }
}

function advertOf({ room, lobby }: LanTable): TableAdvert {
  const free = lobby.chairs.filter(({ state }) => state === 'open').length
  return { name: lobby.table, game: room.spec.game.info.id, free, protocol: PROTOCOL }
}
