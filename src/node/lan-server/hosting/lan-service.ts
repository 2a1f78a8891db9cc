import { ServiceError, type FoundTable, type HostedTable, type LanService } from '../../../protocol/app/services'
import { seatOf, type Seat } from '../../../rules/kit'
import type { JobQueue } from '../../../async/job-queue'
import type { LanTable } from '../table/lan-table'
import type { CurrentRuntime } from './current-runtime'
import { toHostedTable } from './hosted-table'

/** Maximum number of tables. */
const MAX_TABLES = 50

interface ServiceParts {
  readonly current: CurrentRuntime
  /** Lists this machine's tables, after restoring those on disk. */
  readonly listHosted: () => Promise<HostedTable[]>
  readonly listFound: () => FoundTable[]
  readonly reach: LanService['reach']
  /** Opening and ending of tables happen one at a time. */
  readonly inTurn: JobQueue
}

/** Creates the calls of a page that hosts tables. */
export function createLanService({ current, listHosted, listFound, reach, inTurn }: ServiceParts): LanService {
  async function open(request: Parameters<LanService['open']>[0]): Promise<HostedTable> {
    const at = await current.begin()
    try {
      if (at.host.tables.length >= MAX_TABLES) {
        throw new ServiceError('too-many-tables', `No more than ${String(MAX_TABLES)} tables stand here at once.`)
      }
      await at.openToGuests()
      const table = await at.host.open(request)
      await at.openToGuests()
      return toHostedTable(table, at)
    } catch (fault) {
      await current.endIfEmpty()
      throw fault
    }
  }

  async function end(id: string): Promise<void> {
    const { runtime } = current
    if (!runtime) return
    await Promise.all([runtime.announcers.end(id), runtime.host.end(id)])
    await current.endIfEmpty()
  }

  async function setAside(id: string): Promise<void> {
    if (!current.runtime) throw new ServiceError('no-such-table', 'That table is not here any more.')
    await current.runtime.host.setAside(id)
    await current.endIfEmpty()
  }

  return {
    open: (wish) => inTurn(() => open(wish)),
    hosted: () => inTurn(listHosted),
    end: (id) => inTurn(() => end(id)),
    lost: () =>
      inTurn(async () => {
        await listHosted()
        return [...(current.runtime?.host.lost ?? [])]
      }),
    setAside: (id) => inTurn(() => setAside(id)),
    found: () => Promise.resolve(listFound()),
    reach,
    ...ownerCalls(current),
  }
}

/** Creates the calls for the owner of one table. */
function ownerCalls(current: CurrentRuntime): Pick<LanService, 'start' | 'pause' | 'seatBot' | 'remove' | 'admit'> {
  function tableOf(id: string): LanTable {
    const table = current.runtime?.host.tables.find(({ room }) => room.spec.id === id)
    if (!table) throw new ServiceError('no-such-table', 'That table is not open any more.')
    return table
  }

  return {
    start: async (id, level) => tableOf(id).start(level),
    pause: async (id, paused) => tableOf(id).pause(paused),
    async seatBot(id, letter, level) {
      const table = tableOf(id)
      await table.seatBot(seatIn(table, letter), level)
    },
    async remove(id, letter) {
      const table = tableOf(id)
      await table.remove(seatIn(table, letter))
    },
    admit(id, letter) {
      const table = tableOf(id)
      table.admit(seatIn(table, letter))
      return Promise.resolve()
    },
  }
}

function seatIn({ room }: LanTable, letter: string): Seat {
  const seat = seatOf(letter, room.seats.length)
  if (seat < 0) throw new ServiceError('bad-seat', 'That table has no such chair.')
  return seat
}
